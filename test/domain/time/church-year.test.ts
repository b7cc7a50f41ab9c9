import { describe, expect, test } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { dayNamed, isPublicHoliday, type NamedDay, namesOfDay, numberedSunday } from "~/domain/time/church-year";
import { dayNumber, dayText } from "~/domain/time/days-and-moments";

const CASES = caseFile("time/church-year.tsv");

/**
 * Of printed calendars' dates, month and day, the first seven; the rest are counted by hand from these: Kristi
 * åpenbaringsdag is the Sunday of 2 to 8 January, Kristi forklarelsesdag a week before Shrove Sunday, and Maria
 * budskapsdag two weeks before Easter.
 */
const MOVABLE = [
  ...["shroveSunday", "easterSunday", "ascension", "pentecost", "allSaints", "advent1", "christTheKing"],
  ...["epiphany", "transfiguration", "annunciation"],
] as Parameters<typeof dayNamed>[0][];

const namesOn = (day: string) => namesOfDay(dayNumber(day));

describe("the movable days of each year from 2020 to 2040", () => {
  const rows = casesOf<[year: number, ...days: string[]]>(CASES, "movable days");

  test("are twenty-one years", () => expect(rows).toHaveLength(21));

  test.each(rows)("%i", (year, ...days) => {
    const dates = days.map((day) => `${year}-${day}`);
    expect(MOVABLE.map((name) => dayText(dayNamed(name, year)))).toEqual(dates);
    for (const [index, name] of MOVABLE.entries()) expect(namesOn(dates[index]!)).toContain(name);
    expect(namesOn(dates[MOVABLE.indexOf("christTheKing")]!)).toEqual(["christTheKing"]);
  });
});

test("a name falls on one day of a year, and on no other", () => {
  const found = new Map<NamedDay, number>();
  for (let day = dayNumber("2026-01-01"); day <= dayNumber("2026-12-31"); day++)
    for (const name of namesOfDay(day)) found.set(name, (found.get(name) ?? 0) + 1);
  expect([...new Set(found.values())]).toEqual([1]);
  expect(found.size).toBe(39);
});

describe("single days", () => {
  test.each(casesOf<[string, string[]]>(CASES, "single days"))("%s", (day, names) =>
    expect(namesOn(day)).toEqual(names),
  );

  test("a year whose Christmas Day is a Sunday has no Sunday between Christmas and New Year", () => {
    const days = Array.from({ length: 7 }, (_, later) => dayNumber("2022-12-25") + later);
    expect(days.flatMap(namesOfDay)).toEqual(["christmasDay", "stStephensDay", "newYearsEve"]);
  });
});

test("the public holidays of 2026 and 2027, and no other day", () => {
  const holidays: string[] = [];
  for (let day = dayNumber("2026-01-01"); day <= dayNumber("2027-12-31"); day++)
    if (isPublicHoliday(day)) holidays.push(dayText(day));
  expect(holidays).toEqual([
    ...["2026-01-01", "2026-04-02", "2026-04-03", "2026-04-05", "2026-04-06", "2026-05-01", "2026-05-14"],
    ...["2026-05-17", "2026-05-24", "2026-05-25", "2026-12-25", "2026-12-26"],
    ...["2027-01-01", "2027-03-25", "2027-03-26", "2027-03-28", "2027-03-29", "2027-05-01", "2027-05-06"],
    ...["2027-05-16", "2027-05-17", "2027-12-25", "2027-12-26"],
  ]);
});

describe("Sundays with a number alone", () => {
  test.each(casesOf<[string, object | null]>(CASES, "Sundays with a number"))("%s", (day, sunday) =>
    expect(numberedSunday(dayNumber(day))).toEqual(sunday),
  );

  test.each([
    ["2029-06-24", "midsummer", { season: "trinity", nth: 5 }],
    ["2029-07-29", "olsok", { season: "trinity", nth: 10 }],
    ["2024-06-23", "midsummerEve", { season: "trinity", nth: 5 }],
    ["2024-09-29", "michaelmas", { season: "trinity", nth: 19 }],
    ["2025-02-02", "candlemas", { season: "epiphany", nth: 5 }],
    ["2022-05-01", "labourDay", { season: "easter", nth: 3 }],
    ["2028-02-06", "samiPeoplesDay", { season: "epiphany", nth: 6 }],
  ])("%s keeps its number beside %s, which is no Sunday of the church year", (day, name, sunday) => {
    expect(namesOn(day)).toEqual([name]);
    expect(numberedSunday(dayNumber(day))).toEqual(sunday);
  });

  test("every Sunday from 2020 to 2040 has a name or a number of its season", () => {
    for (let day = dayNumber("2020-01-05"); day <= dayNumber("2040-12-30"); day += 7) {
      const sunday = numberedSunday(day);
      if (sunday === null) expect(namesOfDay(day), dayText(day)).not.toEqual([]);
      else expect(Number.isInteger(sunday.nth) && sunday.nth > 0, dayText(day)).toBe(true);
    }
  });
});
