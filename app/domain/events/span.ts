import { minutesOf, NIGHT_MAX_HOURS } from "~/domain/time/clock-time";
import {
  dateFromUnix,
  dayNumber,
  dayOf,
  momentAt,
  shiftDay,
  startOfNorwegianDay,
  wallClockAt,
} from "~/domain/time/days-and-moments";
import { inNorway } from "~/domain/time/in-norway";
import { refuse, type Result, succeed } from "~/domain/values";

/** By the Norwegian clock: YYYY-MM-DD and HH:MM. */
export interface ClockTimes {
  startDay: string;
  /** Null: whole days, without an end time. */
  startTime: string | null;
  /** Null: the same day, or the next where the end time is before the start time. */
  endDay: string | null;
  endTime: string | null;
}

export interface EventHours {
  startTime: string | null;
  endTime: string | null;
  daysLater: number;
}

/** An all-day event ends at the midnight after its last day. */
export interface EventTimes {
  start: Date;
  end: Date | null;
  isAllDay: boolean;
}

export type HoursProblem =
  | { field: "end_date"; problem: "endDateBeforeStart" | "eventTooLong" }
  | { field: "end_time"; problem: "endTimeRequired" | "endBeforeStart" };

/** Long enough for an exhibition, short enough to catch a wrong year. */
export const EVENT_MAX_DAYS = 180;

export function hoursOf({ startDay, startTime, endDay, endTime }: ClockTimes): Result<EventHours, HoursProblem> {
  const daysGiven = endDay === null ? null : dayNumber(endDay) - dayNumber(startDay);
  if (daysGiven !== null && daysGiven < 0) return refuse({ field: "end_date", problem: "endDateBeforeStart" });
  if (daysGiven !== null && daysGiven >= EVENT_MAX_DAYS) return refuse({ field: "end_date", problem: "eventTooLong" });
  if (startTime === null) return succeed({ startTime, endTime: null, daysLater: daysGiven ?? 0 });
  if (endTime === null) {
    return daysGiven
      ? refuse({ field: "end_time", problem: "endTimeRequired" })
      : succeed({ startTime, endTime, daysLater: 0 });
  }
  const daysLater = daysGiven ?? (endsInTheNight(startTime, endTime) ? 1 : 0);
  if (daysLater === 0 && endTime <= startTime) return refuse({ field: "end_time", problem: "endBeforeStart" });
  return succeed({ startTime, endTime, daysLater });
}

/** Without a day of its own, such an end is of the morning after. */
export function endsInTheNight(startTime: string, endTime: string): boolean {
  return endTime < startTime && minutesOf(endTime) + 24 * 60 - minutesOf(startTime) <= NIGHT_MAX_HOURS * 60;
}

/** Where summer time skips the start so that the end would not come after it, the event keeps its length. */
export function momentsOn(day: string, { startTime, endTime, daysLater }: EventHours): EventTimes {
  if (startTime === null)
    return { start: startOfNorwegianDay(day), end: startOfNorwegianDay(shiftDay(day, daysLater + 1)), isAllDay: true };
  const start = momentAt(day, startTime);
  if (endTime === null) return { start, end: null, isAllDay: false };
  const end = momentAt(shiftDay(day, daysLater), endTime);
  if (end > start) return { start, end, isAllDay: false };
  const length = (minutesOf(endTime) - minutesOf(startTime)) * 60_000;
  return { start, end: new Date(start.getTime() + length), isAllDay: false };
}

/** An end equal to the start counts as none. */
export function clockTimesOf({ start, end, isAllDay }: EventTimes): ClockTimes {
  if (isAllDay) {
    const lastDay = end && end > start ? dayOf(new Date(end.getTime() - 1)) : null;
    return { startDay: dayOf(start), startTime: null, endDay: lastDay, endTime: null };
  }
  const first = wallClockAt(start);
  const last = end && end > start ? wallClockAt(end) : null;
  return { startDay: first.day, startTime: first.time, endDay: last?.day ?? null, endTime: last?.time ?? null };
}

export const eventTimesOf = (event: { start_time: Date; end_time: Date | null; all_day: boolean }): EventTimes => ({
  start: event.start_time,
  end: event.end_time,
  isAllDay: event.all_day,
});

/** Its times are unix seconds. */
export const timesOfRow = (row: { start_time: number; end_time: number | null; all_day: number }): EventTimes => ({
  start: dateFromUnix(row.start_time),
  end: row.end_time === null ? null : dateFromUnix(row.end_time),
  isAllDay: Boolean(row.all_day),
});

const HOUR = 3_600_000;

/** A shorter event is one evening or night, even past midnight; the search index has the same number. */
export const HOURS_OF_SEVERAL_DAYS = 18;

/** Of an event without an end. */
export const HOURS_ASSUMED = 3;

/** An end before this hour belongs to the evening before. */
const LAST_HOUR_OF_NIGHT = 6;

export function lastDayOf({ start, end }: EventTimes): Date | null {
  if (!end || end.getTime() - start.getTime() < HOURS_OF_SEVERAL_DAYS * HOUR) return null;
  const last = new Date(end.getTime() - 1);
  return dayOf(last) === dayOf(start) ? null : last;
}

/** From here an exhibition, never first among a day's events; the search index has the same number. */
const DAYS_OF_LONG = 30;

export const isLongEvent = ({ start, end }: EventTimes): boolean =>
  end !== null && end.getTime() - start.getTime() >= DAYS_OF_LONG * 24 * HOUR;

/** Whether the end needs a weekday: it is not only late the same night. */
export function endsAnotherDay({ start, end }: EventTimes): boolean {
  if (!end || dayOf(end) === dayOf(start)) return false;
  const isNextNight = dayOf(end) === shiftDay(dayOf(start), 1) && inNorway(end).getHours() < LAST_HOUR_OF_NIGHT;
  return !isNextNight || end.getTime() - start.getTime() >= HOURS_OF_SEVERAL_DAYS * HOUR;
}

export type EventPhase = "coming" | "running" | "past";

export function phaseOf(times: EventTimes, now: Date): EventPhase {
  if (now < times.start) return "coming";
  return now < endOf(times) ? "running" : "past";
}

export const endOf = (times: EventTimes): Date => times.end ?? assumedEnd(times);

function assumedEnd({ start, isAllDay }: EventTimes): Date {
  return isAllDay ? startOfNorwegianDay(shiftDay(dayOf(start), 1)) : new Date(start.getTime() + HOURS_ASSUMED * HOUR);
}
