import { describe, expect, it } from "vitest";
import { plannedDates, writtenSeries } from "#test/support/random-series";
import { type SeriesDate, seriesEntries } from "~/domain/calendars/series-entries";
import type { RecurrencePattern } from "~/domain/events/recurrence";

describe("seriesEntries", () => {
  it.each<[RecurrencePattern, startDay: string, rule: string]>([
    ["daily", "2026-09-01", "FREQ=DAILY"],
    ["weekly", "2026-09-04", "FREQ=WEEKLY"],
    ["triweekly", "2026-09-04", "FREQ=WEEKLY;INTERVAL=3"],
    ["monthly", "2026-08-15", "FREQ=MONTHLY;BYMONTHDAY=15"],
    ["monthly", "2026-08-30", "FREQ=MONTHLY;BYMONTHDAY=30"],
    ["monthly", "2026-08-31", "FREQ=MONTHLY;BYMONTHDAY=-1"],
    ["monthly_weekday", "2026-09-06", "FREQ=MONTHLY;BYDAY=1SU"],
    ["monthly_last_weekday", "2026-08-30", "FREQ=MONTHLY;BYDAY=-1SU"],
  ])("writes %s from %s as %s", (pattern, startDay, rule) => {
    const plan = { pattern, startDay, until: "2026-12-20", startTime: "18:00", endTime: null };
    const rules = writtenSeries(plan, plannedDates(plan)).match(/^RRULE:FREQ=(?!YEARLY).*$/gm)!;
    expect(rules).toHaveLength(1);
    expect(rules[0].replace(/;UNTIL=\d{8}T\d{6}Z/, "").trim()).toBe(`RRULE:${rule}`);
  });

  const fridays = {
    pattern: "weekly",
    startDay: "2026-09-04",
    until: "2026-10-30",
    startTime: "18:00",
    endTime: null,
  } as const;

  it("names left-out days, and a changed date by the day that it had", () => {
    const dates = plannedDates(fridays).filter(({ seriesDay }) => seriesDay !== "2026-09-18");
    dates[1]!.entry.status = "CANCELLED";
    const lines = writtenSeries(fridays, dates).split("\r\n");
    expect(lines).toContain("EXDATE;TZID=Europe/Oslo:20260918T180000");
    expect(lines).toContain("RECURRENCE-ID;TZID=Europe/Oslo:20260911T180000");
    expect(lines.filter((line) => line === "UID:series-s@samling.test")).toHaveLength(2);
    expect(lines.filter((line) => line === "SEQUENCE:3")).toHaveLength(2);
  });

  it("lets the dates stand alone where only one follows the rule, and where the rule is not known", () => {
    const [only] = plannedDates(fridays);
    const entries = (rule: null | { pattern: "weekly"; firstDay: string }, dates: SeriesDate[]) =>
      seriesEntries({ uid: "series-s", rule, sequence: 0, changedAt: new Date(0), dates });
    expect(entries({ pattern: "weekly", firstDay: "2026-09-04" }, [only!])).toEqual([only!.entry]);
    expect(entries(null, plannedDates(fridays))).toEqual(plannedDates(fridays).map(({ entry }) => entry));
  });
});
