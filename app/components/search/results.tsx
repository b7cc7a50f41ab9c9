import { Link, useSearchParams } from "@remix-run/react";
import { Fragment } from "react";
import { commonMessages } from "#messages/common";
import { homeMessages } from "#messages/home";
import { CARD_GRID, EventCard } from "~/components/events/event-card";
import { EventRow } from "~/components/events/event-row";
import { turnLocationOff } from "~/components/location/device-location";
import { buttonStyle } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { useOnTheWay } from "~/components/ui/on-the-way";
import { SkeletonCard } from "~/components/ui/skeleton";
import { useFocusOnNew } from "~/components/ui/use-focus-on-new";
import { RADII_KM } from "~/domain/search/limits";
import { useMessages } from "~/i18n/use-messages";
import type { EventCardView } from "~/views/events/card";
import type { HomeView } from "~/views/search/home";
import { DayGroupSection } from "./day-group";
import { isChosenBox } from "./fitted-box";
import { RunningStrip } from "./running-strip";
import { RESULTS } from "./scroll-to-results";
import { searchHref } from "./search-params";
import { ViewSwitch } from "./view-switch";

const SKELETONS = 6;

export function Results({ view }: { view: HomeView }) {
  const { list, expectMore } = useFocusOnNew<HTMLElement>(
    view.days.reduce((sum, { events }) => sum + events.length, 0),
  );
  return (
    // At least as high as the screen, so that the heading can be at its top however few results there are.
    <section
      ref={list}
      aria-labelledby={RESULTS}
      className="min-h-[calc(100lvh-107px)] lg:min-h-[calc(100lvh-64px)] print:min-h-0"
    >
      <div className={RESULTS_BAR}>
        <Count view={view} />
        <ViewSwitch face="list" />
      </div>
      <Found view={view} onMore={expectMore} />
    </section>
  );
}

/** What was found, and what else changes how it is shown. */
export const RESULTS_BAR = "mt-1 mb-0.5 flex min-h-11 items-center justify-between gap-x-4 lg:mt-3";

/** On phones the number stands for the heading. */
function Count({ view }: { view: HomeView }) {
  const m = useMessages(homeMessages);
  const count = view.totalIsCapped ? m.countCapped(view.total) : m.count(view.total);
  return (
    <div className="flex min-w-0 flex-wrap items-baseline gap-x-2.5 text-fine leading-snug sm:text-note">
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
      {view.folding && view.total > 0 && <EachDate folded={view.folded} />}
    </div>
  );
}

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

function Found({ view, onMore }: { view: HomeView; onMore: () => void }) {
  if (useIsSearching()) return <Skeletons />;
  if (view.days.length === 0 || view.days[0]!.events.length === 0) {
    return (
      <>
        <NothingFound view={view} />
        <RunningStrip events={view.running} />
        <Subscribe />
      </>
    );
  }
  const isByDay = view.days[0]!.day !== "";
  return (
    <>
      {isByDay ? <ByDay view={view} /> : <ByDistance view={view} />}
      <ShowMore more={view.more} onMore={onMore} />
      <ByChance events={view.byChance} />
      <Subscribe />
    </>
  );
}

function ByChance({ events }: { events: EventCardView[] }) {
  const m = useMessages(homeMessages);
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="by-chance" className="mt-8">
      <h3 id="by-chance" className="mb-3 text-title">
        {m.byChance}
      </h3>
      <ul className="grid gap-3 lg:grid-cols-2">
        {events.map((event) => (
          <li key={event.id} className="flex min-w-0 *:w-full">
            <EventRow event={event} showDate headingLevel={4} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Running events come after the first day: the first screen is for those that can still be reached. */
function ByDay({ view: { days, running } }: { view: HomeView }) {
  return (
    <div className="grid grid-cols-1 gap-3 sm:gap-4 lg:grid-cols-3 lg:gap-x-5.5">
      {days.map((group, index) => (
        <Fragment key={group.day}>
          <DayGroupSection group={group} isFirst={index === 0} />
          {index === 0 && <RunningStrip events={running} />}
        </Fragment>
      ))}
    </div>
  );
}

function ByDistance({ view: { days, running, distancePool } }: { view: HomeView }) {
  const m = useMessages(homeMessages);
  return (
    <>
      <p className="mb-4 text-note text-ink-soft">{m.distancePool(distancePool)}</p>
      <div className={CARD_GRID}>
        {days[0]!.events.map((event, index) => (
          <EventCard key={event.id} event={event} isEager={index < 2} />
        ))}
      </div>
      <div className="mt-4">
        <RunningStrip events={running} />
      </div>
    </>
  );
}

function useIsSearching(): boolean {
  const location = useOnTheWay();
  const [shown] = useSearchParams();
  if (location?.pathname !== "/") return false;
  return searchHref(new URLSearchParams(location.search), {}) !== searchHref(shown, {});
}

function Skeletons() {
  const m = useMessages(homeMessages);
  return (
    <div role="status" aria-label={m.loadingResults} className={`mt-6 ${CARD_GRID}`}>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <SkeletonCard key={index} />
      ))}
    </div>
  );
}

export function ShowMore({ more, onMore }: Pick<HomeView, "more"> & { onMore: () => void }) {
  const m = useMessages(commonMessages);
  const [search] = useSearchParams();
  const isOnTheWay = useOnTheWay() !== undefined;
  if (!more) return null;
  const grows = "show" in more;
  const href = searchHref(
    search,
    Object.fromEntries(Object.entries(more).map(([name, value]) => [name, String(value)])),
  );
  return (
    <p className="mt-8 text-center">
      <Link
        to={href}
        replace={grows}
        preventScrollReset={grows}
        onClick={grows ? onMore : undefined}
        className={buttonStyle("quiet", "min-w-48 print:hidden")}
      >
        {isOnTheWay ? m.loading : m.showMore}
      </Link>
    </p>
  );
}

/** Without what a map showed by itself. */
export function Subscribe() {
  const m = useMessages(homeMessages);
  const [search] = useSearchParams();
  return (
    <p className="mt-6 text-center print:hidden">
      <Link
        to={searchHref(search, isChosenBox(search.get("bbox")) ? {} : { bbox: null }, "/abonner")}
        className="text-fjord underline"
      >
        {m.subscribe}
      </Link>
    </p>
  );
}

function NothingFound({ view }: { view: HomeView }) {
  const m = useMessages(homeMessages);
  const [search] = useSearchParams();
  const wider = view.center === null ? undefined : RADII_KM.find((km) => km > view.radiusKm);
  return (
    <EmptyState title={m.empty} text={m.emptyHint}>
      {wider && (
        <Link
          to={searchHref(search, { radius_km: String(wider) })}
          preventScrollReset
          className={buttonStyle("primary")}
        >
          {m.wider(wider)}
        </Link>
      )}
      <Link to="/" onClick={turnLocationOff} className={buttonStyle("quiet")}>
        {m.resetAll}
      </Link>
    </EmptyState>
  );
}
