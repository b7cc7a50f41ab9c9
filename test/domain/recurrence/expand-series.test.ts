import { describe, expect, it } from "vitest";
import { expandSeries, type Series } from "~/domain/recurrence/expand-series";

const weekly: Series = {
  pattern: "weekly",
  startDay: "2026-10-18",
  startTime: "11:00",
  endDay: null,
  endTime: "12:30",
  until: "2026-11-01",
};

const momentsOf = (series: Series) => {
  const expanded = expandSeries(series);
  return expanded.ok ? expanded.value.map(({ start, end }) => [start.toISOString(), end?.toISOString() ?? null]) : expanded.problem;
};

describe("a series", () => {
  it("keeps its time by the clock into winter time", () => {
    expect(momentsOf(weekly)).toEqual([
      ["2026-10-18T09:00:00.000Z", "2026-10-18T10:30:00.000Z"],
      ["2026-10-25T10:00:00.000Z", "2026-10-25T11:30:00.000Z"],
      ["2026-11-01T10:00:00.000Z", "2026-11-01T11:30:00.000Z"],
    ]);
  });

  it("keeps its time by the clock into summer time", () => {
    expect(momentsOf({ ...weekly, startDay: "2027-03-21", until: "2027-04-04" })).toEqual([
      ["2027-03-21T10:00:00.000Z", "2027-03-21T11:30:00.000Z"],
      ["2027-03-28T09:00:00.000Z", "2027-03-28T10:30:00.000Z"],
      ["2027-04-04T09:00:00.000Z", "2027-04-04T10:30:00.000Z"],
    ]);
  });

  it("ends after midnight, also in the nights when the clock changes", () => {
    expect(momentsOf({ ...weekly, pattern: "monthly_last_weekday", startDay: "2027-02-27", startTime: "22:00", endTime: "03:30", until: "2027-03-28" })).toEqual([
      ["2027-02-27T21:00:00.000Z", "2027-02-28T02:30:00.000Z"],
      ["2027-03-27T21:00:00.000Z", "2027-03-28T01:30:00.000Z"],
    ]);
  });

  it("moves a time that is leapt over, on that day only", () => {
    expect(momentsOf({ ...weekly, startDay: "2027-03-21", startTime: "02:30", endTime: null, until: "2027-04-04" })).toEqual([
      ["2027-03-21T01:30:00.000Z", null],
      ["2027-03-28T01:30:00.000Z", null],
      ["2027-04-04T00:30:00.000Z", null],
    ]);
  });

  it("takes the first of two equal times", () => {
    expect(momentsOf({ ...weekly, startTime: "02:30", endTime: null })).toContainEqual(["2026-10-25T00:30:00.000Z", null]);
  });

  it("keeps the length of events of several days over month ends", () => {
    expect(momentsOf({ ...weekly, pattern: "monthly", startDay: "2027-01-31", startTime: "18:00", endDay: "2027-02-02", endTime: "14:00", until: "2027-03-31" })).toEqual([
      ["2027-01-31T17:00:00.000Z", "2027-02-02T13:00:00.000Z"],
      ["2027-02-28T17:00:00.000Z", "2027-03-02T13:00:00.000Z"],
      ["2027-03-31T16:00:00.000Z", "2027-04-02T12:00:00.000Z"],
    ]);
  });

  it("tells which day the rule gave each event", () => {
    const expanded = expandSeries(weekly);
    expect(expanded.ok && expanded.value.map(({ seriesDay }) => seriesDay)).toEqual(["2026-10-18", "2026-10-25", "2026-11-01"]);
  });

  it.each([
    ["its hours", { endTime: "10:59", endDay: "2026-10-18" }, { field: "end_time", problem: "endBeforeStart" }],
    ["its end", { until: "2026-10-17" }, { field: "recurrence_end_date", problem: "seriesEndBeforeStart" }],
  ])("names what is wrong with %s", (_, wrong, problem) => {
    expect(momentsOf({ ...weekly, ...wrong })).toEqual(problem);
  });
});
