import { Link } from "@remix-run/react";
import { dashboardMessages } from "#messages/dashboard";
import { chipStyle } from "~/components/ui/choice-chip";
import { useMessages } from "~/i18n/use-messages";
import type { OwnEventsView } from "~/views/dashboard/own-events";

/** `path` is the list's address without parameters. */
export function PeriodTabs({ path, period }: { path: string; period: OwnEventsView["period"] }) {
  const m = useMessages(dashboardMessages);
  const tabs = [
    { name: "coming", to: path, text: m.coming },
    { name: "past", to: `${path}?period=past`, text: m.past },
  ];
  return (
    <nav aria-label={m.periods} className="ml-auto flex gap-2">
      {tabs.map(({ name, to, text }) => (
        <Link
          key={name}
          to={to}
          preventScrollReset
          aria-current={name === period ? "page" : undefined}
          className={chipStyle(name === period ? "fjord" : "off", "max-sm:aria-[current]:hidden")}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
