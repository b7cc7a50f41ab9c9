import { weekendMessages } from "#messages/weekend";
import type { NearMe } from "~/components/home/use-near-me";
import { RunningStrip } from "~/components/search/running-strip";
import { searchHref } from "~/components/search/search-params";
import type { CenterChoice } from "~/components/search/use-center";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { RADII_KM } from "~/domain/search/limits";
import { useMessages } from "~/i18n/use-messages";
import type { WeekendView } from "~/views/search/weekend";
import { DaySection } from "./day-section";
import { WeekendPlace } from "./weekend-place";

interface Props {
  view: WeekendView;
  search: URLSearchParams;
  center: CenterChoice;
  nearMe: NearMe;
}

/** What people travel to first, then each day's services by the hour. */
export function WeekendPage({ view, search, center, nearMe }: Props) {
  const m = useMessages(weekendMessages);
  return (
    <div className="mx-auto max-w-[1180px] px-5 pb-8 lg:px-8">
      <h1 className="mt-4 text-page lg:mt-6 lg:text-display">{m.heading}</h1>
      <p className="mt-1 text-lead text-ink-soft">{view.when}</p>
      <WeekendPlace view={view} search={search} center={center} nearMe={nearMe} />
      {view.isEmpty ? (
        <Empty view={view} search={search} />
      ) : (
        view.days.map((day) => (
          <DaySection
            key={day.day}
            day={day}
            listHref={searchHref(search, { when: null, from: day.day, to: day.day })}
          />
        ))
      )}
      <RunningStrip events={view.running} />
      <p className="mt-8 flex flex-wrap gap-3 print:hidden">
        <ButtonLink kind="quiet" to={searchHref(search, { when: "weekend", from: null, to: null })}>
          {m.allFilters}
        </ButtonLink>
        <ButtonLink kind="quiet" to={searchHref(search, { when: "weekend", from: null, to: null }, "/abonner")}>
          {m.subscribe}
        </ButtonLink>
      </p>
    </div>
  );
}

function Empty({ view, search }: Pick<Props, "view" | "search">) {
  const m = useMessages(weekendMessages);
  const wider = view.center === null ? undefined : RADII_KM.find((km) => km > view.radiusKm);
  return (
    <EmptyState title={m.empty} text={m.emptyHint}>
      {wider && (
        <ButtonLink to={searchHref(search, { radius_km: String(wider) }, "/helgen")}>{m.wider(wider)}</ButtonLink>
      )}
      <ButtonLink kind="quiet" to={searchHref(search, { when: null, from: null, to: null })}>
        {m.later}
      </ButtonLink>
    </EmptyState>
  );
}
