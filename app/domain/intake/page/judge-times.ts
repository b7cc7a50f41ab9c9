import type { Doubt } from "~/domain/sources/understood";
import { minutesOf, timeOfMinutes } from "~/domain/time/clock-time";
import { present } from "~/domain/values";
import { type Printed, printedOf } from "./compare-printed";
import { isStanding, type SaidTimes } from "./event-times";
import type { BlockRange } from "./page-parts";
import type { PrintedClock, PrintedTime } from "./printed-times";
import { norwegianOffset } from "./said-time";
import type { PageEvent } from "./structured-event";

export type JudgedTimes = Pick<PageEvent, "day" | "time" | "endDay" | "endTime" | "doubts" | "other">;

interface Evidence {
  places: readonly BlockRange[][];
  /** Where some of the title's words are printed; asked for where nothing else tells. */
  alike(): readonly BlockRange[][];
  times: readonly PrintedTime[];
  /** By a program known to write times right. */
  isTrusted: boolean;
}

/** A clock with an offset is a claim until the page prints it; where it prints another, both are returned, in doubt. */
export function judgeTimes(said: SaidTimes, evidence: Evidence): JudgedTimes {
  const { places, times } = evidence;
  const printed = printedOf({ day: said.day, clock: said.time }, places, times);
  const judged = said.time === null ? judgeWholeDay(said, printed) : judgeClock(said, said.time, printed, evidence);
  const doubts = [
    ...said.doubts,
    ...judged.doubts,
    ...(isStanding(judged) && !said.doubts.includes("standing") ? (["standing"] as const) : []),
  ];
  return { ...judged, doubts };
}

function printedAsWritten(
  { asWritten }: SaidTimes,
  places: readonly BlockRange[][],
  times: readonly PrintedTime[],
): PrintedClock | null {
  if (!asWritten) return null;
  const printed = printedOf({ day: asWritten.day, clock: asWritten.time }, places, times);
  return printed.kind === "clocks" ? (printed.clocks.find(({ start }) => start === asWritten.time) ?? null) : null;
}

function judgeWholeDay(said: SaidTimes, printed: Printed): JudgedTimes {
  const { day, endDay, offset, isFaulty } = said;
  const whole = { day, time: null, endDay, endTime: null, other: null };
  if (printed.kind === "other_day") return { ...whole, doubts: ["clocks_differ"] };
  if (printed.kind !== "clocks")
    return { ...whole, doubts: (isFaulty || offset !== null) && printed.kind === "nothing" ? ["zone_claimed"] : [] };
  const [first, ...more] = distinct(printed.clocks);
  if (endDay !== null || !first) return { ...whole, doubts: [] };
  if (more.length > 0) return { ...whole, other: { day, time: first.start }, doubts: ["no_time"] };
  const doubts: Doubt[] = printed.isOfDay ? [] : ["no_time"];
  return { ...whole, time: first.start, endTime: first.end === first.start ? null : first.end, doubts };
}

function judgeClock(
  said: SaidTimes,
  time: string,
  printed: Printed,
  { places, alike, times, isTrusted }: Evidence,
): JudgedTimes {
  const { day, endDay, endTime, offset, isFaulty } = said;
  const claimed = { day, time, endDay, endTime, other: null };
  const written = printedAsWritten(said, places, times);
  if (printed.kind === "clocks" && agrees(said, time, printed.clocks)) {
    const own = present(
      printed.clocks.find(({ start }) => start === time),
      "clock that agrees",
    );
    const isOtherEnd = endTime !== null && own.end !== null && own.end !== endTime;
    if (isOtherEnd) return { ...claimed, endDay: null, endTime: null, doubts: ["clocks_differ"] };
    return { ...claimed, endTime: endTime ?? (own.end !== null && own.end > time ? own.end : null), doubts: [] };
  }
  if (written && said.asWritten)
    return { ...asPrinted(said.asWritten.day, written), other: { day, time }, doubts: ["clocks_differ"] };
  if (printed.kind === "clocks") {
    const [first, ...more] = distinct(printed.clocks);
    const clock = present(first, "printed clock");
    if (more.length === 0) return { ...asPrinted(day, clock), other: { day, time }, doubts: ["clocks_differ"] };
    return { ...claimed, other: { day, time: clock.start }, doubts: ["clocks_differ"] };
  }
  if (printed.kind === "other_day") return { ...claimed, doubts: ["clocks_differ"] };
  const isClaim = isFaulty || (offset !== null && !(isTrusted && offset === norwegianOffset(day, time)));
  const isPrinted = isClaim && isPrintedAlike(said, time, alike(), times);
  return { ...claimed, doubts: isClaim && !isPrinted ? ["zone_claimed"] : [] };
}

/** The same day and clock beside some of the title's words, and no other clock of that day beside them elsewhere. */
function isPrintedAlike(said: SaidTimes, time: string, places: readonly BlockRange[][], times: readonly PrintedTime[]) {
  const found = places
    .map((ranges) => printedOf({ day: said.day, clock: time }, [ranges], times))
    .filter(({ kind }) => kind === "clocks");
  return found.length > 0 && found.every((one) => one.kind === "clocks" && agrees(said, time, one.clocks));
}

const asPrinted = (day: string, { start, end }: PrintedClock) => ({
  day,
  time: start,
  endDay: null,
  endTime: end !== null && end > start ? end : null,
});

const distinct = (clocks: readonly PrintedClock[]) =>
  clocks.filter(({ start }, index) => clocks.findIndex((one) => one.start === start) === index);

/** Not where the clock without its offset is printed first: some programs add the offset twice. */
function agrees({ offset, asWritten, day }: SaidTimes, time: string, clocks: readonly PrintedClock[]): boolean {
  if (clocks[0]?.start === time) return true;
  if (!clocks.some(({ start }) => start === time)) return false;
  const suspects = [
    ...(asWritten?.day === day ? [asWritten.time] : []),
    ...(offset !== null ? [shifted(time, -offset), shifted(time, -norwegianOffset(day, time))] : []),
  ];
  return !clocks.some(({ start }) => suspects.includes(start));
}

const shifted = (time: string, minutes: number): string => timeOfMinutes((minutesOf(time) + minutes + DAY) % DAY);
const DAY = 24 * 60;
