import { Link, useSearchParams } from "@remix-run/react";
import { Suspense } from "react";
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
import { FoundCount, ResultsBar } from "./results-bar";
import { RunningStrip } from "./running-strip";
import { RESULTS } from "./scroll-to-results";
import { searchHref } from "./search-params";

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
      <ResultsBar face="list">
        <FoundCount view={view} />
      </ResultsBar>
      <Found view={view} onMore={expectMore} />
    </section>
  );
}

function Found({ view, onMore }: { view: HomeView; onMore: () => void }) {
  if (useIsSearching()) return <Skeletons />;
  const [first] = view.days;
  if (!first || first.events.length === 0) {
    return (
      <>
        {view.running.length > 0 ? <RunningStrip events={view.running} /> : <NothingFound view={view} />}
        <Subscribe />
      </>
    );
  }
  return (
    <>
      {first.day !== "" ? <ByDay view={view} /> : <ByDistance view={view} events={first.events} />}
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

/** Each day comes to life by itself, so that a tap waits for its own alone. */
function ByDay({ view: { days, running } }: { view: HomeView }) {
  return (
    <div className="day-grid">
      <RunningStrip events={running} />
      {days.map((group, index) => (
        <Suspense key={group.day}>
          <DayGroupSection group={group} isFirst={index === 0} />
        </Suspense>
      ))}
    </div>
  );
}

function ByDistance({ view: { running, distancePool }, events }: { view: HomeView; events: EventCardView[] }) {
  const m = useMessages(homeMessages);
  return (
    <>
      <RunningStrip events={running} />
      <p className="mb-4 text-note text-ink-soft">{m.distancePool(distancePool)}</p>
      <div className={CARD_GRID}>
        {events.map((event, index) => (
          <EventCard key={event.id} event={event} isEager={index < 2} />
        ))}
      </div>
    </>
  );
}

/** Not while a link is pressed: a list that makes room for its skeletons would lose the press. */
function useIsSearching(): boolean {
  const location = useOnTheWay();
  const [shown] = useSearchParams();
  if (location?.pathname !== "/" || document.querySelector("a:active")) return false;
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
      {search.get("q") ? (
        <Link to={searchHref(search, { q: null, exact: null })} className={buttonStyle("quiet")}>
          {m.withoutWords}
        </Link>
      ) : (
        <Link to="/" onClick={turnLocationOff} className={buttonStyle("quiet")}>
          {m.resetAll}
        </Link>
      )}
    </EmptyState>
  );
}
