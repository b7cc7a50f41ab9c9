import { describe, expect, test } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { NOW } from "#test/support/clock";
import { dayAfterKey } from "~/domain/time/day-keys";
import { daysOfMonth, shiftMonth, shownMonth, weeksOfMonth } from "~/domain/time/month";

const CASES = caseFile("domain/time/month.tsv");

describe("the weeks of a month begin on Monday and have ISO numbers", () => {
  test.each([
    ["2026-11", [44, 45, 46, 47, 48, 49]],
    ["2027-01", [53, 1, 2, 3, 4]],
    ["2027-02", [5, 6, 7, 8]],
    ["2024-12", [48, 49, 50, 51, 52, 1]],
  ])("%s", (month, weeks) => expect(weeksOfMonth(month).map(({ week }) => week)).toEqual(weeks));

  test("days of other months are empty", () => {
    const [first, , , , , last] = weeksOfMonth("2026-11");
    expect(first!.days).toEqual([null, null, null, null, null, null, "2026-11-01"]);
    expect(last!.days).toEqual(["2026-11-30", null, null, null, null, null, null]);
  });

  test("each day stands once, and February of a leap year has 29", () => {
    const days = weeksOfMonth("2028-02").flatMap(({ days }) => days.filter((day) => day !== null));
    expect([days.length, new Set(days).size, days.at(-1)]).toEqual([29, 29, "2028-02-29"]);
    expect(daysOfMonth("2028-02")).toEqual({ from: "2028-02-01", to: "2028-02-29" });
  });
});

test("the month after December is January", () => {
  expect([shiftMonth("2026-12", 1), shiftMonth("2026-01", -1), shiftMonth("2026-06", 36)]).toEqual([
    "2027-01",
    "2025-12",
    "2029-06",
  ]);
});

test.each([
  [{}, "2026-06", null],
  [{ month: "2026-08" }, "2026-08", null],
  [{ day: "2026-09-12" }, "2026-09", "2026-09-12"],
  [{ month: "2026-09", day: "2026-09-12" }, "2026-09", "2026-09-12"],
  [{ month: "2026-08", day: "2026-09-12" }, "2026-08", null],
  [{ from: new Date("2026-07-31T22:00:00Z") }, "2026-08", null],
  [{ from: new Date("2020-01-01T00:00:00Z") }, "2026-06", null],
])("an address means a month: %o", (asked, month, day) => expect(shownMonth(asked, NOW)).toEqual({ month, day }));

test.each(casesOf<[string, string, string | null]>(CASES, "keys lead from day to day"))(
  "keys lead from day to day: %s %s",
  (day, key, to) => expect(dayAfterKey(day, key)).toBe(to),
);
