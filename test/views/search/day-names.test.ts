import { describe, expect, test } from "vitest";
import { dayNames, dayNamesOrSunday } from "~/views/search/day-names";

describe("days are named in the page's language", () => {
  test.each([
    ["2026-11-29", "1. søndag i advent", "First Sunday of Advent"],
    ["2026-11-01", "Allehelgensdag", "All Saints’ Sunday"],
    ["2026-11-22", "Kristi kongedag", "Christ the King"],
    ["2026-05-24", "1. pinsedag", "Pentecost"],
    ["2026-05-17", "Grunnlovsdagen · Søndag før pinse", "Constitution Day · Sunday before Pentecost"],
    ["2026-06-10", null, null],
  ])("%s", (day, nb, en) => {
    expect(dayNames(day, "nb")).toBe(nb);
    expect(dayNames(day, "en")).toBe(en);
  });
});

test("a Sunday without a name has its number where that is wanted", () => {
  expect(dayNames("2024-10-06", "nb")).toBeNull();
  expect(dayNamesOrSunday("2024-10-06", "nb")).toBe("20. søndag i treenighetstiden");
  expect(dayNamesOrSunday("2024-10-06", "en")).toBe("Sunday 20 of Trinity");
  expect(dayNamesOrSunday("2026-11-29", "nb")).toBe("1. søndag i advent");
  expect(dayNamesOrSunday("2029-06-24", "nb")).toBe("5. søndag i treenighetstiden · Sankthans");
  expect(dayNamesOrSunday("2026-02-06", "en")).toBe("Sámi National Day");
  expect(dayNamesOrSunday("2026-06-10", "nb")).toBeNull();
});
