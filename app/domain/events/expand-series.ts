import { refuse, type Result, succeed } from "~/domain/result";
import { occurrenceDays, type RecurrencePattern, type SeriesProblem } from "./recurrence";
import { type ClockTimes, type EventHours, type EventTimes, hoursOf, type HoursProblem, momentsOn } from "./span";

export interface Recurrence {
  pattern: RecurrencePattern;
  /** Last possible day, YYYY-MM-DD. */
  until: string;
  /** Days of the rule that are left out. */
  leftOut?: string[];
}

export interface SeriesOccurrence extends EventTimes {
  /** The day that the rule gave, YYYY-MM-DD. It does not change when the occurrence is moved by hand. */
  seriesDay: string;
}

export interface Expansion {
  hours: EventHours;
  /** In order of time, at least one. */
  occurrences: SeriesOccurrence[];
}

/**
 * Returns all times of an event: one without a recurrence, otherwise each at the same Norwegian clock time, summer and
 * winter. Or everything that is wrong.
 */
export function expandSeries(
  times: ClockTimes,
  recurrence: Recurrence | null,
): Result<Expansion, (HoursProblem | SeriesProblem)[]> {
  const { startDay } = times;
  const hours = hoursOf(times);
  const days = recurrence ? occurrenceDays({ startDay, ...recurrence }) : succeed([startDay]);
  if (!hours.ok || !days.ok) return refuse([hours, days].flatMap((result) => (result.ok ? [] : [result.problem])));
  const taken = days.value.filter((day) => !recurrence?.leftOut?.includes(day));
  if (taken.length === 0) return refuse([{ field: "recurrence_end_date", problem: "allDaysLeftOut" }]);
  const occurrences = taken.map((seriesDay) => ({ seriesDay, ...momentsOn(seriesDay, hours.value) }));
  return succeed({ hours: hours.value, occurrences });
}
