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
import { comingMonth, monthDays, nthOfMonths } from "./months";
import { one, type WhenRule, rule } from "./rule";
import { comingDays, nextDate, nextOf } from "./spans";
import { type DayLimits, mondayOf, mondayOfWeek, nextNamed, type TimeMeant, weekendOf } from "./when";

function unitDays(which: "this" | "next" | "coming" | "last", unit: Unit, today: DayNumber): TimeMeant | null {
  const { year, month } = calendarDate(today);
  if (which === "last") return { days: [today - 2 * UNIT_DAYS[unit], today - 1] };
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

const year4 = (number: number) => number >= 2000 && number < 2100;

const YEARS_AHEAD = 3;

function daysOfYear(year: number, season: Season, today: DayNumber): TimeMeant | null {
  const { year: current } = calendarDate(today);
  if (year < current || year > current + YEARS_AHEAD) return null;
  const [from, to] = season(year);
  return to < today ? null : { days: [Math.max(from, today), to] };
}

/** Of small parts; each longer reading wins over what it is made of. */
export const RULES: readonly WhenRule[] = [
  rule("day", (m, today) => {
    const { offset, hours } = m.get("day");
    return { ...one(today + offset), ...(hours && { hours }) };
  }),
  rule("part", (m) => ({ hours: m.get("part").hours })),
  rule("in? weekday", (m) => ({ weekday: m.get("weekday").weekday, ...withHours(m.get("weekday")) })),
  rule("in? weekdays", (m) => ({ every: [m.get("weekdays").weekday], ...withHours(m.get("weekdays")) })),
  rule("every weekday", (m) => ({ every: [m.get("weekday").weekday], ...withHours(m.get("weekday")) })),
  rule("in? workdays", () => ({ every: [0, 1, 2, 3, 4] })),
  rule("in? which:next weekday", (m, today) => ({
    ...nextNamed(m.get("weekday").weekday, today),
    ...withHours(m.get("weekday")),
  })),
  rule("in? which:coming weekday", (m, today) => one(nextWeekday(today, m.get("weekday").weekday))),
  rule("in? which:this weekday", (m, today) => one(nextWeekday(today, m.get("weekday").weekday))),
  rule("in? which:last weekday", (m, today) => one(nextWeekday(today - 7, m.get("weekday").weekday))),
  rule("number unit ago", (m, today) => one(today - m.get("number").number * UNIT_DAYS[m.get("unit").unit])),
  rule("in? nth weekday in month", (m, today) => {
    const { weekday } = m.get("weekday");
    return one(nextOf((year) => nthIn(m.get("nth").nth, weekday, m.get("month").month, year), today));
  }),
  rule("in? number weekday in month", (m, today) => {
    const { number } = m.get("number");
    const { weekday } = m.get("weekday");
    if (number < 1 || number > 5) return null;
    return one(nextOf((year) => nthIn(number, weekday, m.get("month").month, year), today));
  }),
  rule("in? nth unit:day in month", (m, today) => {
    const { nth } = m.get("nth");
    const { month } = m.get("month");
    return one(nextOf((year) => dayIn(year, month, nth > 0 ? nth : daysInMonth(year, month) + 1 + nth), today));
  }),
  rule("in? nth unit:weekend in month", (m, today) => {
    const saturday = nextOf((year) => nthIn(m.get("nth").nth, SATURDAY, m.get("month").month, year), today);
    return { days: [saturday, saturday + 1] };
  }),
  rule("in? nth weekday in every? unit:month", (m, today) =>
    one(nthOfMonths(m.get("nth").nth, m.get("weekday").weekday, today)),
  ),
  rule("in? nth weekday in which:next unit:month", (m, today) => {
    const { year, month } = calendarDate(addMonths(today - calendarDate(today).date + 1, 1));
    return one(nthIn(m.get("nth").nth, m.get("weekday").weekday, month, year));
  }),
  rule("in? the? number small? month number?", (m, today) => {
    const { number } = m.get("number");
    const { month } = m.get("month");
    if (number < 1 || number > daysInMonth(2024, month)) return null;
    const { number: year } = m.get("number", 1) ?? { number: 0 };
    return one(year4(year) ? dayIn(year, month, number) : nextDate(month, number, today));
  }),
  rule("in? month number", (m, today) => {
    const { number } = m.get("number");
    const { month } = m.get("month");
    if (year4(number)) return { days: monthDays(month, number, today) };
    return number >= 1 && number <= daysInMonth(2024, month) ? one(nextDate(month, number, today)) : null;
  }),
  ...[
    "number relation? number month",
    "relation:from number relation:to number month",
    "relation:between number relation:and number month",
  ].map((pattern) =>
    rule(pattern, (m, today) => {
      const [first, last] = [m.get("number").number, m.get("number", 1).number];
      const { month } = m.get("month");
      if (first < 1 || last <= first || last > daysInMonth(2024, month)) return null;
      const from = nextDate(month, first, today);
      return { days: [from, from + last - first] };
    }),
  ),
  rule("the number", (m, today) => {
    const { number } = m.get("number");
    if (number < 1 || number > 31) return null;
    for (let day = today; ; day++) if (calendarDate(day).date === number) return one(day);
  }),
  rule("in? weekday the? number", (m, today) => {
    const { number } = m.get("number");
    if (number < 1 || number > 31) return null;
    for (let day = today; day < today + 400; day++)
      if (calendarDate(day).date === number && weekdayOf(day) === m.get("weekday").weekday) return one(day);
    return null;
  }),
  rule("in? the? date", (m, today) => {
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
  rule("in? season number", (m, today) => daysOfYear(m.get("number").number, m.get("season").season, today)),
  rule("in? number", (m, today) => {
    const days = daysOfYear(m.get("number").number, (year) => [dayIn(year, 1, 1), dayIn(year, 12, 31)], today);
    return days && { ...days, isLoose: true };
  }),
  rule("which season", (m, today) => ({ days: comingDays(m.get("season").season, today) })),
  rule("in? feast", (m, today) => one(nextOf(m.get("feast").dayIn, today))),
  rule("in? unit:weekend", (_, today) => ({ days: weekendOf(today), isLoose: true })),
  rule("in? small? which unit", (m, today) => unitDays(m.get("which").which, m.get("unit").unit, today)),
  rule("relation:to unit:week", (_, today) => unitDays("next", "week", today)),
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
  rule("in? weekday relation:within number unit:week", (m, today) => {
    const day = nextWeekday(today, m.get("weekday").weekday) + 7 * m.get("number").number;
    return { ...one(day), or: [day - 7, day - 7] };
  }),
  rule("day relation:within number unit", (m, today) =>
    one(today + m.get("day").offset + m.get("number").number * UNIT_DAYS[m.get("unit").unit]),
  ),
  rule("in? unit:week number", (m, today) => {
    const { number } = m.get("number");
    if (number < 1 || number > 53) return null;
    const monday = nextOf((year) => mondayOfWeek(number, year) + SUNDAY, today) - SUNDAY;
    return { days: [Math.max(today, monday), monday + SUNDAY] };
  }),
];

const withHours = ({ hours }: { hours?: readonly number[] }): Pick<TimeMeant, "hours"> => (hours ? { hours } : {});
