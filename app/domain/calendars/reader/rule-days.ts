import {
  calendarDate,
  type CalendarDate,
  DAY_SECONDS,
  dayIn,
  daysInMonth,
  daysInYear,
  lastWeekday,
  weekdayOf,
  weekOf,
} from "~/domain/time/days-and-moments";
import type { Rule, RuleDay } from "./rule";

type DayTest = (day: number) => boolean;

/** `to` is excluded. */
interface DayRange {
  from: number;
  to: number;
}

interface RulePeriods {
  indexOf(day: number): number;
  rangesOf(index: number): [DayRange, ...DayRange[]];
}

export function periodsOf({ frequency, weekStart, months }: Rule, startDay: number): RulePeriods {
  const start = calendarDate(startDay);
  const firstMonth = monthsOf(start);
  switch (frequency) {
    case "YEARLY": {
      const [first = null, ...others] = months ?? [];
      return {
        indexOf: (day) => calendarDate(day).year - start.year,
        rangesOf: (index) => {
          const january = (start.year + index) * 12;
          if (first === null) return [{ from: firstOfMonth(january), to: firstOfMonth(january + 12) }];
          return [monthRange(january + first - 1), ...others.map((month) => monthRange(january + month - 1))];
        },
      };
    }
    case "MONTHLY":
      return {
        indexOf: (day) => monthsOf(calendarDate(day)) - firstMonth,
        rangesOf: (index) => [monthRange(firstMonth + index)],
      };
    case "WEEKLY":
      return evenPeriods(lastWeekday(startDay, weekStart), 7);
    default:
      return evenPeriods(startDay, 1);
  }
}

const evenPeriods = (first: number, length: number): RulePeriods => ({
  indexOf: (day) => Math.floor((day - first) / length),
  rangesOf: (index) => [{ from: first + index * length, to: first + (index + 1) * length }],
});

const monthsOf = ({ year, month }: CalendarDate) => year * 12 + month - 1;

const firstOfMonth = (months: number) => dayIn(0, months + 1, 1);

const monthRange = (months: number): DayRange => ({ from: firstOfMonth(months), to: firstOfMonth(months + 1) });

export function dayTestOf(rule: Rule): DayTest {
  const { days, weekStart, ...lists } = rule;
  const isWantedWeekday = days && weekdayTestOf(days, scopeOf(rule));
  const months = lists.months && new Set(lists.months);
  const monthDays = lists.monthDays && new Set(lists.monthDays);
  const yearDays = lists.yearDays && new Set(lists.yearDays);
  const weeks = lists.weeks && new Set(lists.weeks);
  return (day) => {
    if (isWantedWeekday && !isWantedWeekday(day)) return false;
    if (!months && !monthDays && !yearDays && !weeks) return true;
    const date = calendarDate(day);
    if (months && !months.has(date.month)) return false;
    if (monthDays && !hasFromEitherEnd(monthDays, date.date, daysInMonth(date.year, date.month))) return false;
    if (yearDays && !hasFromEitherEnd(yearDays, dayOfYear(day, date), daysInYear(date.year))) return false;
    if (!weeks) return true;
    const { week, weeks: last } = weekOf(day, weekStart);
    return hasFromEitherEnd(weeks, week, last);
  };
}

const dayOfYear = (day: number, { year }: CalendarDate) => day - dayIn(year, 1, 1) + 1;

const hasFromEitherEnd = (wanted: Set<number>, position: number, last: number) =>
  wanted.has(position) || wanted.has(position - last - 1);

/** Fills open parts from the start: a weekday, a day of the month, a month. */
export function withStartFilledIn(rule: Rule, startDay: number): Rule {
  const { frequency, days, monthDays, yearDays, weeks } = rule;
  if (days || monthDays || yearDays) return rule;
  const start = calendarDate(startDay);
  const sameWeekday = [{ nth: 0, weekday: weekdayOf(startDay) }];
  if (frequency === "WEEKLY" || (frequency === "YEARLY" && weeks)) return { ...rule, days: sameWeekday };
  if (frequency === "MONTHLY") return { ...rule, monthDays: [start.date] };
  if (frequency === "YEARLY") return { ...rule, months: rule.months ?? [start.month], monthDays: [start.date] };
  return rule;
}

type Scope = "month" | "year" | null;

function scopeOf({ frequency, months, weeks }: Rule): Scope {
  if (frequency === "MONTHLY") return "month";
  if (frequency !== "YEARLY" || weeks) return null;
  return months ? "month" : "year";
}

function weekdayTestOf(days: RuleDay[], within: Scope): DayTest {
  const nths = [0, 1, 2, 3, 4, 5, 6].map(
    (weekday) => new Set(days.filter((day) => day.weekday === weekday).map((day) => day.nth)),
  );
  return (day) => {
    const wanted = nths[weekdayOf(day)];
    if (!wanted || wanted.size === 0) return false;
    if (wanted.has(0) || within === null) return true;
    const date = calendarDate(day);
    const position = within === "month" ? date.date : dayOfYear(day, date);
    const last = within === "month" ? daysInMonth(date.year, date.month) : daysInYear(date.year);
    return wanted.has(Math.ceil(position / 7)) || wanted.has(-Math.ceil((last - position + 1) / 7));
  };
}

/** Never negative: years before 1970 have negative times. */
export const remainder = (value: number, divisor: number) => ((value % divisor) + divisor) % divisor;

/** Returns seconds since midnight; open parts come from `start`. */
export function timesOfDay({ hours, minutes, seconds }: Rule, start: number): number[] {
  const hoursOfDay = hours ?? [Math.floor(remainder(start, DAY_SECONDS) / 3600)];
  const timesInHour = timesWithin(
    minutes ?? [Math.floor(remainder(start, 3600) / 60)],
    seconds ?? [remainder(start, 60)],
  );
  return hoursOfDay.flatMap((hour) => timesInHour.map((time) => hour * 3600 + time));
}

/** Counts without making them: there may be one for every second of the day. */
export const countTimesOfDay = ({ hours, minutes, seconds }: Rule) =>
  (hours?.length ?? 1) * (minutes?.length ?? 1) * (seconds?.length ?? 1);

export const timesWithin = (minutes: number[], seconds: number[]) =>
  minutes.flatMap((minute) => seconds.map((second) => minute * 60 + second));

export function atPositions(walls: number[], positions: number[] | null): number[] {
  if (!positions) return walls;
  const picked = positions.map((position) => walls[position > 0 ? position - 1 : walls.length + position]);
  return [...new Set(picked)].filter((wall) => wall !== undefined).sort((a, b) => a - b);
}
