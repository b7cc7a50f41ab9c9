import { addMonths, calendarDate, dayIn, type DayNumber, dayNumber, dayText, placeInMonth, weekdayOf } from "../calendar-days";

/**
 * How a series repeats. `monthly` keeps the date, `monthly_weekday` the place of the weekday in the month ("first
 * Sunday"; a fifth one counts as the last), `monthly_last_weekday` the last one whatever its number.
 */
export const RECURRENCE_PATTERNS = [
  "daily",
  "weekly",
  "biweekly",
  "triweekly",
  "monthly",
  "monthly_weekday",
  "monthly_last_weekday",
] as const;
export type RecurrencePattern = (typeof RECURRENCE_PATTERNS)[number];

/** A series lasts at most this long and makes at most so many events. */
export const SERIES_MAX_YEARS = 2;
export const SERIES_MAX_OCCURRENCES = 260;

/** The last day a series may be asked to run to, itself included; days as YYYY-MM-DD. */
export const latestUntil = (startDay: string): string => dayText(addMonths(dayNumber(startDay), SERIES_MAX_YEARS * 12));

const DAYS_APART = { daily: 1, weekly: 7, biweekly: 14, triweekly: 21 } as const;

/**
 * The day some turns after (or before) the first one. Always counted from the first, so that 31 January, 28 February,
 * 31 March does not drift.
 */
export function dayOfTurn(pattern: RecurrencePattern, first: DayNumber, turn: number): DayNumber {
  switch (pattern) {
    case "monthly":
      return addMonths(first, turn);
    case "monthly_weekday":
    case "monthly_last_weekday": {
      const { year, month } = calendarDate(first);
      const { nth } = placeInMonth(first);
      return pattern === "monthly_weekday" && nth < 5
        ? nthWeekday(year, month + turn, weekdayOf(first), nth)
        : lastWeekday(year, month + turn, weekdayOf(first));
    }
    default:
      return first + DAYS_APART[pattern] * turn;
  }
}

function nthWeekday(year: number, month: number, weekday: number, nth: number): DayNumber {
  const firstDay = dayIn(year, month, 1);
  return firstDay + ((weekday - weekdayOf(firstDay) + 7) % 7) + (nth - 1) * 7;
}

function lastWeekday(year: number, month: number, weekday: number): DayNumber {
  const lastDay = dayIn(year, month + 1, 0);
  return lastDay - ((weekdayOf(lastDay) - weekday + 7) % 7);
}

export const isMonthly = (pattern: RecurrencePattern): boolean => !(pattern in DAYS_APART);

/** The patterns an event that starts on a day (YYYY-MM-DD) can be offered: daily never, last weekdays where it is one. */
export function offeredPatterns(startDay: string): RecurrencePattern[] {
  const { nth, isLast } = placeInMonth(dayNumber(startDay));
  const patterns: RecurrencePattern[] = ["weekly", "biweekly", "triweekly", "monthly"];
  if (nth < 5) patterns.push("monthly_weekday");
  if (isLast) patterns.push("monthly_last_weekday");
  return patterns;
}

/** The rule of a series that there is already. */
export interface StandingRule {
  pattern: RecurrencePattern;
  /** The day it counts from, YYYY-MM-DD. */
  firstDay: string;
}

/**
 * The day that a series counts from when it goes on, or goes on otherwise, from a day: a rule that gives that day anyway
 * keeps its own, so that the 31st does not become the 28th in February.
 */
export function anchorOf(standing: StandingRule | null, pattern: RecurrencePattern, startDay: string): string {
  if (!standing || standing.pattern !== pattern || startDay < standing.firstDay) return startDay;
  const first = dayNumber(standing.firstDay);
  const start = dayNumber(startDay);
  let day = first;
  for (let turn = 1; day < start; turn++) day = dayOfTurn(pattern, first, turn);
  return day === start ? standing.firstDay : startDay;
}

/** What a series' words are made of: the weekday (0 is Sunday), and the date or the weekday's place in the month. */
export interface PatternFacts {
  pattern: RecurrencePattern;
  weekday: number;
  date: number;
  place: 1 | 2 | 3 | 4 | "last";
  /** Some months are too short for the date: those take their last day. */
  isClamped: boolean;
}

export function factsOf(pattern: RecurrencePattern, startDay: string): PatternFacts {
  const first = dayNumber(startDay);
  const { date } = calendarDate(first);
  const { nth } = placeInMonth(first);
  const place = pattern === "monthly_last_weekday" || nth > 4 ? "last" : (nth as 1 | 2 | 3 | 4);
  return { pattern, weekday: weekdayOf(first), date, place, isClamped: pattern === "monthly" && date > 28 };
}
