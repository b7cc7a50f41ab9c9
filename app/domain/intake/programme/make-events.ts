import type { Doubt, UnderstoodEvent } from "~/domain/sources/understood";
import { minutesOf, NIGHT_MAX_HOURS } from "~/domain/time/clock-time";
import { type DayNumber, dayText, shiftDay } from "~/domain/time/days-and-moments";
import type { ResolvedSpan } from "./resolve-day";
import type { SaidWords } from "./said-words";
import type { SaidClock } from "./whens";

export interface KnownOccasion {
  spans: readonly ResolvedSpan[];
  clocks: readonly SaidClock[];
  lastClock: string | null;
  words: SaidWords;
  /** What its line leaves open. */
  open: readonly Doubt[];
  url: string | null;
  line: number;
  /** Where the day stands in another. */
  dayLine?: number;
}

/** One time of an occasion, before anybody decides what of it is sure. */
export interface ReadEvent extends Omit<KnownOccasion, "spans" | "clocks"> {
  span: ResolvedSpan;
  clock: SaidClock | null;
  address: string | null;
}

export function eventsOfOccasion({ spans, clocks, ...occasion }: KnownOccasion): ReadEvent[] {
  const leavesDaysOut = occasion.words.leavesDaysOut && spans.length > 1;
  const open: readonly Doubt[] = leavesDaysOut ? [...occasion.open, "repeats_with_exceptions"] : occasion.open;
  const all = clocks.length > 0 ? clocks : [null];
  return spans.flatMap((span) => all.map((clock) => ({ ...occasion, open, span, clock, address: null })));
}

const NOON = "12:00";

/** A longer event with clocks at both ends may be a daily one. */
const LONGEST_SURE = 6;

export type Times = Pick<UnderstoodEvent, "day" | "time" | "endDay" | "endTime"> & {
  /** Its start and end leave something open. */
  open: Doubt | null;
};

/** The day is the next where a clock is past midnight, and the one before of a night that leads to it. */
export function timesOfEvent({ span, clock, lastClock }: Pick<ReadEvent, "span" | "clock" | "lastClock">): Times {
  if (span.last !== null) return timesOfDays({ ...span, last: span.last }, clock, lastClock);
  const day = dayText(dayOfEvent(span, clock));
  if (clock === null) return { day, time: null, endDay: null, endTime: null, open: "no_time" };
  const { start: time } = clock;
  const end = clock.end ?? lastClock;
  if (end === null || end === time) return { day, time, endDay: null, endTime: null, open: null };
  const length = minutesOf(end) - minutesOf(time);
  if (length > 0) return { day, time, endDay: null, endTime: end, open: null };
  if (length + 24 * 60 <= NIGHT_MAX_HOURS * 60)
    return { day, time, endDay: shiftDay(day, 1), endTime: end, open: null };
  return { day, time, endDay: null, endTime: null, open: "end_before_start" };
}

/** See timesOfEvent. */
export function dayOfEvent({ day, last, isNightBefore }: ResolvedSpan, clock: SaidClock | null): DayNumber {
  const isNextDay = last === null && clock?.isPastMidnight === true;
  const isDayBefore = isNightBefore === true && (clock === null || clock.start >= NOON);
  return day + (isNextDay ? 1 : 0) - (isDayBefore ? 1 : 0);
}

function timesOfDays(span: ResolvedSpan & { last: DayNumber }, clock: SaidClock | null, lastClock: string | null) {
  const isPlain = clock === null || (lastClock !== null && clock.end === null && span.last - span.day <= LONGEST_SURE);
  return {
    day: dayText(dayOfEvent(span, clock)),
    time: clock?.start ?? null,
    endDay: dayText(span.last),
    endTime: lastClock ?? clock?.end ?? null,
    open: isPlain ? null : ("daily_or_throughout" as const),
  };
}

const EVENING = "18:00";
const MORNING = "05:00";

/** Whether a day has come to its evening, so that a clock of the night is the next day's. */
export const isLate = (clocks: readonly SaidClock[]): boolean =>
  clocks.some(({ start, isPastMidnight }) => isPastMidnight || start >= EVENING);

export function throughNight(clocks: readonly SaidClock[], isEvening: boolean): SaidClock[] {
  const said: SaidClock[] = [];
  for (const clock of clocks) {
    const isPastMidnight = clock.start < MORNING && (isEvening || isLate(said));
    said.push({ ...clock, isPastMidnight: clock.isPastMidnight || isPastMidnight });
  }
  return said;
}
