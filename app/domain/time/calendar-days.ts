/** A calendar day as a whole number since 1970, so that days can be counted with. No clock and no zone is involved. */
export type DayNumber = number;

const DAY_MS = 86_400_000;

/** Of a day as YYYY-MM-DD; NaN where it is none. */
export const dayNumber = (day: string): DayNumber => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** YYYY-MM-DD. */
export const dayText = (day: DayNumber): string => new Date(day * DAY_MS).toISOString().split("T")[0]!;

/** Whether a text is a day that exists, as YYYY-MM-DD. */
export function isCalendarDay(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? dayNumber(text) : Number.NaN;
  return Number.isFinite(day) && dayText(day) === text;
}

/** Months count from 1; month 13 is the next year's January, date 0 the last day of the month before. */
export const dayIn = (year: number, month: number, date: number): DayNumber => Date.UTC(year, month - 1, date) / DAY_MS;

/** 0 is Sunday. The first day of 1970 was a Thursday. */
export const weekdayOf = (day: DayNumber): number => (((day + 4) % 7) + 7) % 7;

export interface CalendarDate {
  year: number;
  month: number;
  date: number;
}

export function calendarDate(day: DayNumber): CalendarDate {
  const [year, month, date] = dayText(day).split("-").map(Number) as [number, number, number];
  return { year, month, date };
}

/** Which such weekday of its month a day is, 1 to 5, and whether it is the last. */
export function placeInMonth(day: DayNumber): { nth: number; isLast: boolean } {
  const { month, date } = calendarDate(day);
  return { nth: Math.ceil(date / 7), isLast: calendarDate(day + 7).month !== month };
}

/** The same date some months later, or the last day of that month where it is shorter. */
export function addMonths(day: DayNumber, months: number): DayNumber {
  const { year, month, date } = calendarDate(day);
  return Math.min(dayIn(year, month + months, date), dayIn(year, month + months + 1, 0));
}
