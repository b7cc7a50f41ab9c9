import type { County } from "~/domain/places/counties";
import { easterSunday } from "./church-year";
import { calendarDate, dayIn, type DayNumber, dayNumber, lastWeekday, MONDAY } from "./days-and-moments";

export type SchoolHoliday = "autumn" | "christmas" | "winter" | "easter" | "summer";

/**
 * Most schools' weeks by an overview of 2021 and routes since, least sure in Vestfold, Telemark, Nordland and farther
 * north. A proposal: no register exists, and municipalities may differ.
 */
const AUTUMN_IN_WEEK_41: ReadonlySet<County> = new Set<County>(["34", "15", "11", "50", "46", "40"]);
const WINTER_IN_WEEK: Partial<Record<County, number>> = {
  "34": 9,
  "46": 9,
  "11": 9,
  "18": 9,
  "55": 10,
  "56": 10,
  "21": 10,
};

const startOfWeek = (year: number, week: number): DayNumber => lastWeekday(dayIn(year, 1, 4), MONDAY) + (week - 1) * 7;

/** `day` is YYYY-MM-DD; weekends within and around count. */
export function schoolHolidayOn(day: string, county: County): SchoolHoliday | null {
  const number = dayNumber(day);
  const { year, month, date } = calendarDate(number);
  const isInWeek = (week: number) => number >= startOfWeek(year, week) && number < startOfWeek(year, week) + 7;
  if (isInWeek(AUTUMN_IN_WEEK_41.has(county) ? 41 : 40)) return "autumn";
  if (isInWeek(WINTER_IN_WEEK[county] ?? 8)) return "winter";
  const fromEaster = number - easterSunday(year);
  if (fromEaster >= -8 && fromEaster <= 1) return "easter";
  if ((month === 12 && date >= 22) || (month === 1 && date <= 2)) return "christmas";
  const inSummer = (month === 6 && date >= 20) || month === 7 || (month === 8 && date <= 15);
  return inSummer ? "summer" : null;
}
