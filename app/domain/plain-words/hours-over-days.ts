import { type DayNumber, SUNDAY, weekdayOf } from "~/domain/time/days-and-moments";
import { daysOf } from "./days-and-hours";
import { hoursFrom } from "./lexicon";
import { type Made, type Parts, rule } from "./rule";
import type { TimeMeant } from "./when";

const A_DAY = 24;

const isClock = ({ days, weekday, hours }: TimeMeant) => hours !== undefined && !days && weekday === undefined;

/** The times before and behind the last relation. */
function sidesOf({ parts }: Parts): TimeMeant[][] {
  const at = parts.findLastIndex(({ as }) => as === "relation");
  const isTime = (part: (typeof parts)[number]): part is Made => part.as === "when";
  return [parts.slice(0, at), parts.slice(at)].map((side) => side.filter(isTime).map(({ when }) => when));
}

/** "Fra fredag kl 18 til søndag kl 15": of the first day what comes after, of the last what comes before. */
function fromTo(m: Parts, today: DayNumber): TimeMeant | null {
  const sides = sidesOf(m);
  const told = sides.map((side) => side.find(({ days }) => days) ?? side.find((when) => !isClock(when)) ?? {});
  const [after, before] = sides.map((side) => side.find(isClock)?.hours?.at(-1));
  const [from] = daysOf(told[0] ?? {}, today) ?? [];
  const [, to] = (from !== undefined && daysOf(told[1] ?? {}, from)) || [];
  if (from === undefined || !to || after === undefined || to <= from || to - from > SUNDAY) return null;
  const hours = hoursFrom(from * A_DAY + after, to * A_DAY + (before ?? A_DAY) - 1);
  return {
    days: [from, to],
    hours: hours.map((hour) => (weekdayOf(Math.floor(hour / A_DAY)) + 1) * A_DAY + (hour % A_DAY)),
  };
}

/** A line that tells says such hours of its event by itself. */
export const HOURS_OVER_DAYS = [rule("relation:from? when when? when? relation:to when when? when?", fromTo)];
