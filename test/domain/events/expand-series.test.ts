import { describe, expect, it } from "vitest";
import { expandSeries, type Recurrence } from "~/domain/events/expand-series";
import type { ClockTimes } from "~/domain/events/span";

const weekly: ClockTimes & Recurrence = {
  pattern: "weekly",
  startDay: "2026-10-18",
  startTime: "11:00",
  endDay: null,
  endTime: "12:30",
  until: "2026-11-01",
};

const expand = ({ pattern, until, ...times }: typeof weekly) => expandSeries(times, { pattern, until });

const momentsOf = (series: typeof weekly) => {
  const expanded = expand(series);
  return expanded.ok
    ? expanded.value.occurrences.map(({ start, end }) => [start.toISOString(), end?.toISOString() ?? null])
    : expanded.problem;
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
    expect(
      momentsOf({
        ...weekly,
        pattern: "monthly_last_weekday",
        startDay: "2027-02-27",
        startTime: "22:00",
        endTime: "03:30",
        until: "2027-03-28",
      }),
    ).toEqual([
      ["2027-02-27T21:00:00.000Z", "2027-02-28T02:30:00.000Z"],
      ["2027-03-27T21:00:00.000Z", "2027-03-28T01:30:00.000Z"],
    ]);
  });

  it("moves a time that is leapt over, on that day only", () => {
    expect(
      momentsOf({ ...weekly, startDay: "2027-03-21", startTime: "02:30", endTime: null, until: "2027-04-04" }),
    ).toEqual([
      ["2027-03-21T01:30:00.000Z", null],
      ["2027-03-28T01:30:00.000Z", null],
      ["2027-04-04T00:30:00.000Z", null],
    ]);
  });

  it("takes the first of two equal times", () => {
    expect(momentsOf({ ...weekly, startTime: "02:30", endTime: null })).toContainEqual([
      "2026-10-25T00:30:00.000Z",
      null,
    ]);
  });

  it("keeps the length of events of several days over month ends", () => {
    expect(
      momentsOf({
        ...weekly,
        pattern: "monthly",
        startDay: "2027-01-31",
        startTime: "18:00",
        endDay: "2027-02-02",
        endTime: "14:00",
        until: "2027-03-31",
      }),
    ).toEqual([
      ["2027-01-31T17:00:00.000Z", "2027-02-02T13:00:00.000Z"],
      ["2027-02-28T17:00:00.000Z", "2027-03-02T13:00:00.000Z"],
      ["2027-03-31T16:00:00.000Z", "2027-04-02T12:00:00.000Z"],
    ]);
  });

  it("tells which day the rule gave each event", () => {
    const expanded = expand(weekly);
    expect(expanded.ok && expanded.value.occurrences.map(({ seriesDay }) => seriesDay)).toEqual([
      "2026-10-18",
      "2026-10-25",
      "2026-11-01",
    ]);
  });

  it("names everything that is wrong", () => {
    expect(momentsOf({ ...weekly, endDay: "2026-10-18", endTime: "10:59", until: "2026-10-17" })).toEqual([
      { field: "end_time", problem: "endBeforeStart" },
      { field: "recurrence_end_date", problem: "seriesEndBeforeStart" },
    ]);
  });
});

it("an event that does not recur takes place once", () => {
  const { pattern: _, until: __, ...times } = weekly;
  expect(expandSeries(times, null)).toEqual({
    ok: true,
    value: {
      hours: { startTime: "11:00", endTime: "12:30", daysLater: 0 },
      occurrences: [
        {
          seriesDay: "2026-10-18",
          start: new Date("2026-10-18T09:00:00Z"),
          end: new Date("2026-10-18T10:30:00Z"),
          isAllDay: false,
        },
      ],
    },
  });
});
