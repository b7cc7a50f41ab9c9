import { type DayNumber, dayNumber, nextWeekday } from "~/domain/time/days-and-moments";
import { type ReadEvent, timesOfEvent } from "../programme/make-events";
import type { Occasion } from "../programme/occasions";
import { dayAsDated, type DayContext, type ResolvedSpan, resolveSpan } from "../programme/resolve-day";
import { doubtsOf } from "../programme/sure";
import type { SaidClock } from "../programme/whens";
import type { LineDoubt, SaidWhen } from "./said";

/** Days further ahead, without their year, may be of another. */
const SURELY_COMING = 240;

export interface ReadWhen {
  when: SaidWhen;
  doubts: LineDoubt[];
}

/** Norway's clock. */
export interface Today {
  day: DayNumber;
  /** HH:MM. */
  time: string;
}

/** A weekday alone is the next; today's where its clock has not passed. */
export function whenOfOccasion(occasion: Occasion, context: DayContext, today: Today): ReadWhen {
  const { days, weekday, clocks, lastClock, lastWeekday, isUnclear } = occasion;
  const open = isUnclear && lastWeekday === undefined ? (["several_times"] as const) : [];
  const [said] = days;
  if (!said) {
    if (weekday === null) return { when: { ...NO_WHEN, ...clocksOf(clocks[0]) }, doubts: [...open, "no_day"] };
    const day = nextWeekday(firstPossible(clocks, today), weekday);
    const last = lastWeekday === undefined ? null : nextWeekday(day + 1, lastWeekday);
    // "Lørdag", said on a Saturday, may be the next as well.
    const doubts = day === today.day ? ([...open, "which_week"] as const) : open;
    return timesOn({ day, last, how: "derived" }, clocks, lastClock, doubts, today);
  }
  const span = resolveSpan(said, context);
  if (typeof span !== "string") return timesOn(span, clocks, lastClock, open, today);
  const dated = span === "weekday_differs" ? dayAsDated(said, context) : null;
  if (dated === null) return { when: { ...NO_WHEN, ...clocksOf(clocks[0]) }, doubts: ["no_such_day"] };
  return timesOn({ day: dated, last: null, how: "said" }, clocks, lastClock, ["weekday_differs"], today);
}

/** The first day on which what begins by the clock is not past. */
export const firstPossible = (clocks: readonly SaidClock[], { day, time }: Today): DayNumber =>
  clocks[0] && clocks[0].start <= time ? day + 1 : day;

const NO_WHEN: SaidWhen = { day: null, time: null, endDay: null, endTime: null };
export const NO_DAY: ReadWhen = { when: NO_WHEN, doubts: ["no_day"] };

/** Also where only its hour of today is. */
function isPast({ day, time, endDay, endTime }: SaidWhen & { day: string }, today: Today): boolean {
  const last = dayNumber(endDay ?? day);
  return last < today.day || (last === today.day && time !== null && (endTime ?? time) <= today.time);
}

const NOON = 12;

/** "Onsdag kveld kl 7" is nineteen. */
export function inHalf(clock: SaidClock, half: "early" | "late" | null): SaidClock {
  if (half === null) return clock;
  const later = (time: string) => {
    const hour = Number(time.slice(0, 2));
    const isOther = half === "late" ? hour < NOON : clock.isVague && hour >= NOON;
    return isOther ? `${String((hour + NOON) % 24).padStart(2, "0")}${time.slice(2)}` : time;
  };
  return { ...clock, start: later(clock.start), end: clock.end && later(clock.end), isVague: false };
}

const clocksOf = (clock: SaidClock | undefined): Pick<SaidWhen, "time" | "endTime"> => ({
  time: clock?.start ?? null,
  endTime: clock?.end ?? null,
});

const NO_TITLE = { isConfirmed: true, isBehindPlace: false, saysTime: false, isPart: false };
const NOTHING_ELSE = {
  words: { title: "", place: null, description: null },
  address: null,
  open: [],
  url: null,
  line: 1,
};

export function timesOn(
  span: ResolvedSpan,
  clocks: readonly SaidClock[],
  lastClock: string | null,
  doubts: readonly LineDoubt[],
  today: Today,
): ReadWhen {
  const event: ReadEvent = { ...NOTHING_ELSE, span, clock: clocks[0] ?? null, lastClock };
  const { day, time, endDay, endTime } = timesOfEvent(event);
  const isNear = dayNumber(day) - today.day <= SURELY_COMING;
  const all: LineDoubt[] = [
    ...doubts,
    ...(time === null ? (["no_time"] as const) : []),
    ...doubtsOf(event, NO_TITLE).filter((doubt) => !(doubt === "year_guessed" && isNear)),
    ...(isPast({ day, time, endDay, endTime }, today) ? (["past"] as const) : []),
  ];
  return { when: { day, time, endDay, endTime }, doubts: [...new Set(all)] };
}
