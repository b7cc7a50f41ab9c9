import { refuse, type Result, succeed } from "~/domain/values";
import { type DayChoice, takenDays } from "./clashes";
import { type CountedEnd, occurrenceDays, type SeriesProblem } from "./recurrence";
import type { RepeatRule } from "./repetition";
import { type ClockTimes, type EventHours, type EventTimes, hoursOf, type HoursProblem, momentsOn } from "./span";

export interface Recurrence extends RepeatRule, DayChoice {
  /** Last possible day, YYYY-MM-DD. */
  until: string;
  /** Goes on: `until` is how far its dates are made for now. */
  endless?: boolean | undefined;
  /** Set where `until` was chosen as a number of dates. */
  counted?: CountedEnd | null | undefined;
}

export interface SeriesOccurrence extends EventTimes {
  /** YYYY-MM-DD by the rule, even after a move by hand. */
  seriesDay: string;
}

export interface Expansion {
  hours: EventHours;
  /** In order of time, at least one. */
  occurrences: SeriesOccurrence[];
}

/** Each occurrence is at the same Norwegian clock time, summer and winter. Refuses with everything that is wrong. */
export function expandSeries(
  times: ClockTimes,
  recurrence: Recurrence | null,
): Result<Expansion, (HoursProblem | SeriesProblem)[]> {
  const { startDay } = times;
  const hours = hoursOf(times);
  const days = recurrence ? daysOf(startDay, recurrence) : succeed([startDay]);
  if (!hours.ok || !days.ok) return refuse([hours, days].flatMap((result) => (result.ok ? [] : [result.problem])));
  if (days.value.length === 0) return refuse([{ field: "recurrence_end_date", problem: "allDaysLeftOut" }]);
  const occurrences = days.value.map((seriesDay) => ({ seriesDay, ...momentsOn(seriesDay, hours.value) }));
  return succeed({ hours: hours.value, occurrences });
}

function daysOf(startDay: string, recurrence: Recurrence): Result<string[], SeriesProblem> {
  const days = occurrenceDays({ startDay, ...recurrence });
  return days.ok ? takenDays(days.value, recurrence) : days;
}
