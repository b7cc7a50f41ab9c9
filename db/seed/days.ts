import { momentAt } from "~/domain/event-time";

/** A calendar day as a whole number, so that days can be counted with. */
export type DayNumber = number;

const DAY_MS = 86_400_000;

export function dayNumber(day: string): DayNumber {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}

/** YYYY-MM-DD. */
export function dayText(day: DayNumber): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

export const yearOf = (day: DayNumber) => Number(dayText(day).slice(0, 4));

export const dayIn = (year: number, month: number, date: number): DayNumber => Date.UTC(year, month - 1, date) / DAY_MS;

/** 0 is Sunday. The first day of 1970 was a Thursday. */
export const weekdayOf = (day: DayNumber) => (((day + 4) % 7) + 7) % 7;

/** The first such weekday on or after a day. */
export const nextWeekday = (day: DayNumber, weekday: number): DayNumber => day + ((weekday - weekdayOf(day) + 7) % 7);

/** Which such weekday of its month it is, 1 to 5, and whether it is the last. */
export function placeInMonth(day: DayNumber): { nth: number; isLast: boolean } {
  const date = Number(dayText(day).slice(8));
  return { nth: Math.ceil(date / 7), isLast: dayText(day + 7).slice(5, 7) !== dayText(day).slice(5, 7) };
}

/** A clock that turns a day and a time into unix seconds, and remembers: the same ones come again and again. */
export function norwegianClock(): (day: DayNumber, time: string) => number {
  const known = new Map<string, number>();
  return (day, time) => {
    const key = `${day} ${time}`;
    const seconds = known.get(key) ?? momentAt(dayText(day), time).getTime() / 1000;
    known.set(key, seconds);
    return seconds;
  };
}
