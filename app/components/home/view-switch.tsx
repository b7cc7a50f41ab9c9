import { Link } from "@remix-run/react";
import { CalendarDays, List, Map } from "lucide-react";
import { homeMessages } from "#messages/home";
import { isChosenBox } from "~/components/search/fitted-box";
import { searchHref, useCurrentSearch } from "~/components/search/search-params";
import { SEARCH_VIEWS, type SearchView } from "~/domain/search/limits";
import { useMessages } from "~/i18n/use-messages";

const ICONS = { list: List, map: Map, month: CalendarDays };

/** Links, so that Back leads from one to the other. On phones they are icons. */
export function ViewSwitch({ face }: { face: SearchView }) {
  const m = useMessages(homeMessages);
  const search = useCurrentSearch();
  return (
    <nav aria-label={m.views} className="flex shrink-0 rounded-full border-[1.5px] border-line bg-surface">
      {SEARCH_VIEWS.map((view) => {
        const Icon = ICONS[view];
        return (
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
            className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full text-note sm:px-4 font-medium aria-[current]:bg-ink aria-[current]:text-paper"
          >
            <Icon aria-hidden="true" className="icon-text" />
            <span className="max-sm:sr-only">{m.viewNames[view]}</span>
          </Link>
        );
      })}
    </nav>
  );
}
