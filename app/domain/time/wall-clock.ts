import { tzOffset } from "@date-fns/tz/tzOffset";
import { dayNumber, dayText, FRIDAY, SUNDAY, weekdayOf } from "./calendar-days";

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
export function momentsOfDays({ from, to }: Partial<DayRange>): { start: Date | null; end: Date | null } {
  return {
    start: from ? startOfNorwegianDay(from) : null,
    end: to ? startOfNorwegianDay(shiftDay(to, 1)) : null,
  };
}
