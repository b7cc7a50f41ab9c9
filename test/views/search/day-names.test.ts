import { expect, test } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { dayNames, dayNamesOrSunday } from "~/views/search/day-names";

const CASES = caseFile("views/search/day-names.tsv");

test.each(casesOf<[string, string | null, string | null]>(CASES, "days are named in the page's language"))(
  "days are named in the page's language: %s",
  (day, nb, en) => {
    expect(dayNames(day, "nb")).toBe(nb);
    expect(dayNames(day, "en")).toBe(en);
  },
);

test("a Sunday without a name has its number where that is wanted", () => {
  expect(dayNames("2024-10-06", "nb")).toBeNull();
  expect(dayNamesOrSunday("2024-10-06", "nb")).toBe("20. søndag i treenighetstiden");
  expect(dayNamesOrSunday("2024-10-06", "en")).toBe("Sunday 20 of Trinity");
  expect(dayNamesOrSunday("2026-11-29", "nb")).toBe("1. søndag i advent");
  expect(dayNamesOrSunday("2029-06-24", "nb")).toBe("5. søndag i treenighetstiden · Sankthans");
  expect(dayNamesOrSunday("2026-02-06", "en")).toBe("Sámi National Day");
  expect(dayNamesOrSunday("2026-06-10", "nb")).toBeNull();
});
