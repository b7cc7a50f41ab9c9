import { TZDate } from "@date-fns/tz";
import { addDays, startOfDay } from "date-fns";

/** Everything on Samling happens in this zone, wherever the server or the visitor is. */
export const TIME_ZONE = "Europe/Oslo";

/** The same moment with a Norwegian wall clock: date-fns reads and formats it in Oslo's time. */
export const inNorway = (moment: Date) => new TZDate(moment.getTime(), TIME_ZONE);

/** A calendar day in Norway as YYYY-MM-DD. */
export function dayOf(moment: Date): string {
  const local = inNorway(moment);
  const pad = (n: number) => String(n).padStart(2, "0");
  return `${local.getFullYear()}-${pad(local.getMonth() + 1)}-${pad(local.getDate())}`;
}

/** The moment a Norwegian calendar day (YYYY-MM-DD) begins. */
export function startOfNorwegianDay(day: string): Date {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  return new Date(new TZDate(year, month - 1, date, TIME_ZONE).getTime());
}

/** Moves a YYYY-MM-DD by whole days. */
export function shiftDay(day: string, days: number): string {
  return dayOf(addDays(startOfDay(inNorway(startOfNorwegianDay(day))), days));
}

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
  const weekday = inNorway(now).getDay() || 7;
  const sunday = shiftDay(today, 7 - weekday);
  switch (span) {
    case "today":
      return { from: today, to: today };
    case "tomorrow":
      return { from: shiftDay(today, 1), to: shiftDay(today, 1) };
    case "weekend":
      return { from: weekday >= 5 ? today : shiftDay(today, 5 - weekday), to: sunday };
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
