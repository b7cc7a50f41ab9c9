import {
  calendarDate,
  dayIn,
  type DayNumber,
  daysInMonth,
  FRIDAY,
  nextWeekday,
  SUNDAY,
  weekdayOf,
} from "~/domain/time/days-and-moments";
import { hoursFrom, type Meaning, type Unit } from "./lexicon";
import { comingMonth, monthDays, nthIn, nthOfMonths } from "./months";
import { comingDays, nextDate, nextOf, type Read, type WordSpan } from "./spans";
import { type DayLimits, mondayOf, nextNamed, weekendOf, type TimeMeant } from "./when";

type Told = Meaning | Read;
type Name = Told["as"] | "when";
type Of<N extends Name> = N extends "when" ? { as: "when"; when: TimeMeant } : Extract<Told, { as: N }>;
type Any = Told | { as: "when"; when: TimeMeant };

interface Rule {
  pattern: readonly { name: Name; isOptional: boolean; value: string | null }[];
  read(parts: ReadonlyMap<Name, Any[]>, today: DayNumber): TimeMeant | null;
}

/** Names of meanings side by side; "?": may be missing; "which:next" has that value. */
function rule(pattern: string, read: (one: Parts, today: DayNumber) => TimeMeant | null): Rule {
  return {
    pattern: pattern.split(" ").map((part) => {
      const [name = "", value = null] = part.replace("?", "").split(":");
      return { name: name as Name, isOptional: part.includes("?"), value };
    }),
    read: (parts, today) => read(new Parts(parts), today),
  };
}

class Parts {
  constructor(private readonly parts: ReadonlyMap<Name, Any[]>) {}
  /** The first of the name, or the second. */
  get<N extends Name>(name: N, nth = 0): Of<N> {
    return this.parts.get(name)![nth] as Of<N>;
  }
  has = (name: Name): boolean => this.parts.has(name);
}

const one = (day: DayNumber): TimeMeant => ({ days: [day, day] });

function unitDays(which: "this" | "next" | "coming", unit: Unit, today: DayNumber): TimeMeant | null {
  const { year, month } = calendarDate(today);
  switch (unit) {
    case "week": {
      const monday = mondayOf(today);
      return { days: which === "this" ? [today, monday + SUNDAY] : [monday + 7, monday + 7 + SUNDAY] };
    }
    case "weekend": {
      const coming = weekendOf(today);
      if (which !== "next") return { days: coming };
      const after: DayLimits = [coming[1]! - SUNDAY + FRIDAY + 7, coming[1]! + 7];
      return coming[0] - today <= 2 ? { days: after, or: coming } : { days: coming, or: after };
    }
    case "month": {
      const start = which === "this" ? today : dayIn(year, month + 1, 1);
      const { year: y, month: m } = calendarDate(start);
      return { days: [start, dayIn(y, m, daysInMonth(y, m))] };
    }
    case "year":
      return {
        days: which === "this" ? [today, dayIn(year, 12, 31)] : [dayIn(year + 1, 1, 1), dayIn(year + 1, 12, 31)],
      };
    case "day":
      return null;
  }
}

const UNIT_DAYS: Record<Unit, number> = { day: 1, weekend: 7, week: 7, month: 30, year: 365 };

/** "Kl 7" may be morning or evening. */
const hoursOf = (hour: number): number[] => (hour >= 1 && hour <= 9 ? [hour, hour + 12] : [hour]);

const isHour = (number: number) => number <= 24;

const hoursBetween = (first: number, last: number): TimeMeant | null =>
  isHour(first) && isHour(last) && first < last ? { hours: hoursFrom(first, last - 1) } : null;

const year4 = (number: number) => number >= 2000 && number < 2100;

/** Of small parts; each longer reading wins over what it is made of. */
export const RULES: readonly Rule[] = [
  rule("day", (m, today) => {
    const { offset, hours } = m.get("day");
    return { ...one(today + offset), ...(hours && { hours }) };
  }),
  rule("part", (m) => ({ hours: m.get("part").hours })),
  rule("in? weekday", (m) => ({ weekday: m.get("weekday").weekday, ...withHours(m.get("weekday")) })),
  rule("in? weekdays", (m) => ({ every: m.get("weekdays").weekday, ...withHours(m.get("weekdays")) })),
  rule("every weekday", (m) => ({ every: m.get("weekday").weekday, ...withHours(m.get("weekday")) })),
  rule("in? which:next weekday", (m, today) => ({
    ...nextNamed(m.get("weekday").weekday, today),
    ...withHours(m.get("weekday")),
  })),
  rule("in? which:coming weekday", (m, today) => one(nextWeekday(today, m.get("weekday").weekday))),
  rule("in? which:this weekday", (m, today) => one(nextWeekday(today, m.get("weekday").weekday))),
  rule("in? nth weekday in month", (m, today) => {
    const { weekday } = m.get("weekday");
    return one(nextOf((year) => nthIn(m.get("nth").nth, weekday, m.get("month").month, year), today));
  }),
  rule("in? nth weekday in unit:month", (m, today) =>
    one(nthOfMonths(m.get("nth").nth, m.get("weekday").weekday, today)),
  ),
  rule("in? number small? month number?", (m, today) => {
    const { number } = m.get("number");
    const { month } = m.get("month");
    if (number < 1 || number > daysInMonth(2024, month)) return null;
    return one(nextDate(month, number, today));
  }),
  rule("in? month number", (m, today) => {
    const { number } = m.get("number");
    const { month } = m.get("month");
    if (year4(number)) return { days: monthDays(month, number, today) };
    return number >= 1 && number <= daysInMonth(2024, month) ? one(nextDate(month, number, today)) : null;
  }),
  rule("number relation? number month", (m, today) => {
    const [first, last] = [m.get("number").number, m.get("number", 1).number];
    const { month } = m.get("month");
    if (first < 1 || last <= first || last > daysInMonth(2024, month)) return null;
    const from = nextDate(month, first, today);
    return { days: [from, from + last - first] };
  }),
  rule("weekday number", (m, today) => {
    const { number } = m.get("number");
    if (number < 1 || number > 31) return null;
    for (let day = today; day < today + 400; day++)
      if (calendarDate(day).date === number && weekdayOf(day) === m.get("weekday").weekday) return one(day);
    return null;
  }),
  rule("in? date", (m, today) => {
    const { month, date, year } = m.get("date");
    return one(year === undefined ? nextDate(month, date, today) : dayIn(year, month, date));
  }),
  rule("in? month", (m, today) =>
    m.get("month").isShort && !m.has("in") ? null : { days: comingMonth(m.get("month").month, today) },
  ),
  rule("which month", (m, today) => ({ days: comingMonth(m.get("month").month, today) })),
  rule("in? season", (m, today) =>
    m.get("season").isWord && !m.has("in") ? null : { days: comingDays(m.get("season").season, today) },
  ),
  rule("which season", (m, today) => ({ days: comingDays(m.get("season").season, today) })),
  rule("in? feast", (m, today) => one(nextOf(m.get("feast").dayIn, today))),
  rule("in? unit:weekend", (_, today) => ({ days: weekendOf(today), isLoose: true })),
  rule("in? small? which unit", (m, today) => unitDays(m.get("which").which, m.get("unit").unit, today)),
  rule("in unit:year", (_, today) => unitDays("this", "year", today)),
  rule("small? which number unit", (m, today) => {
    const days = m.get("number").number * UNIT_DAYS[m.get("unit").unit];
    return { days: [today, today + days] };
  }),
  rule("relation:within number unit", (m, today) => {
    const { unit } = m.get("unit");
    const day = today + m.get("number").number * UNIT_DAYS[unit];
    if (unit === "weekend") return { days: weekendOf(day) };
    return unit === "month" ? { days: [mondayOf(day), mondayOf(day) + SUNDAY] } : one(day);
  }),
  rule("in? unit:week number", (m, today) => {
    const { number } = m.get("number");
    if (number < 1 || number > 53) return null;
    const monday = nextOf((year) => mondayOf(dayIn(year, 1, 4)) + (number - 1) * 7 + SUNDAY, today) - SUNDAY;
    return { days: [Math.max(today, monday), monday + SUNDAY] };
  }),
  rule("in? clock? time", (m) => ({ hours: [m.get("time").hour] })),
  rule("in? clock number", (m) => (isHour(m.get("number").number) ? { hours: hoursOf(m.get("number").number) } : null)),
  rule("in? number halfDay", (m) => {
    const { number } = m.get("number");
    return number >= 1 && number <= 12 ? { hours: [(number % 12) + (m.get("halfDay").isLate ? 12 : 0)] } : null;
  }),
  rule("relation:after clock? number", (m) => hoursBetween(m.get("number").number, 24)),
  rule("relation:after clock? time", (m) => hoursBetween(m.get("time").hour, 24)),
  rule("relation:before clock? number", (m) => hoursBetween(0, m.get("number").number)),
  rule("relation:before clock? time", (m) => hoursBetween(0, m.get("time").hour)),
  rule("relation:around clock? number", (m) => {
    const { number } = m.get("number");
    return isHour(number) ? { hours: hoursFrom(Math.max(0, number - 1), Math.min(23, number + 1)) } : null;
  }),
  rule("relation:between clock? number relation:and number", (m) =>
    hoursBetween(m.get("number").number, m.get("number", 1).number),
  ),
  rule("relation:from clock? number relation:to number", (m) =>
    hoursBetween(m.get("number").number, m.get("number", 1).number),
  ),
  rule("clock number relation:to? number", (m) => hoursBetween(m.get("number").number, m.get("number", 1).number)),
];

const withHours = ({ hours }: { hours?: readonly number[] }): Pick<TimeMeant, "hours"> => (hours ? { hours } : {});

/** "Før jul", "fra fredag til søndag": made of what the others read. */
export const LATER_RULES: readonly Rule[] = [
  rule("relation:before when", (m, today) => bounded(m.get("when").when, today, ([from]) => [today, from - 1])),
  rule("relation:until when", (m, today) => bounded(m.get("when").when, today, ([, to]) => [today, to])),
  rule("relation:after when", (m, today) => bounded(m.get("when").when, today, ([, to]) => [(to ?? today) + 1, null])),
  rule("relation:from when", (m, today) => bounded(m.get("when").when, today, ([from]) => [from, null])),
  rule("relation:from? when relation:to when", (m, today) => between(m, today)),
  rule("relation:between when relation:and when", (m, today) => between(m, today)),
];

function bounded(
  { days, weekday }: TimeMeant,
  today: DayNumber,
  bound: (days: DayLimits) => DayLimits,
): TimeMeant | null {
  const said = days ?? (weekday === undefined ? null : daysOfWeekday(weekday, today));
  const [from, to] = said ? bound(said) : [1, 0];
  return to !== null && to < from ? null : { days: [from, to] };
}

const daysOfWeekday = (weekday: number, today: DayNumber): DayLimits => {
  const day = nextWeekday(today, weekday);
  return [day, day];
};

function between(m: Parts, today: DayNumber): TimeMeant | null {
  const first = m.get("when").when;
  const { when } = m.get("when", 1);
  const from = first.days?.[0] ?? (first.weekday === undefined ? null : nextWeekday(today, first.weekday));
  if (from === null) return null;
  const to = when.days?.[1] ?? (when.weekday === undefined ? null : nextWeekday(from, when.weekday));
  return to === null || to < from ? null : { days: [from, to] };
}

/** Every way in which the rules read the spans from one place on. */
export function ruled(
  rules: readonly Rule[],
  spans: readonly WordSpan<Any>[],
  today: DayNumber,
): WordSpan<Of<"when">>[] {
  const starts = new Map<number, WordSpan<Any>[]>();
  for (const span of spans) starts.set(span.from, [...(starts.get(span.from) ?? []), span]);
  const found: WordSpan<Of<"when">>[] = [];
  for (const { pattern, read } of rules) {
    const walk = (at: number, nth: number, from: number, parts: readonly Any[]) => {
      const wanted = pattern[nth];
      if (!wanted) {
        const named = new Map<Name, Any[]>();
        for (const part of parts) named.set(part.as, [...(named.get(part.as) ?? []), part]);
        const when = at > from ? read(named, today) : null;
        if (when) found.push({ from, to: at, meaning: { as: "when", when } });
        return;
      }
      if (wanted.isOptional) walk(at, nth + 1, from, parts);
      for (const { to, meaning } of starts.get(at) ?? [])
        if (meaning.as === wanted.name && (wanted.value === null || Object.values(meaning).includes(wanted.value)))
          walk(to, nth + 1, from, [...parts, meaning]);
    };
    for (const at of starts.keys()) walk(at, 0, at, []);
  }
  return found;
}
