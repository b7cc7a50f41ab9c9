import type { SeriesPageRows } from "#db/queries/series-page";
import { dayOf } from "~/domain/event-time";
import type { OwnEventsQuery } from "~/schemas/dashboard-query";
import type { ViewContext } from "./event-card";
import { type OwnEventsView, viewOwnEvents } from "./own-events";
import { viewRule } from "./series-rule";

export interface SeriesPageView {
  id: string;
  /** Of the event that is nearest; null where the period has none. */
  title: string | null;
  /** "hver søndag til 13. juni 2027" */
  repeats: string;
  list: OwnEventsView;
  mayWrite: boolean;
  /** Where its rule is changed; null for who may not, and where there is no event to begin at. */
  changeAt: string | null;
}

export function viewSeriesPage({ series, list }: SeriesPageRows, query: OwnEventsQuery, mayWrite: boolean, context: ViewContext): SeriesPageView {
  const [first] = list.events;
  const firstDay = series.first_day ?? first?.series_day ?? (first ? dayOf(new Date(first.start_time * 1000)) : series.until);
  return {
    id: series.id,
    title: first?.title ?? null,
    repeats: viewRule(series.pattern, firstDay, series.until, context.preferences.locale),
    list: viewOwnEvents(list, query, context, true),
    mayWrite,
    changeAt: mayWrite && first ? `/dashboard/event/${first.id}/series` : null,
  };
}
