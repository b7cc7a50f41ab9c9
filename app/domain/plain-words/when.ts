import { dayIn, type DayNumber, FRIDAY, nextWeekday, SUNDAY, weekdayOf } from "~/domain/time/days-and-moments";

/** Both days included; null: open. */
export type DayLimits = readonly [from: DayNumber, to: DayNumber | null];

/** What some words say of the time. */
export interface TimeMeant {
  days?: DayLimits;
  /** Other days of the sentence are meant instead. */
  isLoose?: boolean;
  /** A weekday without a date: the next one, or the one within the days that are said beside it. */
  weekday?: number;
  /** Every one of them. */
  every?: readonly number[];
  /** Weekdays that are left out. */
  notOn?: readonly number[];
  hours?: readonly number[];
  /** What the same words may mean as well. */
  or?: DayLimits;
}

/** What a whole sentence says. */
export interface Time {
  days: DayLimits | null;
  /** 0 is Monday; empty: all. */
  weekdays: readonly number[];
  /** Of Norwegian clocks, 0 to 23; empty: all; from 24 on those of one weekday each, see hoursByWeekday(). */
  hours: readonly number[];
  or: DayLimits | null;
}

/** Null where nothing is said; days that contradict each other are all meant. */
export function together(said: readonly TimeMeant[], today: DayNumber): Time | null {
  if (said.length === 0) return null;
  const isStrict = said.some(({ days, isLoose }) => days && !isLoose);
  const ranges = said.flatMap(({ days, isLoose }) => (days && !(isLoose && isStrict) ? [days] : []));
  const days = ranges.reduce<DayLimits | null>(
    (all, next) => (all ? (shared(all, next) ?? around(all, next)) : next),
    null,
  );
  const dated = ranges.flatMap(([from, to]) => (from === to ? [weekdayOf(from)] : []));
  const bare = [...new Set(said.flatMap(({ weekday }) => (weekday === undefined ? [] : [weekday])))].filter(
    (weekday) => !dated.includes(weekday),
  );
  const not = said.flatMap(({ notOn = [] }) => notOn);
  const named = said.flatMap((one) => one.every ?? []);
  const every = not.length > 0 ? (named.length > 0 ? named : WEEK).filter((day) => !not.includes(day)) : named;
  const hours = said.flatMap((one) => (one.hours ? [one.hours] : []));
  const time = {
    weekdays: every,
    hours: hours.reduce<readonly number[]>((all, next) => bothHours(all, next), []),
    or: said.length === 1 ? (said[0]?.or ?? null) : null,
  };
  if (bare.length === 0) return { ...time, days };
  // Of today little may be left.
  const next: DayLimits = [today + A_WEEK, today + A_WEEK];
  if (days === null && bare.length === 1 && bare[0] === weekdayOf(today)) time.or ??= next;
  return { ...time, ...weekdaysIn(days, bare, today), weekdays: [...every, ...weekdaysIn(days, bare, today).weekdays] };
}

const bothHours = (some: readonly number[], others: readonly number[]): readonly number[] => {
  const both = some.filter((hour) => others.includes(hour));
  return both.length > 0 ? both : some.length > 0 ? some : others;
};

function shared([from, to]: DayLimits, [otherFrom, otherTo]: DayLimits): DayLimits | null {
  const first = Math.max(from, otherFrom);
  const last = to === null ? otherTo : otherTo === null ? to : Math.min(to, otherTo);
  return last !== null && last < first ? null : [first, last];
}

const around = ([from, to]: DayLimits, [otherFrom, otherTo]: DayLimits): DayLimits => [
  Math.min(from, otherFrom),
  to === null || otherTo === null ? null : Math.max(to, otherTo),
];

const A_WEEK = 7;
const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** A date beside its weekday stays what it is. */
function weekdaysIn(
  days: DayLimits | null,
  weekdays: readonly number[],
  today: DayNumber,
): Pick<Time, "days" | "weekdays"> {
  if (days && days[0] === days[1]) return { days, weekdays: [] };
  if (days && (days[1] === null || days[1] - days[0] >= A_WEEK)) return { days, weekdays };
  const within = weekdays.map((weekday) => {
    const next = nextWeekday(days?.[0] ?? today, weekday);
    // "Mandag denne uken", said on a Saturday, is past.
    return days && days[1] !== null && next > days[1] ? mondayOf(days[0]) + weekday : next;
  });
  const [first, last] = [Math.min(...within), Math.max(...within)];
  return { days: [first, last], weekdays: last - first >= weekdays.length ? weekdays : [] };
}

/** "Neste søndag": the coming one; the one of next week where that is within two days. The other is `or`. */
export function nextNamed(weekday: number, today: DayNumber): TimeMeant {
  const coming = nextWeekday(today, weekday);
  const chosen = coming - today <= 2 && coming < mondayOf(today) + A_WEEK ? coming + A_WEEK : coming;
  const other = chosen === coming ? coming + A_WEEK : coming;
  return { days: [chosen, chosen], or: [other, other] };
}

export const mondayOf = (day: DayNumber): DayNumber => day - weekdayOf(day);

/** Of a numbered week: the first has 4 January. */
export const mondayOfWeek = (week: number, year: number): DayNumber => mondayOf(dayIn(year, 1, 4)) + (week - 1) * 7;

/** From Friday, or what is left of it. */
export function weekendOf(day: DayNumber): DayLimits {
  const sunday = day + SUNDAY - weekdayOf(day);
  return [Math.max(day, sunday - SUNDAY + FRIDAY), sunday];
}
