import type { OwnEvent } from "#db/queries/own-events";
import { dayOf } from "~/domain/event-time";
import type { StandingRule } from "~/domain/recurrence/patterns";
import type { SeriesEvent } from "~/domain/recurrence/series-scope";
import { formatDay } from "~/i18n/format";
import { seriesOf } from "~/models/events/series-of";
import type { FormTexts } from "~/schemas/parse-form";
import type { ViewContext } from "./event-card";
import { type EventFormView, viewDayNames } from "./event-form";
import { viewRule } from "./series-rule";
import { seriesTexts, standingOf } from "./series-texts";
import { viewSeenSeries } from "./series-versions";

/** The form that changes a series' rule, as it is first shown. */
export interface SeriesFormView extends Pick<EventFormView, "weekdays" | "months"> {
  seriesId: string;
  key: string;
  title: string;
  /** "hver søndag til 13. juni 2027" */
  repeats: string;
  values: FormTexts;
  standing: StandingRule;
  /** Coming ones that were changed by hand. */
  exceptions: number;
  /** YYYY-MM-DD. */
  today: string;
}

/** Null where the event is in no series. */
export function viewSeriesForm(own: OwnEvent, key: string, { preferences: { locale }, now }: ViewContext): SeriesFormView | null {
  const standing = standingOf(own);
  if (!own.series || !standing) return null;
  const texts = seriesTexts(own, now);
  return {
    seriesId: own.series.id,
    key,
    title: own.event.title,
    repeats: viewRule(standing.pattern, standing.firstDay, standing.until, locale),
    values: { ...texts, ...viewSeenSeries(own, texts, locale) },
    standing,
    exceptions: seriesOf(own).filter(({ isException, start }) => isException && start >= now).length,
    today: dayOf(now),
    ...viewDayNames(locale),
  };
}

/** Events about to go: which ones, and when they would have been. */
export interface RemovalView {
  /** Their ids, as the form sends them back. */
  ids: string;
  days: string[];
}

export const viewRemoval = (removed: SeriesEvent[], { preferences: { locale }, now }: ViewContext): RemovalView => ({
  ids: removed.map(({ id }) => id).join(","),
  days: removed.map(({ start }) => formatDay(start, now, locale)),
});
