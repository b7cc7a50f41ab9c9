import { tzOffset } from "@date-fns/tz/tzOffset";

/** Wherever the server or the visitor is. */
export const TIME_ZONE = "Europe/Oslo";

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** By the hour, because clocks change on one: asking the platform takes twenty times as long. */
const offsets = new Map<number, number>();
const MOST_OFFSETS = 10_000;

/** Milliseconds that Norwegian clocks are ahead of UTC. */
export function offsetAt(moment: number): number {
  const hour = Math.floor(moment / HOUR);
  let offset = offsets.get(hour);
  if (offset === undefined) {
    offset = tzOffset(TIME_ZONE, new Date(moment)) * MINUTE;
    if (offsets.size >= MOST_OFFSETS) offsets.clear();
    offsets.set(hour, offset);
  }
  return offset;
}

export function wallClockAt(moment: Date): { day: string; time: string } {
  const [day, time] = new Date(moment.getTime() + offsetAt(moment.getTime())).toISOString().split("T") as [
    string,
    string,
  ];
  return { day, time: time.slice(0, 5) };
}

export const dayOf = (moment: Date): string => wallClockAt(moment).day;

/** A time that summer time skips is an hour later; of a doubled one the first (RFC 5545), in any machine's zone. */
export function momentAt(day: string, time: string): Date {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const before = offsetAt(shown - 24 * HOUR);
  const after = offsetAt(shown + 24 * HOUR);
  const offset = [before, after].find((candidate) => offsetAt(shown - candidate) === candidate) ?? before;
  return new Date(shown - offset);
}

/** Few are awake in Norway then: for work that can wait. */
export function isNightAt(moment: Date): boolean {
  const { time } = wallClockAt(moment);
  return time >= "02:00" && time < "05:00";
}

/** Norwegian clocks show its time just once that day. */
export function isClearMoment(moment: Date): boolean {
  const { day, time } = wallClockAt(moment);
  const first = momentAt(day, time);
  return wallClockAt(first).time === time && wallClockAt(new Date(first.getTime() + HOUR)).time !== time;
}

export const startOfNorwegianDay = (day: string): Date => momentAt(day, "00:00");

export const shiftDay = (day: string, days: number): string => dayText(dayNumber(day) + days);

export const DAY_SPANS = ["today", "tomorrow", "weekend", "week"] as const;
export type DaySpan = (typeof DAY_SPANS)[number];

/** Both included, as YYYY-MM-DD. */
export interface DayRange {
  from: string;
  to: string;
}

/** The weekend is Friday to Sunday, now or next; this week ends on Sunday. */
export function daysOfSpan(span: DaySpan, now: Date): DayRange {
  const today = dayOf(now);
  const weekday = weekdayOf(dayNumber(today));
  const sunday = shiftDay(today, SUNDAY - weekday);
  switch (span) {
    case "today":
      return { from: today, to: today };
    case "tomorrow":
      return { from: shiftDay(today, 1), to: shiftDay(today, 1) };
    case "weekend":
      return { from: weekday >= FRIDAY ? today : shiftDay(today, FRIDAY - weekday), to: sunday };
    case "week":
      return { from: today, to: sunday };
  }
}

/** [start, end). */
export function momentsOfDays({ from, to }: Partial<Record<keyof DayRange, string | undefined>>): {
  start: Date | null;
  end: Date | null;
} {
  return {
    start: from ? startOfNorwegianDay(from) : null,
    end: to ? startOfNorwegianDay(shiftDay(to, 1)) : null,
  };
}

/** Days since 1 January 1970 in the Gregorian calendar, years 1 to 9999; no clock, no zone. Months count from 1. */
export type DayNumber = number;

/** Of a YYYY-MM-DD; NaN where it is no day. */
export const dayNumber = (day: string): DayNumber => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

export const dayText = (day: DayNumber): string => new Date(day * DAY_MS).toISOString().replace(/T.*/, "");

/** `seconds` since the midnight of day 0. */
export const dayOfSecond = (seconds: number): DayNumber => Math.floor(seconds / DAY_SECONDS);

/** An existing day, as YYYY-MM-DD. */
export function isCalendarDay(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? dayNumber(text) : Number.NaN;
  return Number.isFinite(day) && dayText(day) === text;
}

/** The day that a field says; null where it says none. */
export const calendarDayIn = (text = ""): string | null => (isCalendarDay(text) ? text : null);

/** Month 13 is January of the next year, date 0 the last day of the month before. */
export const dayIn = (year: number, month: number, date: number): DayNumber =>
  new Date(0).setUTCFullYear(year, month - 1, date) / DAY_MS;

export type CalendarDate = ReturnType<typeof calendarDate>;

export function calendarDate(day: DayNumber) {
  const midnight = new Date(day * DAY_MS);
  return {
    year: midnight.getUTCFullYear(),
    /** 1 to 12. */
    month: midnight.getUTCMonth() + 1,
    /** 1 to 31. */
    date: midnight.getUTCDate(),
  };
}

const isLeapYear = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

export const daysInYear = (year: number): number => (isLeapYear(year) ? 366 : 365);

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

export const [MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY] = [0, 1, 2, 3, 4, 5, 6] as const;

/** 0 is Monday; 1 January 1970 was a Thursday. */
export const weekdayOf = (day: DayNumber): number => (((day + THURSDAY) % 7) + 7) % 7;

export const nextWeekday = (day: DayNumber, weekday: number): DayNumber => day + ((weekday - weekdayOf(day) + 7) % 7);

export const lastWeekday = (day: DayNumber, weekday: number): DayNumber => day - ((weekdayOf(day) - weekday + 7) % 7);

/** Of a month; the last is -1, the one before it -2. */
export function nthIn(nth: number, weekday: number, month: number, year: number): DayNumber {
  if (nth > 0) return nextWeekday(dayIn(year, month, 1), weekday) + (nth - 1) * 7;
  return lastWeekday(dayIn(year, month, daysInMonth(year, month)), weekday) + (nth + 1) * 7;
}

/** Week 1 is the first with at least four days in the year. */
const startOfFirstWeek = (year: number, weekStart: number) => lastWeekday(dayIn(year, 1, 4), weekStart);

export function weekOf(day: DayNumber, weekStart: number): { week: number; weeks: number } {
  const start = lastWeekday(day, weekStart);
  const { year } = calendarDate(start + 3);
  const first = startOfFirstWeek(year, weekStart);
  return { week: (start - first) / 7 + 1, weeks: (startOfFirstWeek(year + 1, weekStart) - first) / 7 };
}

export function placeInMonth(day: DayNumber): { nth: number; isLast: boolean } {
  const { year, month, date } = calendarDate(day);
  return { nth: Math.ceil(date / 7), isLast: date + 7 > daysInMonth(year, month) };
}

/** Or the last day of a shorter month. */
export function addMonths(day: DayNumber, months: number): DayNumber {
  const { year, month, date } = calendarDate(day);
  return Math.min(dayIn(year, month + months, date), dayIn(year, month + months + 1, 0));
}

/** The database and calendars have UTC seconds since 1970. */

export const HOUR_SECONDS = 3600;
export const DAY_SECONDS = 24 * HOUR_SECONDS;
export const WEEK_SECONDS = 7 * DAY_SECONDS;

export const DAY_MS = DAY_SECONDS * 1000;

/** Rounded down. */
export const unixSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** Rounded up: what starts then or later has not started before `moment`. */
export const firstUnixSecondFrom = (moment: Date): number => Math.ceil(moment.getTime() / 1000);

export const dateFromUnix = (seconds: number): Date => new Date(seconds * 1000);

export type MonthText = string;

/** Of a YYYY-MM-DD. */
export const monthOf = (day: string): MonthText => day.slice(0, "YYYY-MM".length);
