/**
 * Arithmetic of the Gregorian calendar on whole numbers: a day is the number of days since 1 January 1970, a wall-clock
 * time the number of seconds since that day's midnight as if there were no zones. Valid for the years 1 to 9999.
 */
export const DAY_SECONDS = 86_400;

export interface CivilDate {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
}

/** Days are counted from 1 March of year 0, so that the leap day is a year's last. */
const DAYS_TO_1970 = 719_468;
const DAYS_OF_400_YEARS = 146_097;

export function dayNumber(year: number, month: number, day: number): number {
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_OF_400_YEARS + dayOfEra - DAYS_TO_1970;
}

export function civilDate(number: number): CivilDate {
  const shifted = number + DAYS_TO_1970;
  const era = Math.floor(shifted / DAYS_OF_400_YEARS);
  const dayOfEra = shifted - era * DAYS_OF_400_YEARS;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  };
}

const isLeapYear = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

export const daysInYear = (year: number) => (isLeapYear(year) ? 366 : 365);

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** 0 is Monday, 6 is Sunday. */
export const weekdayOf = (day: number) => (((day + 3) % 7) + 7) % 7;

/** The first day of the week that a day lies in, for weeks that begin on `weekStart`. */
export const startOfWeek = (day: number, weekStart: number) => day - ((weekdayOf(day) - weekStart + 7) % 7);

/** Week 1 is the first with at least four days in the year. */
const startOfFirstWeek = (year: number, weekStart: number) => startOfWeek(dayNumber(year, 1, 4), weekStart);

/** The number of a day's week and how many weeks the year has that this week is counted in. */
export function weekOf(day: number, weekStart: number): { week: number; weeks: number } {
  const start = startOfWeek(day, weekStart);
  const { year } = civilDate(start + 3);
  const first = startOfFirstWeek(year, weekStart);
  return { week: (start - first) / 7 + 1, weeks: (startOfFirstWeek(year + 1, weekStart) - first) / 7 };
}

export const dayOfWall = (wall: number) => Math.floor(wall / DAY_SECONDS);
