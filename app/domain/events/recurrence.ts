import {
  addMonths,
  calendarDate,
  dayIn,
  dayNumber,
  dayText,
  isCalendarDay,
  placeInMonth,
  weekdayOf,
} from "~/domain/time/days-and-moments";
import { refuse, type Result, succeed } from "~/domain/values";
import { daysFrom, firstDayFrom, isSameRepetition, type RecurrencePattern, type RepeatRule } from "./repetition";

const SERIES_MAX_YEARS = 2;
const YEARLY_MAX_YEARS = 10;
export const SERIES_MAX_OCCURRENCES = 260;

/** As many dates as a year ahead may have. */
const ENDLESS_MAX_OCCURRENCES = 400;

/** Endless series' dates are made for a year ahead, a week more each time. */
const AHEAD_MONTHS = 12;
const AHEAD_DAYS = 7;

/** Included; days as YYYY-MM-DD. */
export const latestUntil = (startDay: string, pattern: RecurrencePattern = "weekly"): string =>
  dayText(addMonths(dayNumber(startDay), (pattern === "yearly" ? YEARLY_MAX_YEARS : SERIES_MAX_YEARS) * 12));

/** Never daily; the last weekday only where the start (YYYY-MM-DD) is one. */
export function offeredPatterns(startDay: string): RecurrencePattern[] {
  const { nth, isLast } = placeInMonth(dayNumber(startDay));
  const patterns: RecurrencePattern[] = ["weekly", "biweekly", "triweekly", "weekdays", "monthly"];
  if (nth < 5) patterns.push("monthly_weekday");
  if (isLast) patterns.push("monthly_last_weekday");
  return [...patterns, "yearly", "picked"];
}

export interface StandingRule extends RepeatRule {
  /** The day it counts from, YYYY-MM-DD. */
  firstDay: string;
}

/** Days as YYYY-MM-DD. */
export interface EndingRule extends StandingRule {
  until: string;
  /** Goes on: `until` is how far its dates are made. */
  endless?: boolean | undefined;
}

/** Its own where the rule gives `startDay` anyway, so that the 31st does not become the 28th in February. */
export function anchorOf(standing: StandingRule | null, repetition: RepeatRule, startDay: string): string {
  const anew = firstDayFrom(repetition, startDay);
  if (!standing || !isSameRepetition(standing, repetition) || startDay < standing.firstDay) return anew;
  if (repetition.pattern === "weekdays" && !repetition.weekdays?.includes(weekdayOf(dayNumber(startDay))))
    return standing.firstDay;
  const start = dayNumber(startDay);
  const next = daysFrom(repetition, dayNumber(standing.firstDay), start).next();
  return next.value === start ? standing.firstDay : anew;
}

/** `weekday` 0 is Monday; `place` is its number in the month. */
export interface PatternFacts extends RepeatRule {
  weekday: number;
  date: number;
  place: 1 | 2 | 3 | 4 | "last";
  month?: number;
  /** Months shorter than the date use their last day. */
  isClamped: boolean;
}

export function factsOf(repetition: RepeatRule, startDay: string): PatternFacts {
  const { pattern } = repetition;
  const first = dayNumber(startDay);
  const { date, month } = calendarDate(first);
  const { nth } = placeInMonth(first);
  const place = pattern === "monthly_last_weekday" || nth > 4 ? "last" : (nth as 1 | 2 | 3 | 4);
  const isClamped = pattern === "monthly" && date > 28;
  return { ...repetition, weekday: weekdayOf(first), date, place, isClamped, ...(pattern === "yearly" && { month }) };
}

/** So many dates from the start, or after a day (YYYY-MM-DD). */
export interface CountedEnd {
  count: number;
  after: string | null;
}

/** Days as YYYY-MM-DD; the last one is included. */
interface SeriesRule extends RepeatRule {
  startDay: string;
  until: string;
  anchorDay?: string;
  endless?: boolean | undefined;
  /** Set where the end was chosen as a number of dates. */
  counted?: CountedEnd | null | undefined;
}

export type SeriesProblem =
  | {
      field: "recurrence_end_date" | "recurrence_count" | "picked_days";
      problem:
        | "seriesEndBeforeStart"
        | "seriesTooLong"
        | "tooManyOccurrences"
        | "tooManyPicked"
        | "allDaysLeftOut"
        | "noDays";
    }
  | { field: "recurrence_pattern"; problem: "notLastWeekday" }
  | { field: "kept_days"; problem: "clashesUnseen" };

export function occurrenceDays({
  startDay,
  until,
  anchorDay,
  endless,
  counted,
  ...repetition
}: SeriesRule): Result<string[], SeriesProblem> {
  const endField = counted ? "recurrence_count" : "recurrence_end_date";
  const field = repetition.pattern === "picked" ? "picked_days" : endField;
  if (until < startDay) return refuse({ field, problem: "seriesEndBeforeStart" });
  if (until > latestUntil(startDay, repetition.pattern)) return refuse({ field, problem: "seriesTooLong" });
  const first = dayNumber(anchorDay ?? firstDayFrom(repetition, startDay));
  if (repetition.pattern === "monthly_last_weekday" && !placeInMonth(first).isLast) {
    return refuse({ field: "recurrence_pattern", problem: "notLastWeekday" });
  }
  const last = dayNumber(until);
  const most = endless ? ENDLESS_MAX_OCCURRENCES : SERIES_MAX_OCCURRENCES;
  const days: string[] = [];
  for (const day of daysFrom(repetition, first, dayNumber(startDay))) {
    if (day > last) break;
    if (days.length === most)
      return refuse({ field, problem: field === "picked_days" ? "tooManyPicked" : "tooManyOccurrences" });
    days.push(dayText(day));
  }
  return days.length > 0 ? succeed(days) : refuse({ field, problem: "noDays" });
}

/** For a half-filled form; null until there is enough. Cheap enough for the browser. */
export function previewDays({ startDay, until, ...rule }: SeriesRule): string[] | null {
  if (!isCalendarDay(startDay) || !isCalendarDay(until)) return null;
  const days = occurrenceDays({ startDay, until, ...rule });
  return days.ok ? days.value : null;
}

/** `june` is when most congregations end their working year; `year` ends with the year. */
export const SERIES_ENDS = ["june", "year", "date", "count", "endless"] as const;
export type SeriesEnd = (typeof SERIES_ENDS)[number];

/** Days as YYYY-MM-DD; `date` is typed or from lastDayOfCount(). An endless series is made so far for now. */
export function lastDayBy(end: SeriesEnd, startDay: string, date: string, repetition?: RepeatRule): string {
  if (repetition?.pattern === "picked") return repetition.days?.at(-1) ?? startDay;
  if (end === "date" || end === "count") return date;
  if (end === "endless") return dayText(addMonths(dayNumber(startDay), AHEAD_MONTHS) + AHEAD_DAYS);
  const { year, month } = calendarDate(dayNumber(startDay));
  if (end === "year") return dayText(dayIn(year, 12, 31));
  return dayText(dayIn(month <= 6 ? year : year + 1, 6, 30));
}
