import { dayNumber } from "./calendar-days";
import { minutesOf, NIGHT_MAX_HOURS } from "./clock-time";
import { momentAt, shiftDay, wallClockAt } from "./event-time";
import { refuse, type Result, succeed } from "./result";

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
    return daysGiven ? refuse({ field: "end_time", problem: "endTimeRequired" }) : succeed({ startTime, endTime, daysLater: 0 });
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
