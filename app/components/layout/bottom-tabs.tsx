import { NavLink } from "@remix-run/react";
import { commonMessages } from "#messages/common";
import { usePlaceHref } from "~/components/search/last-search";
import { useMessages } from "~/i18n/use-messages";
import { MAIN_PAGES, usePlaceLit } from "./navigation";

/** At the bottom of the screen; of the page, where zoom would make them cover a third of it. */
export function BottomTabs() {
  const m = useMessages(commonMessages);
  const hrefOf = usePlaceHref();
  const isLit = usePlaceLit();
  return (
    <nav
      data-tabs=""
      aria-label={m.navigation}
      className="fixed inset-x-0 bottom-0 z-30 grid h-(--tabs) grid-cols-[repeat(4,auto)] min-[380px]:grid-cols-4 items-start border-t border-line bg-surface px-1.5 pt-2 pb-[env(safe-area-inset-bottom)] lg:hidden [@media(height<320px)]:static"
    >
      {MAIN_PAGES.map(({ to, key, Icon }) => (
        <NavLink
          key={to}
          to={hrefOf(to)}
          end={to === "/"}
          prefetch="intent"
          data-lit={isLit(to)}
          className="group flex min-h-15 flex-col items-center justify-center gap-1 rounded-field text-tab font-medium text-ink-soft data-[lit=true]:text-fjord"
        >
          <span className="rounded-full px-4.5 py-1 group-data-[lit=true]:bg-fjord-tint">
            <Icon aria-hidden="true" />
          </span>
          {m[key]}
        </NavLink>
      ))}
    </nav>
  );
}
