import { describe, expect, it } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import {
  addMonths,
  calendarDate,
  dayIn,
  dayNumber,
  dayOfSecond,
  daysInMonth,
  daysInYear,
  dayText,
  isCalendarDay,
  lastWeekday,
  MONDAY,
  nextWeekday,
  placeInMonth,
  SUNDAY,
  THURSDAY,
  TUESDAY,
  weekdayOf,
  weekOf,
} from "~/domain/time/days-and-moments";

const CASES = caseFile("domain/time/calendar-days.tsv");

describe("days", () => {
  it("are numbered both ways alike, through leap years and centuries", () => {
    for (const day of [-719_162, -134_775, -1, 0, 59, 11_016, 18_321, 20_608, 2_932_896]) {
      const { year, month, date } = calendarDate(day);
      expect(dayIn(year, month, date)).toBe(day);
      expect(dayNumber(dayText(day))).toBe(day);
    }
  });

  it("count from the first day of 1970, in every year from 1 to 9999", () => {
    expect(calendarDate(0)).toEqual({ year: 1970, month: 1, date: 1 });
    expect(dayIn(1, 1, 1)).toBe(-719_162);
    expect(dayIn(99, 12, 31) + 1).toBe(dayIn(100, 1, 1));
    expect(dayIn(9999, 12, 31)).toBe(2_932_896);
  });

  it("are each a date that follows the one before, through four centuries", () => {
    let { year, month, date } = calendarDate(dayIn(1999, 12, 31));
    const wrong: string[] = [];
    for (let day = dayIn(2000, 1, 1); day <= dayIn(2400, 3, 1); day++) {
      if (date < daysInMonth(year, month)) date += 1;
      else [year, month, date] = month === 12 ? [year + 1, 1, 1] : [year, month + 1, 1];
      const found = calendarDate(day);
      if (found.year !== year || found.month !== month || found.date !== date) wrong.push(dayText(day));
    }
    expect(wrong).toEqual([]);
  });

  it("may be asked for beyond the months and dates of a year", () => {
    expect(dayText(dayIn(2026, 13, 1))).toBe("2027-01-01");
    expect(dayText(dayIn(2026, 3, 0))).toBe("2026-02-28");
  });

  it("are told from a time by the midnights that it lies between", () => {
    expect([-1, 0, 86_399, 86_400].map(dayOfSecond)).toEqual([-1, 0, 0, 1]);
  });

  it.each(casesOf<[string, boolean]>(CASES, "exists"))("%j exists: %s", (text, exists) =>
    expect(isCalendarDay(text)).toBe(exists),
  );
});

describe("weekdays", () => {
  it("count from Monday, 0, to Sunday, 6", () => {
    const week = ["2026-06-01", "2026-06-02", "2026-06-03", "2026-06-04", "2026-06-05", "2026-06-06", "2026-06-07"];
    expect(week.map((day) => weekdayOf(dayNumber(day)))).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect([MONDAY, SUNDAY]).toEqual([0, 6]);
  });

  it("are those of JavaScript's own calendar, also before 1970", () => {
    for (let day = -800; day < 800; day++) {
      expect((weekdayOf(day) + 1) % 7).toBe(new Date(`${dayText(day)}T00:00:00Z`).getUTCDay());
    }
  });

  it("are found on or after a day, and on or before it", () => {
    const thursday = dayNumber("2026-06-04");
    expect([THURSDAY, SUNDAY, TUESDAY].map((weekday) => dayText(nextWeekday(thursday, weekday)))).toEqual([
      "2026-06-04",
      "2026-06-07",
      "2026-06-09",
    ]);
    expect([THURSDAY, SUNDAY, TUESDAY].map((weekday) => dayText(lastWeekday(thursday, weekday)))).toEqual([
      "2026-06-04",
      "2026-05-31",
      "2026-06-02",
    ]);
  });

  it("have a place in their month", () => {
    const placeOf = (day: string) => placeInMonth(dayNumber(day));
    expect(placeOf("2026-06-07")).toEqual({ nth: 1, isLast: false });
    expect(placeOf("2026-06-23")).toEqual({ nth: 4, isLast: false });
    expect(placeOf("2026-06-24")).toEqual({ nth: 4, isLast: true });
    expect(placeOf("2026-06-30")).toEqual({ nth: 5, isLast: true });
  });
});

describe("months and weeks", () => {
  it("are as long as the calendar says", () => {
    const months = (year: number) => Array.from({ length: 12 }, (_, index) => daysInMonth(year, index + 1));
    expect(months(2026)).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
    expect([2000, 2024, 2026, 2100].map((year) => daysInMonth(year, 2))).toEqual([29, 29, 28, 28]);
    expect([2000, 2024, 2026, 2100].map(daysInYear)).toEqual([366, 366, 365, 365]);
  });

  it("that are shorter end a date that they do not have", () => {
    const later = (day: string, months: number) => dayText(addMonths(dayNumber(day), months));
    expect([1, 2, 13, -2].map((months) => later("2026-01-31", months))).toEqual([
      "2026-02-28",
      "2026-03-31",
      "2027-02-28",
      "2025-11-30",
    ]);
  });

  it("a day is in the week that ISO 8601 gives it, and in others where a week begins on Sunday", () => {
    const week = (year: number, month: number, date: number, start: number = MONDAY) =>
      weekOf(dayIn(year, month, date), start);
    expect(week(2026, 1, 1)).toEqual({ week: 1, weeks: 53 });
    expect(week(2026, 12, 31)).toEqual({ week: 53, weeks: 53 });
    expect(week(2027, 1, 3)).toEqual({ week: 53, weeks: 53 });
    expect(week(2024, 12, 30)).toEqual({ week: 1, weeks: 52 });
    expect(week(2026, 1, 4)).toMatchObject({ week: 1 });
    expect(week(2026, 1, 4, SUNDAY)).toMatchObject({ week: 1 });
    expect(week(2027, 1, 3, SUNDAY)).toMatchObject({ week: 1 });
  });
});
