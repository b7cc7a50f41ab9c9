import { TZDate, tzOffset } from "@date-fns/tz";
import { dayNumber, dayText, FRIDAY, SUNDAY, weekdayOf } from "./calendar-days";

/** All times on Samling are in this zone, wherever the server or the visitor is. */
export const TIME_ZONE = "Europe/Oslo";

/** Returns the same moment for date-fns to read and format in Norwegian time. */
export const inNorway = (moment: Date) => new TZDate(moment.getTime(), TIME_ZONE);

const HOUR = 3_600_000;
const MINUTE = 60_000;

const offsetAt = (moment: number) => tzOffset(TIME_ZONE, new Date(moment)) * MINUTE;

/** Returns the Norwegian day (YYYY-MM-DD) and time (HH:MM) of a moment. */
export function wallClockAt(moment: Date): { day: string; time: string } {
  const [day, time] = new Date(moment.getTime() + offsetAt(moment.getTime())).toISOString().split("T") as [
    string,
    string,
  ];
  return { day, time: time.slice(0, 5) };
}

/** Returns a moment's Norwegian day as YYYY-MM-DD. */
export const dayOf = (moment: Date): string => wallClockAt(moment).day;

/**
 * Returns the moment at which Norwegian clocks show a time (HH:MM) on a day (YYYY-MM-DD). A time that summer time skips
 * is an hour later (02:30 is 03:30); of a time that occurs twice in autumn the first is meant (RFC 5545). TZDate alone
 * would decide the latter by the zone of the machine.
 */
export function momentAt(day: string, time: string): Date {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const before = offsetAt(shown - 24 * HOUR);
  const after = offsetAt(shown + 24 * HOUR);
  const offset = [before, after].find((candidate) => offsetAt(shown - candidate) === candidate) ?? before;
  return new Date(shown - offset);
}

/** Returns whether it is a time of night when few are awake in Norway: for work that can wait. */
export function isNightAt(moment: Date): boolean {
  const { time } = wallClockAt(moment);
  return time >= "02:00" && time < "05:00";
}

/** Returns whether Norwegian clocks show a moment's time just once on its day. */
export function isClearMoment(moment: Date): boolean {
  const { day, time } = wallClockAt(moment);
  const first = momentAt(day, time);
  return wallClockAt(first).time === time && wallClockAt(new Date(first.getTime() + HOUR)).time !== time;
}

/** Returns the moment that a Norwegian day (YYYY-MM-DD) begins. */
export const startOfNorwegianDay = (day: string): Date => momentAt(day, "00:00");

/** Returns a YYYY-MM-DD moved by whole days. */
export const shiftDay = (day: string, days: number): string => dayText(dayNumber(day) + days);

export const DAY_SPANS = ["today", "tomorrow", "weekend", "week"] as const;
export type DaySpan = (typeof DAY_SPANS)[number];

/** First and last day, both included, as YYYY-MM-DD. */
export interface DayRange {
  from: string;
  to: string;
}

/**
 * Returns the days of a named span on a given day. The weekend is Friday to Sunday, now or next; this week ends on
 * Sunday.
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

/** Returns the half-open range of moments [start, end) of some days. */
export function momentsOfDays({ from, to }: Partial<DayRange>): { start: Date | null; end: Date | null } {
  return {
    start: from ? startOfNorwegianDay(from) : null,
    end: to ? startOfNorwegianDay(shiftDay(to, 1)) : null,
  };
}
