import { dayNumber, dayText, isCalendarDay, placeInMonth } from "../calendar-days";
import { refuse, type Result, succeed } from "../result";
import { dayOfTurn, latestUntil, type RecurrencePattern, SERIES_MAX_OCCURRENCES } from "./patterns";

/** Days as YYYY-MM-DD; the last one is included. */
export interface SeriesRule {
  pattern: RecurrencePattern;
  startDay: string;
  until: string;
}

export type SeriesProblem =
  | { field: "recurrence_end_date"; problem: "seriesEndBeforeStart" | "seriesTooLong" | "tooManyOccurrences" }
  | { field: "recurrence_pattern"; problem: "notLastWeekday" };

/** Every day of a series, or what is wrong with it. */
export function occurrenceDays({ pattern, startDay, until }: SeriesRule): Result<string[], SeriesProblem> {
  if (until < startDay) return refuse({ field: "recurrence_end_date", problem: "seriesEndBeforeStart" });
  if (until > latestUntil(startDay)) return refuse({ field: "recurrence_end_date", problem: "seriesTooLong" });
  const first = dayNumber(startDay);
  if (pattern === "monthly_last_weekday" && !placeInMonth(first).isLast) {
    return refuse({ field: "recurrence_pattern", problem: "notLastWeekday" });
  }
  const last = dayNumber(until);
  const days: string[] = [];
  for (let day = first; day <= last; day = dayOfTurn(pattern, first, days.length)) {
    if (days.length === SERIES_MAX_OCCURRENCES) return refuse({ field: "recurrence_end_date", problem: "tooManyOccurrences" });
    days.push(dayText(day));
  }
  return succeed(days);
}

/** How many events a half-filled form would make; null as long as it can't be said. Light enough for the browser. */
export function previewCount({ pattern, startDay, until }: SeriesRule): number | null {
  if (!isCalendarDay(startDay) || !isCalendarDay(until)) return null;
  const days = occurrenceDays({ pattern, startDay, until });
  return days.ok ? days.value.length : null;
}
