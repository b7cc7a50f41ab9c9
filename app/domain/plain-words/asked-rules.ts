import { dayIn, type DayNumber, daysInMonth, SUNDAY, weekdayOf } from "~/domain/time/days-and-moments";
import { CLOCK_RULES } from "./clock-rules";
import { bounded, daysOf } from "./days-and-hours";
import { hoursFrom, type Season } from "./lexicon";
import { type Made, type Parts, rule } from "./rule";
import { comingDays } from "./spans";
import { mondayOf, type TimeMeant } from "./when";
import { daysOfYear, UNIT_DAYS, unitDays, WHOLE_YEAR } from "./when-rules";

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

/** "Om 1–2 uker". */
function unitsAhead(m: Parts, today: DayNumber): TimeMeant | null {
  const ahead = (number: number) => today + number * UNIT_DAYS[m.get("unit").unit];
  const [first, last] = [ahead(m.number()), ahead(m.number(1))];
  return first < last ? { days: [first, last] } : null;
}

/** The seven days from the first, the eighth …; the last seven. */
const weekOfMonth =
  ({ month, nth }: Parts): Season =>
  (year) => {
    const last = nth > 0 ? 7 * nth : daysInMonth(year, month);
    return [dayIn(year, month, last - 6), dayIn(year, month, last)];
  };

const SHORTEST_SHARED = 6;

/** What only sentences that ask say of when: nobody tells an event so. */
export const ASKED = {
  rules: [
    ...CLOCK_RULES,
    rule("in? nth unit:week in month", (m, today) => ({ days: comingDays(weekOfMonth(m), today) })),
    rule("in? number", (m, today) => {
      const days = daysOfYear(m.number(), WHOLE_YEAR, today);
      return days && { ...days, isLoose: true };
    }),
    rule("relation:to unit:week", (_, today) => unitDays("next", "week", today)),
    rule("in? unit:week relation:after which:next", (_, today) => {
      const monday = mondayOf(today) + 14;
      return { days: [monday, monday + SUNDAY] };
    }),
    rule("small? which number unit", (m, today) => ({
      days: [today, today + m.number() * UNIT_DAYS[m.get("unit").unit]],
    })),
    rule("relation:within number relation:to? number unit", unitsAhead),
    rule("number relation:to? number unit relation:ahead", unitsAhead),
    rule("number unit relation:ahead", (m, today) => ({
      days: [today, today + m.number() * UNIT_DAYS[m.get("unit").unit]],
    })),
  ],
  later: [
    rule("in? share in? when", (m, today) => {
      const [from, to] = daysOf(m.get("when").when, today) ?? [];
      const [first, last] = m.get("share").share;
      if (from === undefined || !to || to - from < SHORTEST_SHARED) return null;
      const length = to + 1 - from;
      return { days: [from + Math.floor(first * length), from + Math.floor(last * length) - 1] };
    }),
    rule("relation:from? when relation:later", (m, today) => bounded(m, today, ([from]) => [from, null])),
    rule("relation:from? when when? when? relation:to when when? when?", fromTo),
  ],
};
