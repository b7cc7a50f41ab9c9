import { type ClockTimes, type EventMoments, hoursOf, type HoursProblem, momentsOn } from "../event-hours";
import { type Result, succeed } from "../result";
import { occurrenceDays, type SeriesProblem } from "./occurrence-days";
import type { RecurrencePattern } from "./patterns";

export interface Series extends ClockTimes {
  pattern: RecurrencePattern;
  /** Last possible day, YYYY-MM-DD. */
  until: string;
}

export interface Occurrence extends EventMoments {
  /** The day the rule gave it, YYYY-MM-DD: it stays when the occurrence is moved by hand. */
  seriesDay: string;
}

/** All occurrences of a series, each at the same time by the Norwegian clock, summer and winter. */
export function expandSeries(series: Series): Result<Occurrence[], HoursProblem | SeriesProblem> {
  const hours = hoursOf(series);
  if (!hours.ok) return hours;
  const days = occurrenceDays(series);
  if (!days.ok) return days;
  return succeed(days.value.map((seriesDay) => ({ seriesDay, ...momentsOn(seriesDay, hours.value) })));
}
