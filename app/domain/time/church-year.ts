import { calendarDate, dayIn, type DayNumber, lastWeekday, nextWeekday, SUNDAY, weekdayOf } from "./days-and-moments";

/** By Meeus' rule for the Gregorian calendar. */
export function easterSunday(year: number): DayNumber {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const moved = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moved + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const sum = epact + toSunday - 7 * late + 114;
  return dayIn(year, Math.floor(sum / 31), (sum % 31) + 1);
}

type DayOfYear = (year: number) => DayNumber | null;

const fromEaster = (days: number) => (year: number) => easterSunday(year) + days;
const on = (month: number, date: number) => (year: number) => dayIn(year, month, date);

/** The fourth Sunday of Advent is the last before Christmas Day. */
const fromAdvent = (days: number) => (year: number) => lastWeekday(dayIn(year, 12, 24), SUNDAY) - 21 + days;
const fromAllSaints = (days: number) => (year: number) => nextWeekday(dayIn(year, 11, 1), SUNDAY) + days;
const epiphanySunday = (year: number) => nextWeekday(dayIn(year, 1, 2), SUNDAY);

/** Some years have none between Christmas and New Year. */
function christmasSunday(year: number): DayNumber | null {
  const sunday = nextWeekday(dayIn(year, 12, 27), SUNDAY);
  return sunday <= dayIn(year, 12, 31) ? sunday : null;
}

/** As the Church of Norway keeps them (kirken.no/kirkearet), public holidays, and Samefolkets dag. */
const DAYS = {
  newYearsDay: on(1, 1),
  epiphany: epiphanySunday,
  candlemas: on(2, 2),
  samiPeoplesDay: on(2, 6),
  sowersSunday: fromEaster(-63),
  transfiguration: fromEaster(-56),
  shroveSunday: fromEaster(-49),
  ashWednesday: fromEaster(-46),
  annunciation: fromEaster(-14),
  palmSunday: fromEaster(-7),
  maundyThursday: fromEaster(-3),
  goodFriday: fromEaster(-2),
  easterEve: fromEaster(-1),
  easterSunday: fromEaster(0),
  easterMonday: fromEaster(1),
  labourDay: on(5, 1),
  constitutionDay: on(5, 17),
  ascension: fromEaster(39),
  sundayBeforePentecost: fromEaster(42),
  pentecostEve: fromEaster(48),
  pentecost: fromEaster(49),
  pentecostMonday: fromEaster(50),
  trinity: fromEaster(56),
  midsummerEve: on(6, 23),
  midsummer: on(6, 24),
  olsok: on(7, 29),
  michaelmas: on(9, 29),
  prayerDay: fromAllSaints(-7),
  allSaints: fromAllSaints(0),
  christTheKing: fromAdvent(-7),
  advent1: fromAdvent(0),
  advent2: fromAdvent(7),
  advent3: fromAdvent(14),
  advent4: fromAdvent(21),
  christmasEve: on(12, 24),
  christmasDay: on(12, 25),
  stStephensDay: on(12, 26),
  christmasSunday,
  newYearsEve: on(12, 31),
} satisfies Record<string, DayOfYear>;

export type NamedDay = keyof typeof DAYS;

const NAMED_DAYS = Object.entries<DayOfYear>(DAYS) as [NamedDay, DayOfYear][];

const PUBLIC_HOLIDAYS: ReadonlySet<NamedDay> = new Set<NamedDay>([
  "newYearsDay",
  "maundyThursday",
  "goodFriday",
  "easterSunday",
  "easterMonday",
  "labourDay",
  "constitutionDay",
  "ascension",
  "pentecost",
  "pentecostMonday",
  "christmasDay",
  "stStephensDay",
]);

export const dayNamed = (name: Exclude<NamedDay, "christmasSunday">, year: number): DayNumber => DAYS[name](year);

export function namesOfDay(day: DayNumber): NamedDay[] {
  const { year } = calendarDate(day);
  return NAMED_DAYS.filter(([, dayOf]) => dayOf(year) === day).map(([name]) => name);
}

export const publicHolidayOn = (day: DayNumber): NamedDay | null =>
  namesOfDay(day).find((name) => PUBLIC_HOLIDAYS.has(name)) ?? null;

export const isPublicHoliday = (day: DayNumber): boolean => publicHolidayOn(day) !== null;

/** A Sunday keeps its number on these dates. */
const BESIDE_SUNDAYS: ReadonlySet<NamedDay> = new Set<NamedDay>([
  "candlemas",
  "samiPeoplesDay",
  "labourDay",
  "constitutionDay",
  "midsummerEve",
  "midsummer",
  "olsok",
  "michaelmas",
]);

/** It has only its number in a season: "12. søndag i treenighetstiden". */
export interface NumberedSunday {
  season: "epiphany" | "lent" | "easter" | "trinity";
  nth: number;
}

export function numberedSunday(day: DayNumber): NumberedSunday | null {
  if (weekdayOf(day) !== SUNDAY || !namesOfDay(day).every((name) => BESIDE_SUNDAYS.has(name))) return null;
  const { year } = calendarDate(day);
  const sinceEaster = day - easterSunday(year);
  const weeksSince = (first: DayNumber) => (day - first) / 7;
  if (sinceEaster < -63) return { season: "epiphany", nth: weeksSince(epiphanySunday(year)) + 1 };
  if (sinceEaster < 0) return { season: "lent", nth: sinceEaster / 7 + 7 };
  if (sinceEaster < 49) return { season: "easter", nth: sinceEaster / 7 + 1 };
  return { season: "trinity", nth: weeksSince(DAYS.trinity(year)) + 1 };
}
