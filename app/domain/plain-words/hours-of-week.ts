import { weekdayOf } from "~/domain/time/days-and-moments";
import { groupsOf } from "~/domain/values";
import { hoursFrom } from "./lexicon";
import type { Time, TimeMeant } from "./when";

const A_DAY = 24;
const WHOLE_DAY = hoursFrom(0, A_DAY - 1);

/** By weekday, 0 is Monday, null: any; no hours: all of the day. */
export const hoursByWeekday = (hours: readonly number[]): (readonly [weekday: number | null, hours: number[]])[] =>
  [...groupsOf(hours, (hour) => Math.floor(hour / A_DAY) - 1)].map(([weekday, own]) => [
    weekday < 0 ? null : weekday,
    own.length === A_DAY ? [] : own.map((hour) => hour % A_DAY),
  ]);

function weekdayTold({ days, weekday, every }: TimeMeant): number | undefined {
  const [named, ...others] = every ?? [];
  if (weekday !== undefined) return weekday;
  if (named !== undefined) return others.length === 0 ? named : undefined;
  return days && days[0] === days[1] ? weekdayOf(days[0]) : undefined;
}

/** "Lørdag kl 16 eller søndag kl 11": of each day its own hours; of one that is said without any, all. */
export function withOwnHours(time: Time | null, said: readonly TimeMeant[]): Time | null {
  const [first] = said;
  const ofDays: { weekday: number; hours?: readonly number[] | undefined }[] = [];
  for (const when of first?.hours && weekdayTold(first) === undefined ? said.toReversed() : said) {
    const [weekday, last, { hours }] = [weekdayTold(when), ofDays.at(-1), when];
    if (last && (weekday ?? last.weekday) === last.weekday) last.hours ??= hours;
    else if (weekday !== undefined) ofDays.push({ weekday, hours });
    else if (hours) return time;
  }
  const isEach = ofDays.length > 1 && ofDays.slice(0, -1).every(({ hours }) => hours);
  if (!time || !isEach || new Set(ofDays.map(({ weekday }) => weekday)).size < ofDays.length) return time;
  const hours = ofDays.flatMap(({ weekday, hours: own = WHOLE_DAY }) =>
    own.map((hour) => (weekday + 1) * A_DAY + hour),
  );
  return { ...time, hours };
}
