import { describe, expect, test } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { dayNamed, isPublicHoliday, type NamedDay, namesOfDay, numberedSunday } from "~/domain/time/church-year";
import { dayNumber, dayText } from "~/domain/time/days-and-moments";

const CASES = caseFile("time/church-year.tsv");

/** Printed calendars' dates, month and day: Shrove Sunday, Easter, Ascension, Pentecost, All Saints, first of Advent. */
const PRINTED: Record<number, [string, string, string, string, string, string]> = {
  2020: ["02-23", "04-12", "05-21", "05-31", "11-01", "11-29"],
  2021: ["02-14", "04-04", "05-13", "05-23", "11-07", "11-28"],
  2022: ["02-27", "04-17", "05-26", "06-05", "11-06", "11-27"],
  2023: ["02-19", "04-09", "05-18", "05-28", "11-05", "12-03"],
  2024: ["02-11", "03-31", "05-09", "05-19", "11-03", "12-01"],
  2025: ["03-02", "04-20", "05-29", "06-08", "11-02", "11-30"],
  2026: ["02-15", "04-05", "05-14", "05-24", "11-01", "11-29"],
  2027: ["02-07", "03-28", "05-06", "05-16", "11-07", "11-28"],
  2028: ["02-27", "04-16", "05-25", "06-04", "11-05", "12-03"],
  2029: ["02-11", "04-01", "05-10", "05-20", "11-04", "12-02"],
  2030: ["03-03", "04-21", "05-30", "06-09", "11-03", "12-01"],
  2031: ["02-23", "04-13", "05-22", "06-01", "11-02", "11-30"],
  2032: ["02-08", "03-28", "05-06", "05-16", "11-07", "11-28"],
  2033: ["02-27", "04-17", "05-26", "06-05", "11-06", "11-27"],
  2034: ["02-19", "04-09", "05-18", "05-28", "11-05", "12-03"],
  2035: ["02-04", "03-25", "05-03", "05-13", "11-04", "12-02"],
  2036: ["02-24", "04-13", "05-22", "06-01", "11-02", "11-30"],
  2037: ["02-15", "04-05", "05-14", "05-24", "11-01", "11-29"],
  2038: ["03-07", "04-25", "06-03", "06-13", "11-07", "11-28"],
  2039: ["02-20", "04-10", "05-19", "05-29", "11-06", "11-27"],
  2040: ["02-12", "04-01", "05-10", "05-20", "11-04", "12-02"],
};

/** The Sunday before the first of Advent, from the same calendars. */
const CHRIST_THE_KING = [
  ["2020-11-22", "2021-11-21", "2022-11-20", "2023-11-26", "2024-11-24", "2025-11-23", "2026-11-22"],
  ["2027-11-21", "2028-11-26", "2029-11-25", "2030-11-24", "2031-11-23", "2032-11-21", "2033-11-20"],
  ["2034-11-26", "2035-11-25", "2036-11-23", "2037-11-22", "2038-11-21", "2039-11-20", "2040-11-25"],
].flat();

/**
 * Month and day of Kristi åpenbaringsdag, the Sunday of 2 to 8 January; Kristi forklarelsesdag, a week before Shrove
 * Sunday; and Maria budskapsdag, two weeks before Easter: counted by hand from the dates above.
 */
const COUNTED: Record<number, [string, string, string]> = {
  2020: ["01-05", "02-16", "03-29"],
  2021: ["01-03", "02-07", "03-21"],
  2022: ["01-02", "02-20", "04-03"],
  2023: ["01-08", "02-12", "03-26"],
  2024: ["01-07", "02-04", "03-17"],
  2025: ["01-05", "02-23", "04-06"],
  2026: ["01-04", "02-08", "03-22"],
  2027: ["01-03", "01-31", "03-14"],
  2028: ["01-02", "02-20", "04-02"],
  2029: ["01-07", "02-04", "03-18"],
  2030: ["01-06", "02-24", "04-07"],
  2031: ["01-05", "02-16", "03-30"],
  2032: ["01-04", "02-01", "03-14"],
  2033: ["01-02", "02-20", "04-03"],
  2034: ["01-08", "02-12", "03-26"],
  2035: ["01-07", "01-28", "03-11"],
  2036: ["01-06", "02-17", "03-30"],
  2037: ["01-04", "02-08", "03-22"],
  2038: ["01-03", "02-28", "04-11"],
  2039: ["01-02", "02-13", "03-27"],
  2040: ["01-08", "02-05", "03-18"],
};

const MOVABLE = ["shroveSunday", "easterSunday", "ascension", "pentecost", "allSaints", "advent1"] as const;

const namesOn = (day: string) => namesOfDay(dayNumber(day));

describe("the movable days of each year from 2020 to 2040", () => {
  const rows = Object.entries(PRINTED).map(([year, days]) => [Number(year), days] as const);

  test("are twenty-one years", () => expect(rows).toHaveLength(21));

  test.each(rows)("%i", (year, days) => {
    const computed = MOVABLE.map((name) => dayText(dayNamed(name, year)));
    expect(computed).toEqual(days.map((day) => `${year}-${day}`));
    for (const [index, name] of MOVABLE.entries()) expect(namesOn(`${year}-${days[index]}`)).toContain(name);
  });

  test.each(Object.entries(COUNTED))(
    "%s: Kristi åpenbaringsdag, Kristi forklarelsesdag and Maria budskapsdag",
    (year, days) => {
      const names = days.map((day) => namesOn(`${year}-${day}`));
      expect(names[0]).toContain("epiphany");
      expect(names[1]).toContain("transfiguration");
      expect(names[2]).toContain("annunciation");
      const computed = (["epiphany", "transfiguration", "annunciation"] as const).map((name) =>
        dayText(dayNamed(name, Number(year))),
      );
      expect(computed).toEqual(days.map((day) => `${year}-${day}`));
    },
  );

  test.each(CHRIST_THE_KING)("%s is Kristi kongedag", (day) => expect(namesOn(day)).toEqual(["christTheKing"]));
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
