import type { OwnEvent } from "#db/queries/own-events";
import { leftOutDays, nextSeriesDay } from "~/domain/recurrence/plan-series-rule";
import type { StandingRule } from "~/domain/recurrence/patterns";
import { firstDayOf, seriesOf } from "~/models/events/series-of";
import type { FormTexts } from "~/schemas/parse-form";

/** The rule of an event's series; null outside one. */
export function standingOf(own: OwnEvent): (StandingRule & { until: string }) | null {
  const firstDay = firstDayOf(own);
  return own.series && firstDay !== null ? { pattern: own.series.pattern, until: own.series.until, firstDay } : null;
}

/** The rule of an event's series in the fields of its form; none outside a series. */
export function seriesTexts(own: OwnEvent, now: Date): FormTexts {
  const standing = standingOf(own);
  if (!standing) return {};
  const events = seriesOf(own);
  const startDay = nextSeriesDay(events, standing, now);
  return {
    start_date: startDay,
    recurrence_pattern: standing.pattern,
    recurrence_end_date: standing.until < startDay ? "" : standing.until,
    left_out_days: leftOutDays(events, standing, startDay).join(","),
  };
}
