import {
  addMonths,
  calendarDate,
  dayIn,
  type DayNumber,
  daysInMonth,
  FRIDAY,
  nextWeekday,
  nthIn,
  SATURDAY,
  SUNDAY,
  weekdayOf,
} from "~/domain/time/days-and-moments";
import type { Season, Unit } from "./lexicon";
import { one, type Parts, type WhenRule, rule } from "./rule";
import { comingDays, nextDate, nextOf } from "./spans";
import { type DayLimits, mondayOf, mondayOfWeek, nextNamed, type TimeMeant, weekendOf } from "./when";

export function unitDays(which: "this" | "next" | "coming" | "last", unit: Unit, today: DayNumber): TimeMeant | null {
  const { year, month } = calendarDate(today);
  if (which === "last") return { days: [today - 2 * UNIT_DAYS[unit], today - 1] };
  switch (unit) {
    case "week": {
      const monday = mondayOf(today);
      return { days: which === "this" ? [today, monday + SUNDAY] : [monday + 7, monday + 7 + SUNDAY] };
    }
    case "weekend": {
      const coming = weekendOf(today);
      const friday = coming[0];
      // On a Saturday the coming weekend is no longer this one.
      const isAnother = which === "next" || (which === "coming" && weekdayOf(today) > FRIDAY);
      if (!isAnother) return { days: coming };
      const sunday = coming[1] ?? friday;
      const after: DayLimits = [sunday - SUNDAY + FRIDAY + 7, sunday + 7];
      return friday - today <= 2 ? { days: after, or: coming } : { days: coming, or: after };
    }
    case "month":
      return { days: monthFrom(which === "this" ? today : dayIn(year, month + 1, 1)) };
    case "year":
      return { days: which === "this" ? [today, dayIn(year, 12, 31)] : WHOLE_YEAR(year + 1) };
    case "day":
      return null;
  }
}

/** At the most. */
export const UNIT_DAYS: Record<Unit, number> = { day: 1, weekend: 7, week: 7, month: 30, year: 365 };

export const WHOLE_YEAR: Season = (year) => [dayIn(year, 1, 1), dayIn(year, 12, 31)];

/** From a day to its month's last. */
function monthFrom(day: DayNumber): DayLimits {
  const { year, month } = calendarDate(day);
  return [day, dayIn(year, month, daysInMonth(year, month))];
}

/** A month that is over is next year's. */
function comingMonth(month: number, today: DayNumber): DayLimits {
  const { year, month: current } = calendarDate(today);
  return monthFrom(month === current ? today : dayIn(month < current ? year + 1 : year, month, 1));
}

const year4 = (number: number) => number >= 2000 && number < 2100;

const YEARS_AHEAD = 10;

/** A number that is rather a year to come than a postcode. */
export function isYearAhead(number: number, today: DayNumber): boolean {
  const { year } = calendarDate(today);
  return number >= year && number <= year + YEARS_AHEAD;
}

export function daysOfYear(year: number, season: Season, today: DayNumber): TimeMeant | null {
  if (!isYearAhead(year, today)) return null;
  const [from, to] = season(year);
  return to < today ? null : { days: [Math.max(from, today), to] };
}

const seasonOf = (m: Parts): Season =>
  m.has("season") ? m.get("season").season : (year) => [m.get("feast").dayIn(year), m.get("feast").dayIn(year)];

/** The next such day of any month. */
function nthOfMonths({ nth, weekday }: Parts, today: DayNumber): TimeMeant {
  for (let ahead = 0; ; ahead++) {
    const { year, month } = calendarDate(addMonths(today - calendarDate(today).date + 1, ahead));
    const day = nthIn(nth, weekday, month, year);
    if (day >= today) return one(day);
  }
}

/** "Søndag 11" is rather an hour than a day of the year after. */
const MOST_DAYS_AHEAD = 70;

/** The next day of any month with that number. */
function nextNumbered(number: number, today: DayNumber, isWanted: (day: DayNumber) => boolean): TimeMeant | null {
  for (let day = today; day < today + MOST_DAYS_AHEAD; day++)
    if (calendarDate(day).date === number && isWanted(day)) return one(day);
  return null;
}

const isDateOf = (month: number, date: number) => date >= 1 && date <= daysInMonth(2024, month);

function daysOfMonth(m: Parts, today: DayNumber): TimeMeant | null {
  const [first, last] = [m.number(), m.number(1)];
  if (first < 1 || last <= first || !isDateOf(m.month, last)) return null;
  const from = nextDate(m.month, first, today);
  return { days: [from, from + last - first] };
}

/** "Første helg i advent". */
const nthOfSeason = (m: Parts, weekday: number, today: DayNumber): DayNumber =>
  nextOf((year) => {
    const [from, to] = m.get("season").season(year);
    return nextWeekday(m.nth > 0 ? from : to - 6, weekday) + 7 * (m.nth > 0 ? m.nth - 1 : m.nth + 1);
  }, today);

function weeksAhead(m: Parts, today: DayNumber): TimeMeant {
  const day = nextWeekday(today, m.weekday) + 7 * m.number();
  return { ...one(day), or: [day - 7, day - 7] };
}

const SHORT_SEASON = 14;

/** "Til nyttår" may be then, or until then. */
function untilSeason(m: Parts, today: DayNumber): TimeMeant | null {
  const [from, to] = comingDays(m.get("season").season, today);
  return to - from > SHORT_SEASON ? null : { days: [from, to], or: [today, to] };
}

const withHours = ({ hours }: { hours?: readonly number[] }): Pick<TimeMeant, "hours"> => (hours ? { hours } : {});

/** Of small parts; each longer reading wins over what it is made of. */
export const RULES: readonly WhenRule[] = [
  rule("day", (m, today) => ({ ...one(today + m.get("day").offset), ...withHours(m.get("day")) })),
  rule("day part", (m, today) => ({ ...one(today + m.get("day").offset), hours: m.get("part").hours })),
  rule("part", (m) => (m.get("part").isWord ? null : { hours: m.get("part").hours })),
  rule("in? weekday", (m) => ({ weekday: m.weekday, ...withHours(m.get("weekday")) })),
  rule("in? weekdays", (m) => ({ every: [m.get("weekdays").weekday], ...withHours(m.get("weekdays")) })),
  rule("every weekday", (m) => ({ every: [m.weekday], ...withHours(m.get("weekday")) })),
  rule("in? workdays", (m) => ({ every: m.get("workdays").days ?? [0, 1, 2, 3, 4], ...withHours(m.get("workdays")) })),
  rule("in? which weekday", (m, today) => {
    const { which } = m.get("which");
    if (which === "next") return { ...nextNamed(m.weekday, today), ...withHours(m.get("weekday")) };
    return one(nextWeekday(which === "last" ? today - 7 : which === "coming" ? today + 1 : today, m.weekday));
  }),
  rule("in? nth|number weekday in month", (m, today) =>
    m.nth > 5 ? null : one(nextOf((year) => nthIn(m.nth, m.weekday, m.month, year), today)),
  ),
  rule("in? nth unit:day in month", (m, today) =>
    one(nextOf((year) => dayIn(year, m.month, m.nth > 0 ? m.nth : daysInMonth(year, m.month) + 1 + m.nth), today)),
  ),
  rule("in? nth|number unit:weekend in month", (m, today) => {
    const saturday = nextOf((year) => nthIn(m.nth, SATURDAY, m.month, year), today);
    return { days: [saturday, saturday + 1] };
  }),
  rule("in? nth weekday in every? unit:month", nthOfMonths),
  rule("in? nth weekday in which:next unit:month", (m, today) => {
    const { year, month } = calendarDate(addMonths(today - calendarDate(today).date + 1, 1));
    return one(nthIn(m.nth, m.weekday, month, year));
  }),
  rule("in? nth weekday in season", (m, today) => one(nthOfSeason(m, m.weekday, today))),
  rule("in? nth unit:weekend in season", (m, today) => {
    const sunday = nthOfSeason(m, SUNDAY, today);
    return { days: [sunday - 1, sunday] };
  }),
  rule("in? the? nth|number small? month number?", (m, today) => {
    if (!isDateOf(m.month, m.nth)) return null;
    const year = m.get("number", m.has("nth") ? 0 : 1)?.number ?? 0;
    return one(year4(year) ? dayIn(year, m.month, m.nth) : nextDate(m.month, m.nth, today));
  }),
  rule("in? month number", (m, today) => {
    const first = dayIn(m.number(), m.month, 1);
    // A month that began has days left.
    if (year4(m.number())) return { days: [Math.max(first, today), monthFrom(first)[1]] };
    return isDateOf(m.month, m.number()) ? one(nextDate(m.month, m.number(), today)) : null;
  }),
  rule("number relation? number month", daysOfMonth),
  rule("relation:from number relation:to number month", daysOfMonth),
  rule("relation:between number relation:and number month", daysOfMonth),
  rule("the number", (m, today) => nextNumbered(m.number(), today, () => true)),
  rule("in? weekday the? number", (m, today) => nextNumbered(m.number(), today, (day) => weekdayOf(day) === m.weekday)),
  rule("in? the? date", (m, today) => {
    const { month, date, year, first = date } = m.get("date");
    const last = year === undefined ? nextDate(month, date, today) : dayIn(year, month, date);
    return { days: [last - (date - first), last] };
  }),
  rule("in|which? month", (m, today) =>
    m.get("month").isShort && !m.has("in") && !m.has("which") ? null : { days: comingMonth(m.month, today) },
  ),
  rule("relation:to season", untilSeason),
  rule("in|which? season", (m, today) =>
    m.get("season").isWord && !m.has("in") && !m.has("which")
      ? null
      : { days: comingDays(m.get("season").season, today) },
  ),
  rule("in? season|feast number", (m, today) => daysOfYear(m.number(), seasonOf(m), today)),
  rule("in? season|feast small? which:next unit:year", (m, today) =>
    daysOfYear(calendarDate(today).year + 1, seasonOf(m), today),
  ),
  rule("in? feast", (m, today) => one(nextOf(m.get("feast").dayIn, today))),
  rule("in? unit:weekend", (_, today) => ({ days: weekendOf(today), isLoose: true })),
  rule("in? small? which unit", (m, today) => unitDays(m.get("which").which, m.get("unit").unit, today)),
  rule("relation:within number unit", (m, today) => {
    const { unit } = m.get("unit");
    const day = today + m.number() * UNIT_DAYS[unit];
    if (unit === "weekend") return { days: weekendOf(day) };
    return unit === "month" ? { days: [mondayOf(day), mondayOf(day) + SUNDAY] } : one(day);
  }),
  rule("in? weekday relation:within number unit:week", weeksAhead),
  rule("relation:within number unit:week in? weekday", weeksAhead),
  rule("in? unit:week number", (m, today) => {
    if (m.number() < 1 || m.number() > 53) return null;
    const monday = nextOf((year) => mondayOfWeek(m.number(), year) + SUNDAY, today) - SUNDAY;
    return { days: [Math.max(today, monday), monday + SUNDAY] };
  }),
  rule("day relation:within number unit", (m, today) =>
    one(today + m.get("day").offset + m.number() * UNIT_DAYS[m.get("unit").unit]),
  ),
  rule("in unit:year", (_, today) => unitDays("this", "year", today)),
];
