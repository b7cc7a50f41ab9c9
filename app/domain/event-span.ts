import { dayOf, inNorway, shiftDay, startOfNorwegianDay } from "./event-time";

/** When an event begins and ends; an event that lasts all day ends with the midnight after its last day. */
export interface EventTimes {
  start: Date;
  /** Null where nobody has said when it ends. */
  end: Date | null;
  isAllDay: boolean;
}

const HOUR = 3_600_000;

/** An event shorter than this is one evening or night, even when it ends after midnight. */
const HOURS_OF_SEVERAL_DAYS = 18;

/** How long an event without an end is taken to last. */
const HOURS_ASSUMED = 3;

/** Until this hour of the morning an end still belongs to the evening before. */
const LAST_HOUR_OF_NIGHT = 6;

/** A moment on the last of an event's several days; null for an event of one day, evening or night. */
export function lastDayOf({ start, end }: EventTimes): Date | null {
  if (!end || end.getTime() - start.getTime() < HOURS_OF_SEVERAL_DAYS * HOUR) return null;
  const last = new Date(end.getTime() - 1);
  return dayOf(last) === dayOf(start) ? null : last;
}

/** Whether the end needs its weekday said: it is on another day, and not merely late the same night. */
export function endsAnotherDay({ start, end }: EventTimes): boolean {
  if (!end || dayOf(end) === dayOf(start)) return false;
  const isNextNight = dayOf(end) === shiftDay(dayOf(start), 1) && inNorway(end).getHours() < LAST_HOUR_OF_NIGHT;
  return !isNextNight || end.getTime() - start.getTime() >= HOURS_OF_SEVERAL_DAYS * HOUR;
}

/** Where an event stands in time. */
export type EventPhase = "coming" | "running" | "past";

export function phaseOf(times: EventTimes, now: Date): EventPhase {
  if (now < times.start) return "coming";
  return now < (times.end ?? assumedEnd(times)) ? "running" : "past";
}

function assumedEnd({ start, isAllDay }: EventTimes): Date {
  return isAllDay ? startOfNorwegianDay(shiftDay(dayOf(start), 1)) : new Date(start.getTime() + HOURS_ASSUMED * HOUR);
}
