import type { How } from "~/domain/sources/evidence";
import {
  calendarDate,
  dayIn,
  type DayNumber,
  daysInMonth,
  nextWeekday,
  SUNDAY,
  weekdayOf,
} from "~/domain/time/days-and-moments";
import type { SaidDay, SaidDays } from "./said-days";
import type { YearHeading } from "./year-headings";

export interface DayContext {
  heading: YearHeading | null;
  month: number | null;
  /** The last day read was late in a year: January is the next one's. */
  isLateInYear: boolean;
  today: DayNumber;
  /** The Monday of a heading: "Uke 3". */
  week: DayNumber | null;
  /** The days above, of which those below may say their number alone. */
  within: { day: DayNumber; last: DayNumber } | null;
}

export const NOTHING_ABOVE: Omit<DayContext, "today"> = {
  heading: null,
  month: null,
  isLateInYear: false,
  week: null,
  within: null,
};

export type DayProblem = "no_date" | "no_such_day" | "weekday_differs" | "too_far_away";

/** Derived where its weekday or feast tells the year, guessed where only nearness does. */
export interface ResolvedDay {
  day: DayNumber;
  how: How;
  /** Not even its month is told. */
  isOfAnyMonth?: boolean;
  /** The day instead, of a list that has begun. */
  past?: DayNumber | undefined;
}

const YEARS_BACK = 1;
const YEARS_AHEAD = 3;
/** A weekday without a year is believed so many days ahead, and back. */
const AHEAD = 365;
const BACK = 180;
/** Of one event. */
const LONGEST_DAYS = 400;

interface Years {
  years: number[];
  isCertain: boolean;
  isFromHeading: boolean;
}

function yearsOfMonth({ years, months }: YearHeading, month: number): { years: number[]; isCertain: boolean } {
  const [first, second] = years as [number, number?];
  if (second !== undefined) {
    const isSeason = years.length === 2 && second === first + 1 && month !== 7;
    return { years: isSeason ? [month > 7 ? first : second] : years, isCertain: isSeason };
  }
  if (months.length === 0 || months.includes(month)) return { years: [first], isCertain: true };
  const isNextYear = month < Math.min(...months) && Math.max(...months) === 12;
  return { years: isNextYear ? [first + 1, first] : [first, first + 1], isCertain: false };
}

function yearsOf(said: SaidDay, month: number, { heading, isLateInYear, today }: DayContext): Years {
  if (said.year !== null) return { years: [said.year], isCertain: true, isFromHeading: false };
  if (heading === null) {
    const { year } = calendarDate(today);
    return { years: [year - 1, year, year + 1], isCertain: false, isFromHeading: false };
  }
  const { years, isCertain } = yearsOfMonth(heading, month);
  const [year, ...others] = years;
  if (isLateInYear && month <= 3 && year !== undefined && others.length === 0 && heading.years.length === 1)
    return { years: [year + 1, year], isCertain: false, isFromHeading: true };
  return { years, isCertain, isFromHeading: true };
}

/** A year that is not written is told by the weekday, or is guessed. */
export function resolveDay(said: SaidDay, context: DayContext): ResolvedDay | DayProblem {
  const { date, feast, weekday } = said;
  const month = said.month ?? (date === null ? null : context.month);
  if (month === null && feast === null) return numberedDay(said, context);
  if (month !== null && date !== null && (month < 1 || month > 12 || date < 1)) return "no_such_day";
  const thisYear = calendarDate(context.today).year;
  const monthOfYear = month ?? calendarDate(feast?.dayIn(thisYear) ?? context.today).month;
  const { years, isCertain, isFromHeading } = yearsOf(said, monthOfYear, context);
  const near = years.filter((year) => year >= thisYear - YEARS_BACK && year <= thisYear + YEARS_AHEAD);
  if (near.length === 0) return "too_far_away";
  const existing =
    date === null || month === null
      ? near.flatMap((year) => feast?.dayIn(year) ?? [])
      : near.filter((year) => date <= daysInMonth(year, month)).map((year) => dayIn(year, month, date));
  if (existing.length === 0) return "no_such_day";
  const fitting = existing
    .filter((day) => weekday === null || weekdayOf(day) === weekday)
    .filter((day) => date === null || feast === null || feast.dayIn(calendarDate(day).year) === day);
  const [day] = fitting;
  if (day === undefined) return "weekday_differs";
  if (isCertain) return { day, how: isFromHeading ? "inherited" : "said" };
  const isToldByWeekday = weekday !== null && !(date === null && feast?.isOfOneWeekday);
  const isToldByFeast = date !== null && feast?.isOfOneWeekday === true;
  const isTold = isToldByWeekday || isToldByFeast;
  if (isFromHeading) return { day, how: isTold ? "inherited" : "guessed" };
  return isTold ? nearest(fitting, context) : next(fitting, context);
}

const SOON = 45;
const JUST_BEFORE = 7;

/** "Tirsdag 12." below "Uke 2", which it confirms; else the nearest such day is a guess. */
function numberedDay({ date, weekday }: SaidDay, { week, today, within }: DayContext): ResolvedDay | DayProblem {
  if (date === null) return "no_date";
  if (weekday === null) return numberedAlone(date, week === null ? within : { day: week, last: week + SUNDAY });
  const isIt = (day: DayNumber) => weekdayOf(day) === weekday && calendarDate(day).date === date;
  if (week !== null) return isIt(week + weekday) ? { day: week + weekday, how: "inherited" } : "weekday_differs";
  for (let day = within?.day ?? 1; day <= (within?.last ?? 0); day++) if (isIt(day)) return { day, how: "inherited" };
  for (let day = today - JUST_BEFORE; day <= today + SOON; day++)
    if (isIt(day)) return { day, how: "guessed", isOfAnyMonth: true };
  return "no_date";
}

/** "8. Babysang", below "7.–13. desember". */
function numberedAlone(date: number, days: DayContext["within"]): ResolvedDay | DayProblem {
  const found = days && days.last - days.day <= SUNDAY ? days.day + date - calendarDate(days.day).date : null;
  return found !== null && days !== null && found >= days.day && found <= days.last
    ? { day: found, how: "guessed" }
    : "no_date";
}

/** The day as its date alone says, whatever weekday stands beside it. */
export function dayAsDated({ first }: SaidDays, context: DayContext): DayNumber | null {
  const found = resolveDay({ ...first, weekday: null, feast: null }, context);
  return typeof found === "string" ? null : found.day;
}

function nearest(fitting: DayNumber[], { today }: DayContext): ResolvedDay | DayProblem {
  const near = fitting.filter((day) => day >= today - BACK && day <= today + AHEAD);
  const day = near.find((one) => one >= today) ?? near.at(-1);
  return day === undefined ? "weekday_differs" : { day, how: "derived" };
}

const BEHIND = 150;

const next = (possible: DayNumber[], { today }: DayContext): ResolvedDay => ({
  day: possible.find((day) => day >= today) ?? possible.at(-1) ?? today,
  how: "guessed",
  past: possible.findLast((day) => day < today && day >= today - BEHIND),
});

export interface ResolvedSpan extends ResolvedDay {
  last: DayNumber | null;
  /** The line of the heading that tells its month, week or year. */
  under?: number | null;
  /** No more than the year is told there. */
  isOnlyYear?: boolean;
  /** From the evening before `day` on. */
  isNightBefore?: boolean | undefined;
  /** Those who come stay for all of it. */
  isCamp?: boolean;
  /** A day of a camp. */
  isPart?: boolean;
}

/** "20. november – 13. desember", read between them: it has begun. */
function runningSpan(first: SaidDay, last: SaidDay, context: DayContext): ResolvedSpan | null {
  if (first.year !== null || last.year !== null || context.heading !== null) return null;
  const { year } = calendarDate(context.today);
  for (const begun of [year - 1, year]) {
    const start = resolveDay({ ...first, year: begun }, context);
    const isNextYear = last.month !== null && first.month !== null && last.month < first.month;
    const end = resolveDay({ ...last, month: last.month ?? first.month, year: begun + Number(isNextYear) }, context);
    if (typeof start === "string" || typeof end === "string") continue;
    if (start.day < context.today && start.day >= context.today - BEHIND && end.day >= context.today)
      return { day: start.day, last: end.day, how: "guessed" };
  }
  return null;
}

const isFeastOnly = ({ date, feast }: SaidDay) => date === null && feast !== null;

/** Also one day with its feast: "22. november – Domssøndag". */
export function resolveSpan(
  { first, last, isEnd, isNightBefore }: SaidDays,
  context: DayContext,
): ResolvedSpan | DayProblem {
  const named = last && !isEnd && isFeastOnly(last) && first.feast === null ? { ...first, feast: last.feast } : null;
  const both = named === null ? "no_date" : resolveDay(named, context);
  if (typeof both !== "string") return { ...both, last: null };
  const running = last && runningSpan(first, last, context);
  if (running && (running.last ?? running.day) - running.day <= LONGEST_DAYS) return running;
  const start = resolveDay(first, context);
  if (typeof start === "string") return start;
  if (!last) return { ...start, last: null, isNightBefore };
  if (last.date === null && last.feast === null && last.weekday !== null)
    return { ...start, last: nextWeekday(start.day + 1, last.weekday) };
  const { year } = calendarDate(start.day);
  const years = last.year !== null ? [last.year] : [year, year + 1];
  const ends = years.map((one) => resolveDay({ ...last, year: one }, context));
  const end = ends.find((one) => typeof one !== "string" && one.day >= start.day) ?? ends[0] ?? "no_such_day";
  if (typeof end === "string") return end;
  if (end.day === start.day) return { ...start, last: null };
  return end.day < start.day || end.day - start.day > LONGEST_DAYS ? "no_such_day" : { ...start, last: end.day };
}

/** Named alone: "1. søndag i advent". */
export const isFeastOn = (said: SaidDays, day: DayNumber, context: DayContext): boolean =>
  isFeastOnly(said.first) && said.last === null && legibleSpans([said], context)[0]?.day === day;

export const legibleSpans = (days: readonly SaidDays[], context: DayContext): ResolvedSpan[] =>
  days.map((day) => resolveSpan(day, context)).filter((span) => typeof span !== "string");
