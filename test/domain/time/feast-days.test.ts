import { describe, expect, test } from "vitest";
import { caseFile, tablesOf } from "#test/support/cases";
import { easterSunday } from "~/domain/time/church-year";
import { dayText } from "~/domain/time/days-and-moments";
import { FEAST_DAYS } from "~/domain/time/feast-days";

const CASES = tablesOf(caseFile("time/feast-days.tsv"));

const dayOfFeast = (name: string, year: number) => {
  const found = FEAST_DAYS.find(({ names }) => new RegExp(`^(?:${names})$`, "iu").test(name));
  return found && dayText(found.feast.dayIn(year));
};

test.each([
  [1961, "1961-04-02"],
  [2000, "2000-04-23"],
  [2008, "2008-03-23"],
  [2024, "2024-03-31"],
  [2025, "2025-04-20"],
  [2026, "2026-04-05"],
  [2027, "2027-03-28"],
  [2038, "2038-04-25"],
  [2076, "2076-04-19"],
])("Easter of %i", (year, day) => expect(dayText(easterSunday(year))).toBe(day));

describe("feast-days of 2026", () => {
  test.each(CASES["2026"]!)("%s", (name, day) => expect(dayOfFeast(name, 2026)).toBe(day));

  test("the fourth Sunday of Advent may be Christmas Eve", () =>
    expect(dayOfFeast("4. søndag i advent", 2028)).toBe("2028-12-24"));
});
