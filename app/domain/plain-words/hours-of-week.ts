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

const weekdayTold = ({ days, weekday, every }: TimeMeant): number | undefined =>
  weekday ?? (every?.length === 1 ? every[0] : days && days[0] === days[1] ? weekdayOf(days[0]) : undefined);

/** "Lørdag kl 16 eller søndag kl 11": of each day its own hours; of one that is said without any, all. */
export function withOwnHours(time: Time | null, said: readonly TimeMeant[]): Time | null {
  const [first] = said;
  const ofDays = new Map<number, readonly number[] | undefined>();
  let last: number | undefined;
  for (const when of first?.hours && weekdayTold(first) === undefined ? said.toReversed() : said) {
    last = weekdayTold(when) ?? last;
    if (last !== undefined) ofDays.set(last, ofDays.get(last) ?? when.hours);
  }
  const isEach = ofDays.size > 1 && [...ofDays].every(([weekday, hours]) => hours !== undefined || weekday === last);
  if (!time || !isEach) return time;
  const hours = [...ofDays].flatMap(([day, own = WHOLE_DAY]) => own.map((hour) => (day + 1) * A_DAY + hour));
  return { ...time, hours };
}
