import { describe, expect, it } from "vitest";
import * as z from "zod";
import { caseFile, rowsOf } from "#test/support/cases";
import { latestUntil, occurrenceDays, previewDays, SERIES_MAX_OCCURRENCES } from "~/domain/events/recurrence";
import { RECURRENCE_PATTERNS } from "~/domain/events/repetition";

const CASES = rowsOf(
  caseFile("events/occurrence-days.tsv"),
  z.object({
    what: z.string(),
    pattern: z.enum(RECURRENCE_PATTERNS),
    startDay: z.string(),
    until: z.string(),
    days: z.string().transform((days) => days.split(" ")),
  }),
);

const previewCount = (rule: Parameters<typeof previewDays>[0]) => previewDays(rule)?.length ?? null;

describe("the days of a series", () => {
  it.each(CASES)("$what", ({ pattern, startDay, until, days }) => {
    expect(occurrenceDays({ pattern, startDay, until })).toEqual({ ok: true, value: days });
  });

  it.each(CASES)("are counted ahead: $what", ({ pattern, startDay, until, days }) => {
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
