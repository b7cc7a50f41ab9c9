import { describe, expect, test } from "vitest";
import { endsAnotherDay, type EventTimes, lastDayOf, phaseOf } from "~/domain/events/span";
import { dayOf } from "~/domain/time/days-and-moments";

const times = (start: string, end: string | null = null, isAllDay = false): EventTimes => ({
  start: new Date(start),
  end: end === null ? null : new Date(end),
  isAllDay,
});

test.each([
  ["without an end", times("2026-06-05T18:00+02:00"), null],
  ["in one evening", times("2026-06-05T18:00+02:00", "2026-06-05T20:00+02:00"), null],
  ["over midnight", times("2026-06-05T22:00+02:00", "2026-06-06T02:00+02:00"), null],
  ["one minute less than 18 hours", times("2026-06-05T18:00+02:00", "2026-06-06T11:59+02:00"), null],
  ["18 hours", times("2026-06-05T18:00+02:00", "2026-06-06T12:00+02:00"), "2026-06-06"],
  ["a weekend", times("2026-06-05T18:00+02:00", "2026-06-07T15:00+02:00"), "2026-06-07"],
  ["one whole day", times("2026-06-05T00:00+02:00", "2026-06-06T00:00+02:00", true), null],
  ["three whole days", times("2026-06-05T00:00+02:00", "2026-06-08T00:00+02:00", true), "2026-06-07"],
  ["the night when summer time ends", times("2026-10-24T20:00+02:00", "2026-10-25T14:00+01:00"), "2026-10-25"],
])("the last of an event's several days: %s", (_, given, expected) => {
  const last = lastDayOf(given);
  expect(last && dayOf(last)).toBe(expected);
});

test.each([
  ["the same day", "2026-06-05T23:00+02:00", false],
  ["just before six the next morning", "2026-06-06T05:59+02:00", false],
  ["at six the next morning", "2026-06-06T06:00+02:00", true],
  ["two nights later", "2026-06-07T02:00+02:00", true],
])("an end on %s is %s said with its weekday", (_, end, expected) => {
  expect(endsAnotherDay(times("2026-06-05T20:00+02:00", end))).toBe(expected);
});

describe("where an event stands in time", () => {
  const noon = new Date("2026-06-05T12:00+02:00");
  test.each([
    ["later today", times("2026-06-05T12:01+02:00"), "coming"],
    ["at this moment", times("2026-06-05T12:00+02:00"), "running"],
    ["without an end, begun less than three hours ago", times("2026-06-05T09:01+02:00"), "running"],
    ["without an end, begun three hours ago", times("2026-06-05T09:00+02:00"), "past"],
    ["ending in a minute", times("2026-06-04T18:00+02:00", "2026-06-05T12:01+02:00"), "running"],
    ["ending now", times("2026-06-05T11:00+02:00", "2026-06-05T12:00+02:00"), "past"],
    ["all of today", times("2026-06-05T00:00+02:00", null, true), "running"],
    ["all of yesterday", times("2026-06-04T00:00+02:00", null, true), "past"],
  ])("%s", (_, given, expected) => {
    expect(phaseOf(given, noon)).toBe(expected);
  });
});
