import { dayNamed } from "~/domain/time/church-year";
import { dayIn, SUNDAY } from "~/domain/time/days-and-moments";
import type { Season } from "./lexicon";
import { mondayOfWeek } from "./when";

export const CHRISTMAS: Season = (year) => [dayIn(year, 12, 23), dayIn(year + 1, 1, 1)];
export const BETWEEN_THE_YEARS: Season = (year) => [dayIn(year, 12, 27), dayIn(year, 12, 30)];
export const NEW_YEAR: Season = (year) => [dayIn(year, 12, 31), dayIn(year + 1, 1, 1)];
export const ADVENT: Season = (year) => [dayNamed("advent1", year), dayIn(year, 12, 23)];
export const LENT: Season = (year) => [dayNamed("ashWednesday", year), dayNamed("easterEve", year)];
export const HOLY_WEEK: Season = (year) => [dayNamed("palmSunday", year), dayNamed("easterEve", year)];
export const EASTER: Season = (year) => [dayNamed("palmSunday", year), dayNamed("easterMonday", year)];
export const PENTECOST: Season = (year) => [dayNamed("pentecostEve", year), dayNamed("pentecostMonday", year)];
export const WINTER: Season = (year) => [dayIn(year - 1, 12, 1), dayIn(year, 3, 0)];
export const SPRING: Season = (year) => [dayIn(year, 3, 1), dayIn(year, 5, 31)];
export const SUMMER: Season = (year) => [dayIn(year, 6, 1), dayIn(year, 8, 31)];
export const AUTUMN: Season = (year) => [dayIn(year, 9, 1), dayIn(year, 11, 30)];
/** Of schools: one week or the other, by county. */
const twoWeeksFrom =
  (week: number): Season =>
  (year) => [mondayOfWeek(week, year), mondayOfWeek(week + 1, year) + SUNDAY];
export const WINTER_HOLIDAY = twoWeeksFrom(8);
export const AUTUMN_HOLIDAY = twoWeeksFrom(40);
export const CHRISTMAS_HOLIDAY: Season = (year) => [dayIn(year, 12, 21), dayIn(year + 1, 1, 3)];
export const TURN_OF_THE_YEAR: Season = (year) => [dayIn(year, 1, 1), dayIn(year, 1, 31)];
const day =
  (month: number, date: number): Season =>
  (year) => [dayIn(year, month, date), dayIn(year, month, date)];
export const ALL_SAINTS: Season = (year) => [dayNamed("allSaints", year), dayNamed("allSaints", year)];
export const CONSTITUTION_DAY = day(5, 17);
export const LUCIA = day(12, 13);
export const EPIPHANY = day(1, 6);
export const CANDLEMAS = day(2, 2);
export const SAMI_DAY = day(2, 6);
export const MICHAELMAS = day(9, 29);
export const HALLOWEEN = day(10, 31);
