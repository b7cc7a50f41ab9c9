import { calendarDate, type DayNumber, FRIDAY, nextWeekday, SUNDAY, weekdayOf } from "~/domain/time/days-and-moments";
import type { Season, WordSpan } from "./lexicon";
import { type Made, one, type Parts, rule, ruled, type WhenRule } from "./rule";
import { comingDays } from "./spans";
import { type DayLimits, mondayOf, type TimeMeant } from "./when";
import { RULES } from "./when-rules";

/** All that may be said of days, and by `ofHours`, each reading of the same words; `spans` are those of toldSpans(). */
export function daysAndHours(
  spans: readonly WordSpan[],
  today: DayNumber,
  more: { rules: readonly WhenRule[]; later: readonly WhenRule[] },
): WordSpan<Made>[] {
  const whens = ruled([...RULES, ...more.rules], spans, today);
  const seasons = spans.flatMap(({ from, to, meaning }): WordSpan<Made>[] =>
    meaning.as === "season"
      ? [{ from, to, meaning: { as: "when", when: { days: wholeDays(meaning.season, today) }, of: ["season"] } }]
      : [],
  );
  const isNoSeason = ({ meaning: { of } }: WordSpan<Made>) => of.join() !== "season";
  return [
    ...whens,
    ...ruled([...LATER_RULES, ...more.later], [...spans, ...whens.filter(isNoSeason), ...seasons], today),
  ];
}

/** Of a season that has begun, too. */
function wholeDays(season: Season, today: DayNumber): DayLimits {
  const [from, to] = comingDays(season, today);
  const [first, last] = season(calendarDate(from).year);
  return [last === to ? first : from, to];
}

/** "Før jul", "fra fredag til søndag": made of what the others read. */
const LATER_RULES: readonly WhenRule[] = [
  rule("nth weekday relation:before when", (m) => {
    const days = m.get("when").when.days;
    // The first day of a season is its eve.
    return m.nth > 0 || !days ? null : one(nextWeekday(days[0] - 6, m.weekday) + 7 * (m.nth + 1));
  }),
  rule("nth? unit:weekend relation:before when", (m) => {
    const [nth, days] = [m.has("nth") ? m.nth : -1, m.get("when").when.days];
    if (nth > 0 || !days) return null;
    const sunday = nextWeekday(days[0] - 7, SUNDAY) + 7 * (nth + 1);
    return { days: [sunday - 1, sunday] };
  }),
  rule("in? unit relation:after when", (m) => after(m)),
  rule("when relation:or in? unit relation:after", (m) => {
    const { days } = m.get("when").when;
    const or = after(m)?.days;
    return days && or ? { days, or } : null;
  }),
  rule("nth|number? weekday relation:after when", (m) => {
    const nth = m.has("nth") || m.has("number") ? m.nth : 1;
    const [first, last] = m.get("when").when.days ?? [];
    if (first === undefined || !last || nth < 1) return null;
    // "1. søndag etter jul" is of Christmas.
    const isOverNewYear = calendarDate(first).year !== calendarDate(last).year;
    return m.has("number") && isOverNewYear ? null : one(nextWeekday(last + 1, m.weekday) + 7 * (nth - 1));
  }),
  rule("relation:before when", (m, today) => bounded(m, today, ([from]) => [today, from - 1])),
  rule("relation:until when", (m, today) => bounded(m, today, ([, to]) => [today, to])),
  rule("relation:after when", (m, today) => bounded(m, today, ([, to]) => [(to ?? today) + 1, null])),
  rule("relation:from when", (m, today) => bounded(m, today, ([from]) => [from, null])),
  rule("relation:from? when relation:to when", between),
  rule("relation:between when relation:and when", between),
];

/** The day, the weekend or the week behind a day. */
function after(m: Parts): TimeMeant | null {
  const last = m.get("when").when.days?.[1] ?? null;
  if (last === null) return null;
  const monday = mondayOf(last) + 7;
  const friday = weekdayOf(last) < FRIDAY ? monday - 7 + FRIDAY : monday + FRIDAY;
  switch (m.get("unit").unit) {
    case "day":
      return one(last + 1);
    case "weekend":
      return { days: [friday, friday + SUNDAY - FRIDAY] };
    case "week":
      return { days: [monday, monday + SUNDAY] };
    default:
      return null;
  }
}

/** A weekday is the next one. */
export const daysOf = ({ days, weekday }: TimeMeant, today: DayNumber): DayLimits | null => {
  const day = weekday === undefined ? null : nextWeekday(today, weekday);
  return days ?? (day === null ? null : [day, day]);
};

/** Days bounded by those that stand beside what relates to them. */
export function bounded(m: Parts, today: DayNumber, bound: (days: DayLimits) => DayLimits): TimeMeant | null {
  const said = daysOf(m.get("when").when, today);
  const [from, to] = said ? bound(said) : [1, 0];
  return to !== null && to < from ? null : { days: [from, to] };
}

function between(m: Parts, today: DayNumber): TimeMeant | null {
  const [from] = daysOf(m.get("when").when, today) ?? [];
  const [, to] = (from !== undefined && daysOf(m.get("when", 1).when, from)) || [];
  return from === undefined || !to || to < from ? null : { days: [from, to] };
}
