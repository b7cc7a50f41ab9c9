import type { OwnEvent, SeriesPageRows } from "#db/queries/events/own";
import { seriesMessages } from "#messages/series";
import { storedRepetition } from "~/domain/events/series-details";
import type { SeriesEvent } from "~/domain/events/series-scope";
import { dateFromUnix, dayOf } from "~/domain/time/days-and-moments";
import { formatDay } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import { seriesOf, standingOf } from "~/models/events/series";
import type { FormAnswer } from "~/schemas/forms/parse";
import type { OwnEventsQuery } from "~/schemas/organizers/dashboard";
import type { ChangedMeanwhileView } from "~/views/versions";
import type { ViewContext } from "../events/card";
import { viewDayNames } from "../events/form";
import { viewRule } from "../events/series-rule";
import { viewSeenSeries } from "../events/series-versions";
import { seriesTexts } from "../events/texts";
import { viewOwnEvents } from "./own-events";

export type SeriesFormView = NonNullable<ReturnType<typeof viewSeriesForm>>;

/** Returns null where the event is in no series. */
export function viewSeriesForm(own: OwnEvent, key: string, { preferences: { locale }, now }: ViewContext) {
  const standing = standingOf(own);
  if (!own.series || !standing) return null;
  const texts = seriesTexts(own, now);
  return {
    seriesId: own.series.id,
    key,
    title: own.event.title,
    /** "hver søndag til 13. juni 2027" */
    repeats: viewRule(standing, locale),
    values: { ...texts, ...viewSeenSeries(own, texts, locale) },
    standing,
    /** Coming events changed by hand. */
    exceptions: seriesOf(own).filter(({ isException, start }) => isException && start >= now).length,
    /** YYYY-MM-DD. */
    today: dayOf(now),
    ...viewDayNames(locale),
  };
}

export type RemovalView = ReturnType<typeof viewRemoval>;

export interface SeriesFormAnswer extends FormAnswer<"changedMeanwhile" | "failed" | "needsConsent" | "noSeries"> {
  removal: RemovalView | null;
  /** Where somebody else has saved meanwhile. */
  changed: ChangedMeanwhileView | null;
}

export const viewRemoval = (removed: SeriesEvent[], { preferences: { locale }, now }: ViewContext) => ({
  /** Sent back by the form. */
  ids: removed.map(({ id }) => id).join(","),
  days: removed.map(({ start }) => formatDay(start, now, locale)),
});

export type SeriesPageView = ReturnType<typeof viewSeriesPage>;

export function viewSeriesPage(
  { series, list }: SeriesPageRows,
  query: OwnEventsQuery,
  mayWrite: boolean,
  context: ViewContext,
) {
  const [first] = list.events;
  const { until, endless } = series;
  const { locale } = context.preferences;
  const firstDay = series.first_day ?? first?.series_day ?? (first ? dayOf(dateFromUnix(first.start_time)) : until);
  return {
    id: series.id,
    /** The nearest event's; null where the period has none. */
    title: first?.title ?? null,
    /** "hver søndag til 13. juni 2027" */
    repeats: viewRule({ ...storedRepetition(series.pattern, series.details), firstDay, until, endless }, locale),
    goesOn: endless ? messagesIn(seriesMessages, locale).goesOn : null,
    list: viewOwnEvents(list, query, context, true),
    mayWrite,
    /** Null for those who may not, and where no event is left to begin at. */
    changeAt: mayWrite && first ? `/dashboard/event/${first.id}/series` : null,
  };
}
