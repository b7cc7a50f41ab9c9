import { refuse, type Result, succeed } from "~/domain/result";
import {
  addMonths,
  calendarDate,
  dayIn,
  type DayNumber,
  dayNumber,
  dayText,
  isCalendarDay,
  lastWeekday,
  nextWeekday,
  placeInMonth,
  weekdayOf,
} from "~/domain/time/calendar-days";

/**
 * How a series repeats. `monthly` keeps the date, `monthly_weekday` the nth weekday of the month ("first Sunday"; a
 * fifth counts as the last), `monthly_last_weekday` the last one whatever its number.
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

/** The most years that a series may last, and the most events that it may have. */
const SERIES_MAX_YEARS = 2;
export const SERIES_MAX_OCCURRENCES = 260;

/** Returns the last day that a series may run to, included; days as YYYY-MM-DD. */
export const latestUntil = (startDay: string): string => dayText(addMonths(dayNumber(startDay), SERIES_MAX_YEARS * 12));

const DAYS_APART = { daily: 1, weekly: 7, biweekly: 14, triweekly: 21 } as const;

/**
 * Returns the day some turns after (or before) the first. It counts from the first, so that 31 January, 28 February, 31
 * March does not drift.
 */
function dayOfTurn(pattern: RecurrencePattern, first: DayNumber, turn: number): DayNumber {
  switch (pattern) {
    case "monthly":
      return addMonths(first, turn);
    case "monthly_weekday":
    case "monthly_last_weekday": {
      const { year, month } = calendarDate(first);
      const { nth } = placeInMonth(first);
      return pattern === "monthly_weekday" && nth < 5
        ? nextWeekday(dayIn(year, month + turn, 1), weekdayOf(first)) + (nth - 1) * 7
        : lastWeekday(dayIn(year, month + turn + 1, 0), weekdayOf(first));
    }
    default:
      return first + DAYS_APART[pattern] * turn;
  }
}

const isMonthly = (pattern: RecurrencePattern): boolean => !(pattern in DAYS_APART);

/**
 * Returns the patterns to offer for an event that starts on a day (YYYY-MM-DD): never daily; last weekday only where it
 * is one.
 */
export function offeredPatterns(startDay: string): RecurrencePattern[] {
  const { nth, isLast } = placeInMonth(dayNumber(startDay));
  const patterns: RecurrencePattern[] = ["weekly", "biweekly", "triweekly", "monthly"];
  if (nth < 5) patterns.push("monthly_weekday");
  if (isLast) patterns.push("monthly_last_weekday");
  return patterns;
}

/** The rule of an existing series. */
export interface StandingRule {
  pattern: RecurrencePattern;
  /** The day that it counts from, YYYY-MM-DD. */
  firstDay: string;
}

/**
 * Returns the day that a series counts from when it continues, or changes, from a day. A rule that gives that day
 * anyway keeps its own, so that the 31st does not become the 28th in February.
 */
export function anchorOf(standing: StandingRule | null, pattern: RecurrencePattern, startDay: string): string {
  if (!standing || standing.pattern !== pattern || startDay < standing.firstDay) return startDay;
  const first = dayNumber(standing.firstDay);
  const start = dayNumber(startDay);
  let day = first;
  for (let turn = 1; day < start; turn++) day = dayOfTurn(pattern, first, turn);
  return day === start ? standing.firstDay : startDay;
}

/**
 * The facts that a pattern's text needs: the weekday (0 is Monday), and the date or the weekday's number in the month.
 */
export interface PatternFacts {
  pattern: RecurrencePattern;
  weekday: number;
  date: number;
  place: 1 | 2 | 3 | 4 | "last";
  /** Some months are shorter than the date: those use their last day. */
  isClamped: boolean;
}

export function factsOf(pattern: RecurrencePattern, startDay: string): PatternFacts {
  const first = dayNumber(startDay);
  const { date } = calendarDate(first);
  const { nth } = placeInMonth(first);
  const place = pattern === "monthly_last_weekday" || nth > 4 ? "last" : (nth as 1 | 2 | 3 | 4);
  return { pattern, weekday: weekdayOf(first), date, place, isClamped: pattern === "monthly" && date > 28 };
}

/** Days as YYYY-MM-DD; the last one is included. */
interface SeriesRule {
  pattern: RecurrencePattern;
  startDay: string;
  until: string;
  /** The day to count from, where it is an earlier one. */
  anchorDay?: string;
}

export type SeriesProblem =
  | {
      field: "recurrence_end_date";
      problem: "seriesEndBeforeStart" | "seriesTooLong" | "tooManyOccurrences" | "allDaysLeftOut";
    }
  | { field: "recurrence_pattern"; problem: "notLastWeekday" };

/** Returns every day of a series, or what is wrong with it. */
export function occurrenceDays({
  pattern,
  startDay,
  until,
  anchorDay = startDay,
}: SeriesRule): Result<string[], SeriesProblem> {
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
    if (days.length === SERIES_MAX_OCCURRENCES)
      return refuse({ field: "recurrence_end_date", problem: "tooManyOccurrences" });
    days.push(dayText(day));
  }
  return succeed(days);
}

/** Returns the days of a half-filled form; null until there is enough to tell. Cheap enough for the browser. */
export function previewDays({ startDay, until, ...rule }: SeriesRule): string[] | null {
  if (!isCalendarDay(startDay) || !isCalendarDay(until)) return null;
  const days = occurrenceDays({ startDay, until, ...rule });
  return days.ok ? days.value : null;
}

interface MovedRule {
  pattern: RecurrencePattern;
  /** Returns the new day of a day of the old rule; days as YYYY-MM-DD. */
  move(day: string): string;
}

/**
 * Returns the rule after one of its days was moved. Daily and weekly rules move by as many days; monthly rules start
 * anew from the new day (from the first Sunday to the second Saturday, from the 31st to the 30th).
 */
export function moveRule(pattern: RecurrencePattern, from: string, to: string): MovedRule {
  if (from === to) return { pattern, move: (day) => day };
  const target = dayNumber(to);
  if (!isMonthly(pattern)) {
    const shift = target - dayNumber(from);
    return { pattern, move: (day) => dayText(dayNumber(day) + shift) };
  }
  const movedPattern = pattern === "monthly_last_weekday" && !placeInMonth(target).isLast ? "monthly_weekday" : pattern;
  const turn = (day: string) => monthNumber(day) - monthNumber(from);
  return { pattern: movedPattern, move: (day) => dayText(dayOfTurn(movedPattern, target, turn(day))) };
}

function monthNumber(day: string): number {
  const { year, month } = calendarDate(dayNumber(day));
  return year * 12 + month;
}

/**
 * How the end of a series is chosen: in June, when most congregations end their working year; with the year; or by a
 * date.
 */
export const SERIES_ENDS = ["june", "year", "date"] as const;
export type SeriesEnd = (typeof SERIES_ENDS)[number];

/** Returns the last possible day of a series that starts on a day, both YYYY-MM-DD; `date` is the typed one. */
export function lastDayBy(end: SeriesEnd, startDay: string, date: string): string {
  if (end === "date") return date;
  const { year, month } = calendarDate(dayNumber(startDay));
  if (end === "year") return dayText(dayIn(year, 12, 31));
  return dayText(dayIn(month <= 6 ? year : year + 1, 6, 30));
}

export const SERIES_SCOPES = ["this", "following", "all"] as const;
/** Which events of a series a change applies to: one, it and all after it, or all. */
export type SeriesScope = (typeof SERIES_SCOPES)[number];
