import { calendarDate, type DayNumber, dayText, momentAt, unixSeconds } from "~/domain/time/days-and-moments";

export const yearOf = (day: DayNumber): number => calendarDate(day).year;

/** Unix seconds; results are stored, because the same ones recur. */
export function norwegianClock(): (day: DayNumber, time: string) => number {
  const known = new Map<string, number>();
  return (day, time) => {
    const key = `${day} ${time}`;
    const seconds = known.get(key) ?? unixSeconds(momentAt(dayText(day), time));
    known.set(key, seconds);
    return seconds;
  };
}
