import { TZDate, tzOffset } from "@date-fns/tz";
import { dayNumber, dayText, FRIDAY, SUNDAY, weekdayOf } from "./calendar-days";

/** Everything on Samling happens in this zone, wherever the server or the visitor is. */
export const TIME_ZONE = "Europe/Oslo";

/** The same moment with a Norwegian wall clock: date-fns reads and formats it in Oslo's time. */
export const inNorway = (moment: Date) => new TZDate(moment.getTime(), TIME_ZONE);

const HOUR = 3_600_000;
const MINUTE = 60_000;

const offsetAt = (moment: number) => tzOffset(TIME_ZONE, new Date(moment)) * MINUTE;

/** What a Norwegian clock and calendar show at a moment: day as YYYY-MM-DD, time as HH:MM. */
export function wallClockAt(moment: Date): { day: string; time: string } {
  const [day, time] = new Date(moment.getTime() + offsetAt(moment.getTime())).toISOString().split("T") as [
    string,
    string,
  ];
  return { day, time: time.slice(0, 5) };
}

/** A calendar day in Norway as YYYY-MM-DD. */
export const dayOf = (moment: Date): string => wallClockAt(moment).day;

/**
 * The moment at which a Norwegian clock shows a time (HH:MM) on a day (YYYY-MM-DD). A time that the change to summer
 * time leaps over means as much later (02:30 is 03:30); of a time that comes twice in autumn the first is meant.
 * Both are what RFC 5545 says. TZDate answers the latter according to the zone of the machine it runs on.
 */
export function momentAt(day: string, time: string): Date {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const before = offsetAt(shown - 24 * HOUR);
  const after = offsetAt(shown + 24 * HOUR);
  const offset = [before, after].find((candidate) => offsetAt(shown - candidate) === candidate) ?? before;
  return new Date(shown - offset);
}

/** The moment a Norwegian calendar day (YYYY-MM-DD) begins. */
export const startOfNorwegianDay = (day: string): Date => momentAt(day, "00:00");

/** Moves a YYYY-MM-DD by whole days. */
export const shiftDay = (day: string, days: number): string => dayText(dayNumber(day) + days);

export const DAY_SPANS = ["today", "tomorrow", "weekend", "week"] as const;
export type DaySpan = (typeof DAY_SPANS)[number];

/** First and last day, both included, as YYYY-MM-DD. */
export interface DayRange {
  from: string;
  to: string;
}

/**
 * What a named span means on a given day. The weekend is Friday to Sunday that is now or comes next; this week ends
 * on Sunday.
 */
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

/** Half-open range of moments [start, end) of some days. */
export function momentsOfDays({ from, to }: Partial<DayRange>): { start: Date | null; end: Date | null } {
  return {
    start: from ? startOfNorwegianDay(from) : null,
    end: to ? startOfNorwegianDay(shiftDay(to, 1)) : null,
  };
}
