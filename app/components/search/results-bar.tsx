import { Link, useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { homeMessages } from "#messages/home";
import { SEARCH_VIEWS, type SearchView } from "~/domain/search/limits";
import { useMessages } from "~/i18n/use-messages";
import type { HomeView } from "~/views/search/home";
import { isChosenBox } from "./fitted-box";
import { RESULTS } from "./scroll-to-results";
import { searchHref, useCurrentSearch } from "./search-params";

/** Above the results: what was found, and how it is shown. */
export function ResultsBar({ face, children }: { face: SearchView; children?: ReactNode }) {
  return (
    <div className="mt-1 mb-0.5 flex min-h-11 flex-wrap items-center justify-between gap-x-4 lg:mt-3">
      {children}
      <ViewSwitch face={face} />
    </div>
  );
}

/** On phones the number stands for the heading. */
export function FoundCount({ view }: { view: HomeView }) {
  const m = useMessages(homeMessages);
  const count = view.totalIsCapped ? m.countCapped(view.total) : m.count(view.total);
  return (
    <div className="flex min-w-0 grow basis-34 flex-wrap items-baseline gap-x-2.5 text-fine leading-snug sm:text-note">
      <h2
        id={RESULTS}
        tabIndex={-1}
        aria-label={`${m.resultsHeading} (${count})`}
        className="flex scroll-mt-[-52px] flex-wrap items-baseline text-title"
      >
        <span className="max-sm:sr-only">{m.resultsHeading} (</span>
        <span className="font-sans text-fine font-semibold tracking-normal even-digits sm:text-note">{count}</span>
        <span className="max-sm:sr-only">)</span>
      </h2>
      <p role="status" className="sr-only">
        {[count, view.folded].filter(Boolean).join(", ")}
      </p>
      {hasFolded(view) && <EachDate folded={view.folded} />}
    </div>
  );
}

/** Some are, or were until they were asked for. How many is only known below the cap. */
const hasFolded = ({ folding, folded, total, days }: HomeView): boolean =>
  total > 0 &&
  folding !== null &&
  (folding === "each" || folded !== null || days.some(({ events }) => events.some(({ repeats }) => repeats)));

/** Each date of regular series by itself, or each series once again. */
function EachDate({ folded }: { folded: string | null }) {
  const m = useMessages(homeMessages);
  const [search] = useSearchParams();
  const isFolded = !search.has("each");
  return (
    <p className="text-ink-soft print:hidden">
      {folded && <span className="mr-2 max-sm:hidden">{folded}</span>}
      <Link
        to={searchHref(search, { each: isFolded ? "1" : null })}
        replace
        preventScrollReset
        className="-my-2.5 inline-block py-2.5 text-fjord underline"
      >
        {folded && (
          <span className="sm:hidden">
            {folded}
            <span className="sr-only">: </span>
          </span>
        )}
        <span className={folded ? "max-sm:sr-only" : ""}>{isFolded ? m.each : m.eachOnce}</span>
      </Link>
    </p>
  );
}

/** Links, so that Back leads from one to the other. */
export function ViewSwitch({ face }: { face: SearchView }) {
  const m = useMessages(homeMessages);
  const search = useCurrentSearch();
  return (
    <nav
      aria-label={m.views}
      className="ml-auto flex max-w-full shrink-0 flex-wrap self-start rounded-full border-[1.5px] border-line bg-surface print:hidden"
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
