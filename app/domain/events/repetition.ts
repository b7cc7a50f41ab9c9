import {
  addMonths,
  calendarDate,
  dayIn,
  type DayNumber,
  dayNumber,
  dayText,
  lastWeekday,
  MONDAY,
  nextWeekday,
  placeInMonth,
  weekdayOf,
} from "~/domain/time/days-and-moments";

/**
 * `weekdays`: days of every nth week. `monthly` and `yearly` keep the date; `monthly_weekday` the nth weekday, where a
 * fifth counts as the last; `monthly_last_weekday` the last.
 */
export const RECURRENCE_PATTERNS = [
  "daily",
  "weekly",
  "biweekly",
  "triweekly",
  "weekdays",
  "monthly",
  "monthly_weekday",
  "monthly_last_weekday",
  "yearly",
  "picked",
] as const;
export type RecurrencePattern = (typeof RECURRENCE_PATTERNS)[number];

export interface RepeatRule {
  pattern: RecurrencePattern;
  /** Of `weekdays`: 1 is every week, at most MOST_WEEKS_APART. */
  every?: number | undefined;
  /** Of `weekdays`, in order: 0 is Monday. */
  weekdays?: readonly number[] | undefined;
  /** Of `picked`, in order: YYYY-MM-DD. */
  days?: readonly string[] | undefined;
}

export const MOST_WEEKS_APART = 12;

const DAYS_APART = { daily: 1, weekly: 7, biweekly: 14, triweekly: 21 } as const;

export const repetitionOf = ({ pattern, every, weekdays, days }: RepeatRule): RepeatRule =>
  pattern === "weekdays"
    ? { pattern, every: every ?? 1, weekdays: weekdays ?? [] }
    : pattern === "picked"
      ? { pattern, days: days ?? [] }
      : { pattern };

export const isSameRepetition = (one: RepeatRule, other: RepeatRule): boolean =>
  JSON.stringify(repetitionOf(one)) === JSON.stringify(repetitionOf(other));

const isShifted = (pattern: RecurrencePattern): pattern is keyof typeof DAYS_APART => pattern in DAYS_APART;

/** Counts from the first, so that 31 January, 28 February, 31 March does not drift, nor 29 February. */
function dayOfTurn(pattern: RecurrencePattern, first: DayNumber, turn: number): DayNumber {
  if (isShifted(pattern)) return first + DAYS_APART[pattern] * turn;
  if (pattern === "monthly") return addMonths(first, turn);
  if (pattern === "yearly") return addMonths(first, turn * 12);
  const { year, month } = calendarDate(first);
  const { nth } = placeInMonth(first);
  return pattern === "monthly_weekday" && nth < 5
    ? nextWeekday(dayIn(year, month + turn, 1), weekdayOf(first)) + (nth - 1) * 7
    : lastWeekday(dayIn(year, month + turn + 1, 0), weekdayOf(first));
}

const weekStart = (day: DayNumber): DayNumber => lastWeekday(day, MONDAY);

/** Endless unless picked; `anchor` is the day it counts from: of `weekdays` any day of a week it takes place in. */
export function* daysFrom(repetition: RepeatRule, anchor: DayNumber, from: DayNumber): Generator<DayNumber, void> {
  const { pattern } = repetition;
  if (pattern === "picked") {
    yield* (repetition.days ?? []).map(dayNumber).filter((day) => day >= from);
  } else if (pattern === "weekdays") {
    const { every = 1, weekdays = [] } = repetition;
    const step = 7 * every;
    const behind = (((weekStart(from) - weekStart(anchor)) % step) + step) % step;
    const first = weekStart(from) - behind;
    for (let week = first; weekdays.length > 0; week += step)
      yield* weekdays.map((weekday) => week + weekday).filter((day) => day >= from);
  } else {
    for (let turn = 0; ; turn++) {
      const day = dayOfTurn(pattern, anchor, turn);
      if (day >= from) yield day;
    }
  }
}

/** A new series counts from it; YYYY-MM-DD. */
export function firstDayFrom(repetition: RepeatRule, startDay: string): string {
  if (repetition.pattern === "picked") return repetition.days?.[0] ?? startDay;
  if (repetition.pattern !== "weekdays" || !repetition.weekdays?.length) return startDay;
  const start = dayNumber(startDay);
  return dayText(Math.min(...repetition.weekdays.map((weekday) => nextWeekday(start, weekday))));
}

interface MovedRepetition {
  repetition: RepeatRule;
  /** Days as YYYY-MM-DD. */
  move(day: string): string;
}

/** Days and weeks move by as many days, weekdays each within their week; months and years start anew. */
export function moveRepetition(given: RepeatRule, from: string, to: string): MovedRepetition {
  const repetition = repetitionOf(given);
  const { pattern } = repetition;
  if (from === to) return { repetition, move: (day) => day };
  const [source, target] = [dayNumber(from), dayNumber(to)];
  if (pattern === "weekdays") {
    const weeks = weekStart(target) - weekStart(source);
    const turned = (weekday: number) => (weekday + weekdayOf(target) - weekdayOf(source) + 7) % 7;
    return {
      repetition: { ...repetition, weekdays: (repetition.weekdays ?? []).map(turned).sort((a, b) => a - b) },
      move: (day) => dayText(weekStart(dayNumber(day)) + weeks + turned(weekdayOf(dayNumber(day)))),
    };
  }
  if (pattern === "picked" || isShifted(pattern)) {
    const move = (day: string) => dayText(dayNumber(day) + target - source);
    return { repetition: pattern === "picked" ? { pattern, days: repetition.days?.map(move) } : repetition, move };
  }
  const moved = pattern === "monthly_last_weekday" && !placeInMonth(target).isLast ? "monthly_weekday" : pattern;
  const turn = (day: string) => (monthNumber(day) - monthNumber(from)) / (pattern === "yearly" ? 12 : 1);
  return { repetition: { pattern: moved }, move: (day) => dayText(dayOfTurn(moved, target, turn(day))) };
}

function monthNumber(day: string): number {
  const { year, month } = calendarDate(dayNumber(day));
  return year * 12 + month;
}

export const SERIES_SCOPES = ["this", "following", "all"] as const;
export type SeriesScope = (typeof SERIES_SCOPES)[number];
