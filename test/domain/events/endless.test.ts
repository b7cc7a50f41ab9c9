import { describe, expect, it } from "vitest";
import { neededUntil, planContinuation } from "~/domain/events/endless";
import type { EndingRule } from "~/domain/events/recurrence";
import { SERIES_MAX_EVENTS } from "~/domain/events/series-rule-changes";
import type { SeriesEvent } from "~/domain/events/series-scope";
import { momentAt, wallClockAt } from "~/domain/time/days-and-moments";

const NOW = new Date("2026-06-01T10:00:00Z");
const event = (day: string, id = day): SeriesEvent => ({
  id,
  start: momentAt(day, "19:00"),
  end: null,
  isAllDay: false,
  isException: false,
  seriesDay: day,
});
const hours = { startTime: "19:00", endTime: null, daysLater: 0 };
const rule: EndingRule = {
  pattern: "weekdays",
  every: 1,
  weekdays: [1, 3],
  firstDay: "2026-05-05",
  until: "2027-05-25",
  endless: true,
};
const plan = (given: Partial<Parameters<typeof planContinuation>[0]> = {}) =>
  planContinuation({ events: [event("2027-05-25")], rule, avoids: null, hours, now: NOW, ...given });

describe("an endless series", () => {
  it("needs dates a year ahead", () => {
    expect(neededUntil(NOW)).toBe("2027-06-01");
  });

  it("gets the dates after those that were made, for a year and a week", () => {
    const { added, until, goesOn } = plan();
    expect(added.map(({ seriesDay }) => seriesDay)).toEqual(["2027-05-27", "2027-06-01", "2027-06-03", "2027-06-08"]);
    expect([until, goesOn]).toEqual(["2027-06-08", true]);
    expect(wallClockAt(added[0]!.start)).toEqual({ day: "2027-05-27", time: "19:00" });
  });

  it("gets none twice: once they are made, nothing is missing", () => {
    const { added, until } = plan();
    const next = plan({
      events: added.map(({ seriesDay }) => event(seriesDay)),
      rule: { ...rule, until },
    });
    expect(next).toEqual({ added: [], until, goesOn: true });
  });

  it("does not bring back what was left out", () => {
    expect(plan({ events: [event("2027-05-20")] }).added[0]!.seriesDay).toBe("2027-05-27");
  });

  it("keeps free of what it keeps free of", () => {
    const made = { ...rule, until: "2027-04-30" };
    const days = (avoids: Parameters<typeof planContinuation>[0]["avoids"]) =>
      plan({ rule: made, avoids }).added.map(({ seriesDay }) => seriesDay);
    expect(days(null)).toContain("2027-05-06");
    // Ascension Day of 2027.
    expect(days({ holidays: true, county: null })).not.toContain("2027-05-06");
  });

  it("makes none in the past after a pause of the cron, and keeps every third week", () => {
    const third = { ...rule, every: 3, weekdays: [1], until: "2026-05-05" };
    const { added } = plan({ rule: third, events: [event("2026-05-05")] });
    expect(added.slice(0, 3).map(({ seriesDay }) => seriesDay)).toEqual(["2026-06-16", "2026-07-07", "2026-07-28"]);
  });

  it("ends where it has as many dates as a series may have", () => {
    const events = Array.from({ length: SERIES_MAX_EVENTS - 3 }, (_, n) => event("2026-05-05", String(n)));
    expect(plan({ events })).toEqual({ added: [], until: "2027-05-25", goesOn: false });
  });
});
