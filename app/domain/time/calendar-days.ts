import { DAY_MS, DAY_SECONDS } from "./unix-time";

/** Days since 1 January 1970 in the Gregorian calendar, years 1 to 9999; no clock, no zone. Months count from 1. */
export type DayNumber = number;

/** Of a YYYY-MM-DD; NaN where it is no day. */
export const dayNumber = (day: string): DayNumber => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

export const dayText = (day: DayNumber): string => new Date(day * DAY_MS).toISOString().split("T")[0]!;

/** `seconds` since the midnight of day 0. */
export const dayOfSecond = (seconds: number): DayNumber => Math.floor(seconds / DAY_SECONDS);

/** An existing day, as YYYY-MM-DD. */
export function isCalendarDay(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? dayNumber(text) : Number.NaN;
  return Number.isFinite(day) && dayText(day) === text;
}

/** Month 13 is January of the next year, date 0 the last day of the month before. */
export const dayIn = (year: number, month: number, date: number): DayNumber =>
  new Date(0).setUTCFullYear(year, month - 1, date) / DAY_MS;

export interface CalendarDate {
  year: number;
  /** 1 to 12. */
  month: number;
  /** 1 to 31. */
  date: number;
}

export function calendarDate(day: DayNumber): CalendarDate {
  const midnight = new Date(day * DAY_MS);
  return { year: midnight.getUTCFullYear(), month: midnight.getUTCMonth() + 1, date: midnight.getUTCDate() };
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
