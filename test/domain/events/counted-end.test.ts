import { describe, expect, test } from "vitest";
import { lastDayOfCount } from "~/domain/events/counted-end";
import { occurrenceDays, previewDays } from "~/domain/events/recurrence";
import { readCountedEnd } from "~/domain/events/repetition-texts";

const weekly = { pattern: "weekly", startDay: "2026-06-07" } as const;
const holidays = { holidays: true, county: null };

describe("a series that ends after so many dates", () => {
  test.each([
    ["ten Sundays", weekly, { count: 10, after: null }, "2026-08-09"],
    ["one", weekly, { count: 1, after: null }, "2026-06-07"],
    ["ten more after the last one", weekly, { count: 10, after: "2026-06-28" }, "2026-09-06"],
    ["more from a later day", { ...weekly, startDay: "2026-07-05" }, { count: 2, after: "2026-06-28" }, "2026-07-12"],
    [
      "the 31st, counted from it, also from a shorter month",
      { pattern: "monthly", startDay: "2027-02-28", anchorDay: "2026-12-31" },
      { count: 2, after: "2027-02-28" },
      "2027-04-30",
    ],
    [
      "several weekdays, from the first of them",
      { pattern: "weekdays", every: 2, weekdays: [1, 3], startDay: "2026-06-03" },
      { count: 3, after: null },
      "2026-06-18",
    ],
  ] as const)("%s", (_, series, counted, last) => {
    expect(lastDayOfCount(counted, series)).toBe(last);
  });

  test("days that it keeps free of do not count, unless they are kept; those that were left out do", () => {
    const thursdays = { pattern: "weekly", startDay: "2027-03-18", avoids: holidays } as const;
    expect(lastDayOfCount({ count: 3, after: null }, thursdays)).toBe("2027-04-08");
    expect(lastDayOfCount({ count: 3, after: null }, { ...thursdays, kept: ["2027-03-25"] })).toBe("2027-04-01");
    expect(lastDayOfCount({ count: 3, after: null }, { ...thursdays, leftOut: ["2027-04-01"] })).toBe("2027-04-08");
  });

  test("more than fit is refused at the number, and nothing is counted for ever", () => {
    const counted = { count: 200, after: null };
    const until = lastDayOfCount(counted, weekly);
    expect(occurrenceDays({ ...weekly, until, counted })).toEqual({
      ok: false,
      problem: { field: "recurrence_count", problem: "seriesTooLong" },
    });
    expect(lastDayOfCount({ count: NaN, after: null }, weekly) > "2028-06-07").toBe(true);
    const none = { pattern: "weekdays", weekdays: [], startDay: "2026-06-07" } as const;
    expect(previewDays({ ...none, until: lastDayOfCount({ count: 2, after: null }, none) })).toBeNull();
  });
});

test.each([
  [
    { recurrence_end: "count", recurrence_count: " 10 " },
    { count: 10, after: null },
  ],
  [
    { recurrence_end: "count", recurrence_count: "10", recurrence_after: "2026-06-28" },
    { count: 10, after: "2026-06-28" },
  ],
  [
    { recurrence_end: "count", recurrence_count: "ti", recurrence_after: "i morgen" },
    { count: NaN, after: null },
  ],
  [
    { recurrence_end: "count", recurrence_count: "" },
    { count: NaN, after: null },
  ],
  [{ recurrence_end: "date", recurrence_count: "10" }, null],
  [{ recurrence_end: "count", recurrence_count: "10", recurrence_pattern: "picked" }, null],
])("what was typed is read: %j", (texts, counted) => {
  expect(readCountedEnd(texts)).toEqual(counted);
});
