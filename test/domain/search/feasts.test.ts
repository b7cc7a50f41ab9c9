import { describe, expect, test } from "vitest";
import { comingFeast, FEAST_KEYS, type FeastKey, isFeastKey, offeredFeasts } from "~/domain/search/feasts";
import { dayIn, type DayNumber, dayNumber, dayText, momentAt } from "~/domain/time/days-and-moments";

const noonOf = (day: DayNumber) => momentAt(dayText(day), "12:00");
const isOffered = (key: FeastKey, now: Date) => offeredFeasts(now).some((feast) => feast.key === key);

const FIRST = dayIn(2024, 1, 1);
const DAYS = Array.from({ length: dayIn(2030, 1, 1) - FIRST }, (_, nth) => FIRST + nth);
const OFFERED = new Map(DAYS.map((day) => [day, offeredFeasts(noonOf(day)).map(({ key }) => key)]));

describe.each(FEAST_KEYS)("%s, on every day of six years", (key) => {
  test("is offered from four weeks before until its last day, and never after", () => {
    const wrong = DAYS.filter((day) => {
      const { from, to } = comingFeast(key, noonOf(day));
      const isNear = dayNumber(from) - 28 <= day && day <= dayNumber(to);
      return OFFERED.get(day)!.includes(key) !== isNear;
    });
    expect(wrong.map(dayText)).toEqual([]);
  });

  test("comes once a year, its days not yet over, and the next from the day after them", () => {
    const wrong = DAYS.filter((day) => {
      const { from, to } = comingFeast(key, noonOf(day));
      const next = comingFeast(key, noonOf(dayNumber(to) + 1));
      return from > to || to < dayText(day) || Number(next.from.slice(0, 4)) - Number(from.slice(0, 4)) !== 1;
    });
    expect(wrong.map(dayText)).toEqual([]);
  });
});

describe("the days of a feast", () => {
  test.each<[FeastKey, string, string, string]>([
    ["paske", "2026-02-01", "2026-03-29", "2026-04-06"],
    ["17-mai", "2026-06-04", "2027-05-17", "2027-05-17"],
    ["pinse", "2027-05-17", "2027-05-15", "2027-05-17"],
    ["allehelgen", "2026-06-04", "2026-10-31", "2026-11-01"],
    ["adventskonserter", "2026-06-04", "2026-11-28", "2026-12-23"],
    ["julaften", "2026-12-24", "2026-12-24", "2026-12-24"],
    ["julaften", "2026-12-25", "2027-12-24", "2027-12-24"],
    ["juletrefester", "2027-01-13", "2026-12-26", "2027-01-13"],
    ["juletrefester", "2027-01-14", "2027-12-26", "2028-01-13"],
  ])("%s, on %s: %s to %s", (key, today, from, to) => {
    expect(comingFeast(key, noonOf(dayNumber(today)))).toMatchObject({ from, to });
  });
});

describe("what is offered", () => {
  const keysOn = (day: string) => offeredFeasts(noonOf(dayNumber(day))).map(({ key }) => key);

  test("stands in the order in which it ends", () => {
    expect(keysOn("2026-12-04")).toEqual([
      "adventskonserter",
      "lysmesser",
      "julaften",
      "juledagene",
      "nyttar",
      "juletrefester",
    ]);
  });

  test("is nothing between the feasts", () => {
    expect(keysOn("2026-08-20")).toEqual([]);
  });

  test("changes at midnight in Norway", () => {
    expect(isOffered("julaften", new Date("2026-11-25T22:59:59Z"))).toBe(false);
    expect(isOffered("julaften", new Date("2026-11-25T23:00:00Z"))).toBe(true);
    expect(isOffered("julaften", new Date("2026-12-24T22:59:59Z"))).toBe(true);
    expect(isOffered("julaften", new Date("2026-12-24T23:00:00Z"))).toBe(false);
  });
});

test("an address names a feast of the table, and nothing that every object has", () => {
  expect(["julaften", "Julaften", "toString", "", undefined].map(isFeastKey)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
