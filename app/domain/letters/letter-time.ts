import {
  DAY_MS,
  dayNumber,
  dayOf,
  dayText,
  HOUR_SECONDS,
  momentAt,
  nextWeekday,
  shiftDay,
  wallClockAt,
} from "~/domain/time/days-and-moments";
import type { Reminder } from "./letters";

const clock = (hour: number) => `${String(hour).padStart(2, "0")}:00`;

/**
 * The first moment after `now` with that Norwegian hour (0 to 23) on a weekday (0 is Monday). An hour that summer time
 * skips is the next one; of a doubled hour the first counts, so that there is one a week.
 */
export function nextLetterAt(now: Date, weekday: number, hour: number): Date {
  const today = dayOf(now);
  const day = dayText(nextWeekday(dayNumber(today), weekday));
  const moment = momentAt(day, clock(hour));
  return moment > now ? moment : momentAt(shiftDay(day, 7), clock(hour));
}

/** Whole days are reminded of at this Norwegian time the day before. */
const EVENING = "16:00";

const HOURS_BEFORE_MS = 2 * HOUR_SECONDS * 1000;

export interface StartRange {
  from: Date;
  to: Date;
  isAllDay: boolean;
}

/** Never goes back: of an hour that is skipped or doubled the next day, only its end counts. */
function dayAfter(moment: Date): Date {
  const { day, time } = wallClockAt(moment);
  const hour = Number(time.slice(0, 2));
  const tomorrow = shiftDay(day, 1);
  const isAgain = moment.getTime() - momentAt(day, time).getTime() >= HOUR_SECONDS * 1000;
  const same = momentAt(tomorrow, time);
  return isAgain || wallClockAt(same).time !== time ? momentAt(tomorrow, clock(hour + 1)) : same;
}

/** A day before by the clock, or two hours; whole days the afternoon before. Leaves out what has begun. */
export function remindedStarts(kind: Exclude<Reminder, "none">, from: Date, to: Date): StartRange[] {
  const timed =
    kind === "day"
      ? { from: dayAfter(from), to: dayAfter(to) }
      : { from: new Date(from.getTime() + HOURS_BEFORE_MS), to: new Date(to.getTime() + HOURS_BEFORE_MS) };
  const days = Array.from({ length: Math.ceil((to.getTime() - from.getTime()) / DAY_MS) + 1 }, (_, n) =>
    shiftDay(dayOf(from), n),
  );
  const whole = days
    .filter((day) => momentAt(day, EVENING) >= from && momentAt(day, EVENING) < to)
    .map((day) => ({ from: momentAt(shiftDay(day, 1), "00:00"), to: momentAt(shiftDay(day, 2), "00:00") }));
  return [{ ...timed, isAllDay: false }, ...whole.map((range) => ({ ...range, isAllDay: true }))].flatMap((range) =>
    range.to > to ? [{ ...range, from: range.from < to ? to : range.from }] : [],
  );
}
