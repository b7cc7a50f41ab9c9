import { type BlockRange, firstFrom } from "./page-parts";
import { isDay, type PrintedClock, type PrintedTime } from "./printed-times";

/** What a page prints of an event whose data names a day. */
export type Printed =
  | { kind: "clocks"; clocks: PrintedClock[]; isOfDay: boolean }
  | { kind: "day" }
  | { kind: "other_day" }
  | { kind: "nothing" };

/** Headings so far above a part may be of it. */
const BLOCKS_ABOVE = 40;
/** A part that names more days is about more than one event. */
const MOST_DAYS = 3;

/** Of two that are called the same, `clock` tells which is meant. */
export function printedOf(
  { day, clock }: { day: string; clock: string | null },
  places: readonly BlockRange[][],
  times: readonly PrintedTime[],
): Printed {
  const found = places.map((ranges) => nearest(day, ranges, times));
  return (
    found.find((one) => one.kind === "clocks" && one.clocks.some(({ start }) => start === clock)) ??
    found.find(({ kind }) => kind === "clocks") ??
    found.find(({ kind }) => kind === "day") ??
    found.find(({ kind }) => kind === "other_day") ?? { kind: "nothing" }
  );
}

function nearest(day: string, ranges: readonly BlockRange[], times: readonly PrintedTime[]): Printed {
  let best: Printed = { kind: "nothing" };
  for (const range of ranges) {
    const said = inRange(day, range, times);
    if (said.kind === "clocks") return said;
    if (best.kind === "nothing" || (best.kind === "other_day" && said.kind === "day")) best = said;
  }
  return best;
}

function inRange(day: string, { from, to }: BlockRange, times: readonly PrintedTime[]): Printed {
  const inside = times.slice(firstFrom(times, from), firstFrom(times, to));
  const days = inside.filter((time) => time.kind === "day");
  const isHere = days.some((time) => isDay(time.day, day));
  const clocks = days.length > 0 ? clocksOf(day, inside) : clocksBelow(day, from, inside, times);
  if (clocks.length > 0)
    return {
      kind: "clocks",
      clocks: clocks.map(({ clock }) => clock),
      isOfDay: clocks.every(({ isOfDay }) => isOfDay),
    };
  if (isHere) return { kind: "day" };
  return days.length > 0 && days.length <= MOST_DAYS ? { kind: "other_day" } : { kind: "nothing" };
}

type ClockOfDay = PrintedTime & { kind: "clock" };

/** Clocks after the day; or before it, if no day stands before them. */
function clocksOf(day: string, inside: readonly PrintedTime[]): ClockOfDay[] {
  const found: ClockOfDay[] = [];
  const first = inside.find((time) => time.kind === "day");
  let isIts = first !== undefined && isDay(first.day, day);
  let last: PrintedTime | null = null;
  for (const time of inside) {
    if (time.kind === "day")
      isIts = isDay(time.day, day) || (isIts && last?.kind === "day" && last.block === time.block);
    else if (isIts) found.push(time);
    last = time;
  }
  return found;
}

function clocksBelow(
  day: string,
  from: number,
  inside: readonly PrintedTime[],
  times: readonly PrintedTime[],
): ClockOfDay[] {
  const before = times.slice(firstFrom(times, from - BLOCKS_ABOVE), firstFrom(times, from));
  const above = before.findLast(({ kind }) => kind === "day");
  if (above?.kind !== "day" || !isDay(above.day, day)) return [];
  return inside.filter((time) => time.kind === "clock");
}
