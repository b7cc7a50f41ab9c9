import { dayNumber, dayText, isCalendarDay, placeInMonth } from "../calendar-days";
import { refuse, type Result, succeed } from "../result";
import { dayOfTurn, latestUntil, type RecurrencePattern, SERIES_MAX_OCCURRENCES } from "./patterns";

/** Days as YYYY-MM-DD; the last one is included. */
export interface SeriesRule {
  pattern: RecurrencePattern;
  startDay: string;
  until: string;
  /** The day that is counted from, where it is an earlier one. */
  anchorDay?: string;
}

export type SeriesProblem =
  | { field: "recurrence_end_date"; problem: "seriesEndBeforeStart" | "seriesTooLong" | "tooManyOccurrences" | "allDaysLeftOut" }
  | { field: "recurrence_pattern"; problem: "notLastWeekday" };

/** Every day of a series, or what is wrong with it. */
export function occurrenceDays({ pattern, startDay, until, anchorDay = startDay }: SeriesRule): Result<string[], SeriesProblem> {
  if (until < startDay) return refuse({ field: "recurrence_end_date", problem: "seriesEndBeforeStart" });
  if (until > latestUntil(startDay)) return refuse({ field: "recurrence_end_date", problem: "seriesTooLong" });
  const first = dayNumber(anchorDay);
  if (pattern === "monthly_last_weekday" && !placeInMonth(first).isLast) {
    return refuse({ field: "recurrence_pattern", problem: "notLastWeekday" });
  }
  const last = dayNumber(until);
  const days: string[] = [];
  for (let turn = 0, day = first; day <= last; day = dayOfTurn(pattern, first, ++turn)) {
    if (day < dayNumber(startDay)) continue;
    if (days.length === SERIES_MAX_OCCURRENCES) return refuse({ field: "recurrence_end_date", problem: "tooManyOccurrences" });
    days.push(dayText(day));
  }
  return succeed(days);
}

/** The days that a half-filled form names; null as long as that can't be said. Light enough for the browser. */
export function previewDays({ startDay, until, ...rule }: SeriesRule): string[] | null {
  if (!isCalendarDay(startDay) || !isCalendarDay(until)) return null;
  const days = occurrenceDays({ startDay, until, ...rule });
  return days.ok ? days.value : null;
}
