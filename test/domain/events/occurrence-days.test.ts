import { describe, expect, it } from "vitest";
import { latestUntil, occurrenceDays, previewDays, SERIES_MAX_OCCURRENCES } from "~/domain/events/recurrence";
import type { RecurrencePattern } from "~/domain/events/repetition";

type Case = [what: string, pattern: RecurrencePattern, startDay: string, until: string, days: string[]];

const cases: Case[] = [
  ["every week", "weekly", "2026-06-07", "2026-06-28", ["2026-06-07", "2026-06-14", "2026-06-21", "2026-06-28"]],
  ["every week, ending the day before the next", "weekly", "2026-06-07", "2026-06-20", ["2026-06-07", "2026-06-14"]],
  ["every second week", "biweekly", "2026-06-07", "2026-07-05", ["2026-06-07", "2026-06-21", "2026-07-05"]],
  ["every third week", "triweekly", "2026-12-20", "2027-01-31", ["2026-12-20", "2027-01-10", "2027-01-31"]],
  ["every day", "daily", "2028-02-28", "2028-03-01", ["2028-02-28", "2028-02-29", "2028-03-01"]],
  ["only the first", "weekly", "2026-06-07", "2026-06-07", ["2026-06-07"]],
  [
    "every week through the change to winter time",
    "weekly",
    "2026-10-18",
    "2026-11-01",
    ["2026-10-18", "2026-10-25", "2026-11-01"],
  ],
  ["every month", "monthly", "2026-11-15", "2027-02-15", ["2026-11-15", "2026-12-15", "2027-01-15", "2027-02-15"]],
  [
    "the 31st: month ends do not drift",
    "monthly",
    "2027-01-31",
    "2027-05-31",
    ["2027-01-31", "2027-02-28", "2027-03-31", "2027-04-30", "2027-05-31"],
  ],
  ["the 31st of a leap year", "monthly", "2028-01-31", "2028-03-31", ["2028-01-31", "2028-02-29", "2028-03-31"]],
  ["the 30th", "monthly", "2026-12-30", "2027-03-30", ["2026-12-30", "2027-01-30", "2027-02-28", "2027-03-30"]],
  ["29 February, into common years", "monthly", "2028-02-29", "2028-04-29", ["2028-02-29", "2028-03-29", "2028-04-29"]],
  [
    "first Sunday",
    "monthly_weekday",
    "2026-06-07",
    "2026-09-06",
    ["2026-06-07", "2026-07-05", "2026-08-02", "2026-09-06"],
  ],
  [
    "first Sunday on the 1st",
    "monthly_weekday",
    "2026-11-01",
    "2027-01-03",
    ["2026-11-01", "2026-12-06", "2027-01-03"],
  ],
  [
    "fourth Sunday, not the last",
    "monthly_weekday",
    "2026-07-26",
    "2026-09-27",
    ["2026-07-26", "2026-08-23", "2026-09-27"],
  ],
  [
    "fifth Sunday: the last",
    "monthly_weekday",
    "2026-05-31",
    "2026-08-30",
    ["2026-05-31", "2026-06-28", "2026-07-26", "2026-08-30"],
  ],
  [
    "last Sunday, from a fourth one",
    "monthly_last_weekday",
    "2026-06-28",
    "2026-08-30",
    ["2026-06-28", "2026-07-26", "2026-08-30"],
  ],
  [
    "last Friday over a new year",
    "monthly_last_weekday",
    "2026-11-27",
    "2027-02-26",
    ["2026-11-27", "2026-12-25", "2027-01-29", "2027-02-26"],
  ],
];

const previewCount = (rule: Parameters<typeof previewDays>[0]) => previewDays(rule)?.length ?? null;

describe("the days of a series", () => {
  it.each(cases)("%s", (_, pattern, startDay, until, days) => {
    expect(occurrenceDays({ pattern, startDay, until })).toEqual({ ok: true, value: days });
  });

  it.each(cases)("are counted ahead: %s", (_, pattern, startDay, until, days) => {
    expect(previewCount({ pattern, startDay, until })).toBe(days.length);
  });

  it.each([
    ["2026-06-07", "2028-06-07"],
    ["2028-02-29", "2030-02-28"],
    ["2026-02-28", "2028-02-28"],
  ])("from %s reach at most to %s", (startDay, until) => {
    expect(latestUntil(startDay)).toBe(until);
  });

  it.each([
    ["an end before the start", "weekly", "2026-06-07", "2026-06-06", "recurrence_end_date", "seriesEndBeforeStart"],
    ["more than two years", "weekly", "2026-06-07", "2028-06-08", "recurrence_end_date", "seriesTooLong"],
    ["261 events", "daily", "2026-01-01", "2026-09-18", "recurrence_end_date", "tooManyOccurrences"],
    [
      "last weekdays from one that is not",
      "monthly_last_weekday",
      "2026-07-19",
      "2026-12-31",
      "recurrence_pattern",
      "notLastWeekday",
    ],
  ] as const)("refuse %s", (_, pattern, startDay, until, field, problem) => {
    expect(occurrenceDays({ pattern, startDay, until })).toEqual({ ok: false, problem: { field, problem } });
    expect(previewCount({ pattern, startDay, until })).toBeNull();
  });

  it("are 260 at most", () => {
    expect(previewCount({ pattern: "daily", startDay: "2026-01-01", until: "2026-09-17" })).toBe(
      SERIES_MAX_OCCURRENCES,
    );
  });

  it("are 105 in two full years of weeks", () => {
    expect(previewCount({ pattern: "weekly", startDay: "2026-06-07", until: latestUntil("2026-06-07") })).toBe(105);
  });

  it.each(["", "2026-06-", "2026-06-31", "7. juni"])("are not counted while the form says %j", (unfinished) => {
    expect(previewCount({ pattern: "weekly", startDay: unfinished, until: "2026-12-31" })).toBeNull();
    expect(previewCount({ pattern: "weekly", startDay: "2026-06-07", until: unfinished })).toBeNull();
  });
});
