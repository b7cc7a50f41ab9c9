import { refuse, type Result, succeed } from "~/domain/result";
import { dayNumber } from "~/domain/time/calendar-days";
import { minutesOf, NIGHT_MAX_HOURS } from "~/domain/time/clock-time";
import { dayOf, inNorway, momentAt, shiftDay, startOfNorwegianDay, wallClockAt } from "~/domain/time/wall-clock";

/** When an event happens by the Norwegian clock: days as YYYY-MM-DD, times as HH:MM. */
export interface ClockTimes {
  startDay: string;
  startTime: string;
  /** Null: the same day, or the night that follows where the end time is earlier than the start time. */
  endDay: string | null;
  /** Null: nobody has said when it ends. */
  endTime: string | null;
}

/** The same without its day, so that it can be laid on any other. */
export interface EventHours {
  startTime: string;
  endTime: string | null;
  /** How many days after the first one it ends. */
  daysLater: number;
}

export interface EventMoments {
  start: Date;
  end: Date | null;
}

export type HoursProblem =
  | { field: "end_date"; problem: "endDateBeforeStart" | "eventTooLong" }
  | { field: "end_time"; problem: "endTimeRequired" | "endBeforeStart" };

/** An exhibition may last; a wrong year should not pass. */
export const EVENT_MAX_DAYS = 180;

/** What an event's times say about any day it may be laid on. */
export function hoursOf({ startDay, startTime, endDay, endTime }: ClockTimes): Result<EventHours, HoursProblem> {
  const daysGiven = endDay === null ? null : dayNumber(endDay) - dayNumber(startDay);
  if (daysGiven !== null && daysGiven < 0) return refuse({ field: "end_date", problem: "endDateBeforeStart" });
  if (daysGiven !== null && daysGiven >= EVENT_MAX_DAYS) return refuse({ field: "end_date", problem: "eventTooLong" });
  if (endTime === null) {
    return daysGiven
      ? refuse({ field: "end_time", problem: "endTimeRequired" })
      : succeed({ startTime, endTime, daysLater: 0 });
  }
  const daysLater = daysGiven ?? (endsInTheNight(startTime, endTime) ? 1 : 0);
  if (daysLater === 0 && endTime <= startTime) return refuse({ field: "end_time", problem: "endBeforeStart" });
  return succeed({ startTime, endTime, daysLater });
}

function endsInTheNight(startTime: string, endTime: string): boolean {
  return endTime < startTime && minutesOf(endTime) + 24 * 60 - minutesOf(startTime) <= NIGHT_MAX_HOURS * 60;
}

/**
 * The moments of an event laid on a day. Where the change to summer time leaps over the start so that the end would
 * not come after it, the event keeps its length.
 */
export function momentsOn(day: string, { startTime, endTime, daysLater }: EventHours): EventMoments {
  const start = momentAt(day, startTime);
  if (endTime === null) return { start, end: null };
  const end = momentAt(shiftDay(day, daysLater), endTime);
  if (end > start) return { start, end };
  return { start, end: new Date(start.getTime() + (minutesOf(endTime) - minutesOf(startTime)) * 60_000) };
}

/** The times of an event as its form shows them; an end that is the start too is none. */
export function clockTimesOf({ start, end }: EventMoments): ClockTimes {
  const first = wallClockAt(start);
  const last = end && end > start ? wallClockAt(end) : null;
  return { startDay: first.day, startTime: first.time, endDay: last?.day ?? null, endTime: last?.time ?? null };
}

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
