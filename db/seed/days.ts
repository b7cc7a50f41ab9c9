import { calendarDate, type DayNumber, dayText, weekdayOf } from "~/domain/time/calendar-days";
import { momentAt } from "~/domain/time/wall-clock";

export const yearOf = (day: DayNumber): number => calendarDate(day).year;

/** The first such weekday on or after a day; 0 is Sunday. */
export const nextWeekday = (day: DayNumber, weekday: number): DayNumber => day + ((weekday - weekdayOf(day) + 7) % 7);

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
