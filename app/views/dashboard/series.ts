import type { OwnEvent, SeriesPageRows } from "#db/queries/events/own";
import { seriesMessages } from "#messages/series";
import type { StandingRule } from "~/domain/events/recurrence";
import { storedRepetition } from "~/domain/events/series-details";
import type { SeriesEvent } from "~/domain/events/series-scope";
import { dateFromUnix } from "~/domain/time/unix-time";
import { dayOf } from "~/domain/time/wall-clock";
import { formatDay } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import { seriesOf, standingOf } from "~/models/events/series";
import type { FormAnswer } from "~/schemas/forms/answer";
import type { FormTexts } from "~/schemas/forms/parse";
import type { OwnEventsQuery } from "~/schemas/organizers/dashboard";
import type { ChangedMeanwhileView } from "~/views/versions";
import type { ViewContext } from "../events/card";
import { type EventFormView, viewDayNames } from "../events/form";
import { viewRule } from "../events/series-rule";
import { viewSeenSeries } from "../events/series-versions";
import { seriesTexts } from "../events/texts";
import { type OwnEventsView, viewOwnEvents } from "./own-events";

export interface SeriesFormView extends Pick<EventFormView, "weekdays" | "months"> {
  seriesId: string;
  key: string;
  title: string;
  /** "hver søndag til 13. juni 2027" */
  repeats: string;
  values: FormTexts;
  standing: StandingRule;
  /** Coming events changed by hand. */
  exceptions: number;
  /** YYYY-MM-DD. */
  today: string;
}

/** Returns null where the event is in no series. */
export function viewSeriesForm(
  own: OwnEvent,
  key: string,
  { preferences: { locale }, now }: ViewContext,
): SeriesFormView | null {
  const standing = standingOf(own);
  if (!own.series || !standing) return null;
  const texts = seriesTexts(own, now);
  return {
    seriesId: own.series.id,
    key,
    title: own.event.title,
    repeats: viewRule(standing, locale),
    values: { ...texts, ...viewSeenSeries(own, texts, locale) },
    standing,
    exceptions: seriesOf(own).filter(({ isException, start }) => isException && start >= now).length,
    today: dayOf(now),
    ...viewDayNames(locale),
  };
}

export interface RemovalView {
  /** Sent back by the form. */
  ids: string;
  days: string[];
}

export interface SeriesFormAnswer extends FormAnswer<"changedMeanwhile" | "failed" | "needsConsent" | "noSeries"> {
  removal: RemovalView | null;
  /** Where somebody else has saved meanwhile. */
  changed: ChangedMeanwhileView | null;
}

export const viewRemoval = (removed: SeriesEvent[], { preferences: { locale }, now }: ViewContext): RemovalView => ({
  ids: removed.map(({ id }) => id).join(","),
  days: removed.map(({ start }) => formatDay(start, now, locale)),
});

export interface SeriesPageView {
  id: string;
  /** The nearest event's; null where the period has none. */
  title: string | null;
  /** "hver søndag til 13. juni 2027" */
  repeats: string;
  goesOn: string | null;
  list: OwnEventsView;
  mayWrite: boolean;
  /** Null for those who may not, and where no event is left to begin at. */
  changeAt: string | null;
}

export function viewSeriesPage(
  { series, list }: SeriesPageRows,
  query: OwnEventsQuery,
  mayWrite: boolean,
  context: ViewContext,
): SeriesPageView {
  const [first] = list.events;
  const { until, endless } = series;
  const { locale } = context.preferences;
  const firstDay = series.first_day ?? first?.series_day ?? (first ? dayOf(dateFromUnix(first.start_time)) : until);
  return {
    id: series.id,
    title: first?.title ?? null,
    repeats: viewRule({ ...storedRepetition(series.pattern, series.details), firstDay, until, endless }, locale),
    goesOn: endless ? messagesIn(seriesMessages, locale).goesOn : null,
    list: viewOwnEvents(list, query, context, true),
    mayWrite,
    changeAt: mayWrite && first ? `/dashboard/event/${first.id}/series` : null,
  };
}
