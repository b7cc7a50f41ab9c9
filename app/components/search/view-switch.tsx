import { Link } from "@remix-run/react";
import { homeMessages } from "#messages/home";
import { isChosenBox } from "~/components/search/fitted-box";
import { searchHref, useCurrentSearch } from "~/components/search/search-params";
import { SEARCH_VIEWS, type SearchView } from "~/domain/search/limits";
import { useMessages } from "~/i18n/use-messages";

/** Links, so that Back leads from one to the other. */
export function ViewSwitch({ face }: { face: SearchView }) {
  const m = useMessages(homeMessages);
  const search = useCurrentSearch();
  return (
    <nav
      aria-label={m.views}
      className="ml-auto flex shrink-0 self-start rounded-full border-[1.5px] border-line bg-surface print:hidden"
    >
      {SEARCH_VIEWS.map((view) => (
        <Link
          key={view}
          to={searchHref(search, {
            ...(view !== "map" && !isChosenBox(search.get("bbox")) && { bbox: null }),
            view: view === "list" ? null : view,
            month: null,
            day: null,
          })}
          preventScrollReset
          aria-current={view === face ? "true" : undefined}
          className="inline-flex min-h-10 items-center rounded-full px-2.5 text-fine font-medium sm:px-4 sm:text-note aria-[current]:bg-ink aria-[current]:text-paper"
        >
          {m.viewNames[view]}
        </Link>
      ))}
    </nav>
  );
}
