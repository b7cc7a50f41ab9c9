import type { ReactNode } from "react";
import { weekendMessages } from "#messages/weekend";
import type { NearMe } from "~/components/home/use-near-me";
import { RunningStrip } from "~/components/search/running-strip";
import { type SearchChange, searchHref, type SearchPage } from "~/components/search/search-params";
import type { CenterChoice } from "~/components/search/use-center";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { RADII_KM } from "~/domain/search/limits";
import { useMessages } from "~/i18n/use-messages";
import type { EventCardView } from "~/views/events/card";
import type { WeekendDayView } from "~/views/search/weekend";
import { DaySection } from "./day-section";
import { DaysPlace } from "./place-choice";

interface Props {
  heading: string;
  empty: { title: string; text: string };
  view: {
    when: string;
    days: WeekendDayView[];
    running?: EventCardView[];
    isEmpty: boolean;
    placeIsUnknown: boolean;
    radiusKm: number;
  };
  page: SearchPage;
  search: URLSearchParams;
  /** To the list of the same events. */
  list: SearchChange;
  center: CenterChoice;
  nearMe: NearMe;
  /** Further ways on. */
  children?: ReactNode;
}

/** What people travel to first, then each day's services by the hour. */
export function DaysPage({ heading, empty, view, list, children, ...place }: Props) {
  const m = useMessages(weekendMessages);
  const { page, search, center } = place;
  const wider = center === null ? undefined : RADII_KM.find((km) => km > view.radiusKm);
  const running = view.running && <RunningStrip events={view.running} />;
  return (
    <div className="mx-auto max-w-[1180px] px-5 pb-8 lg:px-8">
      <h1 className="mt-4 text-page lg:mt-1 lg:text-display">{heading}</h1>
      <h2 className="mt-1 font-sans text-lead font-normal text-ink-soft">{view.when}</h2>
      <DaysPlace {...place} radiusKm={view.radiusKm} placeIsUnknown={view.placeIsUnknown} />
      {!view.isEmpty && running}
      {view.isEmpty ? (
        <EmptyState {...empty}>
          {wider && (
            <ButtonLink to={searchHref(search, { radius_km: String(wider) }, page)}>{m.wider(wider)}</ButtonLink>
          )}
          <ButtonLink kind="quiet" to={searchHref(search, { when: null, from: null, to: null })}>
            {m.later}
          </ButtonLink>
        </EmptyState>
      ) : (
        view.days.map((day) => (
          <DaySection
            key={day.day}
            day={day}
            listHref={searchHref(search, { ...list, when: null, from: day.day, to: day.day })}
          />
        ))
      )}
      {view.isEmpty && running}
      <p className="mt-8 flex flex-wrap gap-3 print:hidden">
        <ButtonLink kind="quiet" to={searchHref(search, list)}>
          {m.allFilters}
        </ButtonLink>
        {children}
      </p>
    </div>
  );
}
