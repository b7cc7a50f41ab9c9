import { calendarDate, type DayNumber, nextWeekday } from "~/domain/time/days-and-moments";
import { type Of, one, type Parts, type WhenRule, rule } from "./rule";
import { comingDays } from "./spans";
import type { DayLimits, TimeMeant } from "./when";

/** "Før jul", "fra fredag til søndag": made of what the others read. */
export const LATER_RULES: readonly WhenRule[] = [
  rule("nth weekday relation:before when", (m) => weekdayBefore(m, m.get("when").when.days)),
  rule("nth weekday relation:before season", (m, today) => weekdayBefore(m, seasonDays(m.get("season"), today))),
  rule("nth? weekday relation:after when", (m) => weekdayAfter(m, m.get("when").when.days)),
  rule("nth? weekday relation:after season", (m, today) => weekdayAfter(m, seasonDays(m.get("season"), today))),
  rule("relation:before season", (m, today) => {
    const [from] = seasonDays(m.get("season"), today);
    return from > today ? { days: [today, from - 1] } : null;
  }),
  rule("relation:after season", (m, today) => ({ days: [(seasonDays(m.get("season"), today)[1] ?? today) + 1, null] })),
  rule("relation:before when", (m, today) => bounded(m.get("when").when, today, ([from]) => [today, from - 1])),
  rule("relation:until when", (m, today) => bounded(m.get("when").when, today, ([, to]) => [today, to])),
  rule("relation:after when", (m, today) => bounded(m.get("when").when, today, ([, to]) => [(to ?? today) + 1, null])),
  rule("relation:from when", (m, today) => bounded(m.get("when").when, today, ([from]) => [from, null])),
  rule("relation:from? when relation:to when", (m, today) => between(m, today)),
  rule("relation:between when relation:and when", (m, today) => between(m, today)),
];

/** Whole, also where it has begun. */
const seasonDays = ({ season }: Of<"season">, today: DayNumber): DayLimits => {
  const [from, to] = comingDays(season, today);
  return [season(calendarDate(from).year).includes(to) ? season(calendarDate(from).year)[0] : from, to];
};

function weekdayBefore(m: Parts, days: DayLimits | undefined): TimeMeant | null {
  const { nth } = m.get("nth");
  if (nth > 0 || days === undefined) return null;
  // The first day of a season is its eve.
  return one(nextWeekday(days[0] - 6, m.get("weekday").weekday) + 7 * (nth + 1));
}

function weekdayAfter(m: Parts, days: DayLimits | undefined): TimeMeant | null {
  const nth = m.has("nth") ? m.get("nth").nth : 1;
  if (days === undefined || days[1] === null || nth < 1) return null;
  return one(nextWeekday(days[1] + 1, m.get("weekday").weekday) + 7 * (nth - 1));
}

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
