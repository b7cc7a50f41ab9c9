import { describe, expect, test } from "vitest";
import { easterSunday } from "~/domain/time/church-year";
import { dayText } from "~/domain/time/days-and-moments";
import { FEAST_DAYS } from "~/domain/time/feast-days";

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
  test.each([
    ["fastelavnssøndag", "2026-02-15"],
    ["askeonsdag", "2026-02-18"],
    ["Palmesøndag", "2026-03-29"],
    ["palmesundag", "2026-03-29"],
    ["skjærtorsdag", "2026-04-02"],
    ["langfredag", "2026-04-03"],
    ["påskeaften", "2026-04-04"],
    ["1. påskedag", "2026-04-05"],
    ["andre påskedag", "2026-04-06"],
    ["Kristi himmelfartsdag", "2026-05-14"],
    ["pinsedag", "2026-05-24"],
    ["2. pinsedag", "2026-05-25"],
    ["treenighetssøndag", "2026-05-31"],
    ["olsok", "2026-07-29"],
    ["bots- og bønnedag", "2026-10-25"],
    ["allehelgensdag", "2026-11-01"],
    ["Kristi kongedag", "2026-11-22"],
    ["1. søndag i advent", "2026-11-29"],
    ["andre søndag i advent", "2026-12-06"],
    ["fjerde sundag i advent", "2026-12-20"],
    ["julaften", "2026-12-24"],
    ["1. juledag", "2026-12-25"],
    ["nyttårsaften", "2026-12-31"],
  ])("%s", (name, day) => expect(dayOfFeast(name, 2026)).toBe(day));

  test("the fourth Sunday of Advent may be Christmas Eve", () =>
    expect(dayOfFeast("4. søndag i advent", 2028)).toBe("2028-12-24"));
});
