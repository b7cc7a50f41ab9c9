import { Link, useSearchParams } from "@remix-run/react";
import { EmptyState } from "~/components/empty-state";
import { turnLocationOff } from "~/components/location/device-location";
import { EventCard } from "~/components/event-card";
import { useOnTheWay } from "~/components/on-the-way";
import { buttonStyle } from "~/components/ui/button";
import { SkeletonCard } from "~/components/ui/skeleton";
import { useFocusOnNew } from "~/components/use-focus-on-new";
import { RADII_KM } from "~/domain/search-limits";
import { commonMessages } from "~/i18n/common";
import { homeMessages } from "~/i18n/home";
import { useMessages } from "~/i18n/use-messages";
import type { HomeView } from "~/views/home";
import { DayGroupSection } from "./day-group";
import { searchHref } from "./search-params";

const SKELETONS = 6;
export const CARD_GRID = "grid gap-3 sm:grid-cols-2 sm:gap-5.5 lg:grid-cols-3";

export function Results({ view }: { view: HomeView }) {
  const m = useMessages(homeMessages);
  const count = view.totalIsCapped ? m.countCapped(view.total) : m.count(view.total);
  const { list, expectMore } = useFocusOnNew<HTMLElement>(view.days.reduce((sum, { events }) => sum + events.length, 0));
  return (
    <section ref={list} aria-labelledby="results">
      <h2 id="results" className="mt-6 mb-1 flex flex-wrap items-baseline gap-x-2.5 type-22 lg:type-28">
        {m.resultsHeading} <span className="font-sans type-15 font-normal tracking-normal text-ink-soft tabular-nums">{count}</span>
      </h2>
      <p role="status" className="sr-only">
        {count}
      </p>
      <Found view={view} onMore={expectMore} />
    </section>
  );
}

function Found({ view, onMore }: { view: HomeView; onMore: () => void }) {
  const m = useMessages(homeMessages);
  if (useIsSearching()) return <Skeletons />;
  if (view.days.length === 0 || view.days[0]!.events.length === 0) return <NothingFound view={view} />;
  const isByDay = view.days[0]!.day !== "";
  return (
    <>
      {isByDay ? (
        view.days.map((group, index) => <DayGroupSection key={group.day} group={group} isFirst={index === 0} />)
      ) : (
        <>
          <p className="mb-4 type-15 text-ink-soft">{m.distancePool(view.distancePool)}</p>
          <div className={CARD_GRID}>
            {view.days[0]!.events.map((event, index) => (
              <EventCard key={event.id} event={event} isLead isEager={index < 2} />
            ))}
          </div>
        </>
      )}
      <ShowMore more={view.more} onMore={onMore} />
    </>
  );
}

/** A new search is on its way, and the page already knows that it is another one. */
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

function ShowMore({ more, onMore }: Pick<HomeView, "more"> & { onMore: () => void }) {
  const m = useMessages(commonMessages);
  const [search] = useSearchParams();
  const isOnTheWay = useOnTheWay() !== undefined;
  if (!more) return null;
  const grows = "show" in more;
  const href = searchHref(search, Object.fromEntries(Object.entries(more).map(([name, value]) => [name, String(value)])));
  return (
    <p className="mt-8 text-center">
      <Link to={href} replace={grows} preventScrollReset={grows} onClick={grows ? onMore : undefined} className={buttonStyle("quiet", "min-w-48")}>
        {isOnTheWay ? m.loading : m.showMore}
      </Link>
    </p>
  );
}

function NothingFound({ view }: { view: HomeView }) {
  const m = useMessages(homeMessages);
  const [search] = useSearchParams();
  const wider = view.around === null ? undefined : RADII_KM.find((km) => km > view.radiusKm);
  return (
    <EmptyState title={m.empty} text={m.emptyHint}>
      {wider && (
        <Link to={searchHref(search, { radius_km: String(wider) })} preventScrollReset className={buttonStyle("primary")}>
          {m.wider(wider)}
        </Link>
      )}
      <Link to="/" onClick={turnLocationOff} className={buttonStyle("quiet")}>
        {m.resetAll}
      </Link>
    </EmptyState>
  );
}
