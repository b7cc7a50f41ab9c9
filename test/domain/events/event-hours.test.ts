import { describe, expect, it } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { clockTimesOf, EVENT_MAX_DAYS, hoursOf, momentsOn } from "~/domain/events/span";
import { shiftDay } from "~/domain/time/days-and-moments";

const CASES = caseFile("events/event-hours.tsv");

const START = "2026-06-07";

const times = (startTime: string, endTime: string | null, endDay: string | null = null) => ({
  startDay: START,
  startTime,
  endDay,
  endTime,
});

describe("the hours of an event", () => {
  it.each([
    ["without an end", times("18:00", null), 0],
    ["the same evening", times("18:00", "20:00"), 0],
    ["one minute long", times("18:00", "18:01"), 0],
    ["the same evening, the day said", times("18:00", "20:00", START), 0],
    ["the day said, but no time", times("18:00", null, START), 0],
    ["after midnight", times("22:00", "02:00"), 1],
    ["until midnight", times("18:00", "00:00"), 1],
    ["through a night of twelve hours", times("20:00", "08:00"), 1],
    ["three days", times("18:00", "14:00", "2026-06-09"), 2],
    ["ending at the same time the next day", times("18:00", "18:00", "2026-06-08"), 1],
    ["the longest there is", times("18:00", "20:00", shiftDay(START, EVENT_MAX_DAYS - 1)), EVENT_MAX_DAYS - 1],
  ])("%s", (_, given, daysLater) => {
    expect(hoursOf(given)).toEqual({
      ok: true,
      value: { startTime: given.startTime, endTime: given.endTime, daysLater },
    });
  });

  it.each([
    ["an end day before the start", times("18:00", "20:00", "2026-06-06"), "end_date", "endDateBeforeStart"],
    ["an end before the start on the day said", times("18:00", "17:59", START), "end_time", "endBeforeStart"],
    ["an end that is the start", times("18:00", "18:00"), "end_time", "endBeforeStart"],
    ["an end that is the start, the day said", times("18:00", "18:00", START), "end_time", "endBeforeStart"],
    ["a night of more than twelve hours", times("20:00", "08:01"), "end_time", "endBeforeStart"],
    ["a start moved past its end", times("21:00", "20:00"), "end_time", "endBeforeStart"],
    ["days without an end time", times("18:00", null, "2026-06-09"), "end_time", "endTimeRequired"],
    ["a wrong year", times("18:00", "20:00", "2027-06-07"), "end_date", "eventTooLong"],
    ["one day too long", times("18:00", "20:00", shiftDay(START, EVENT_MAX_DAYS)), "end_date", "eventTooLong"],
  ])("refuses %s", (_, given, field, problem) => {
    expect(hoursOf(given)).toEqual({ ok: false, problem: { field, problem } });
  });
});

describe("an event laid on a day", () => {
  it.each(casesOf<[string, string, [string, string, number], string, string]>(CASES, "laid on a day"))(
    "%s",
    (_, day, [startTime, endTime, daysLater], start, end) => {
      expect(momentsOn(day, { startTime, endTime, daysLater })).toEqual({
        start: new Date(start),
        end: new Date(end),
        isAllDay: false,
      });
    },
  );

  it("comes back into the form as it was filled in", () => {
    const given = times("22:00", "02:00", "2026-06-08");
    const hours = hoursOf(given);
    expect(hours.ok && clockTimesOf(momentsOn(START, hours.value))).toEqual(given);
  });

  it("shows an end that is the start as none", () => {
    const start = new Date("2026-06-07T16:00:00Z");
    expect(clockTimesOf({ start, end: start, isAllDay: false })).toEqual(times("18:00", null));
  });
});

describe("whole days", () => {
  const days = (endDay: string | null, startDay = START) => ({ startDay, startTime: null, endDay, endTime: null });

  it.each([
    ["one day", START, null, "2026-06-06T22:00:00.000Z", "2026-06-07T22:00:00.000Z"],
    ["three days", START, "2026-06-09", "2026-06-06T22:00:00.000Z", "2026-06-09T22:00:00.000Z"],
    ["a day of 25 hours", "2026-10-25", null, "2026-10-24T22:00:00.000Z", "2026-10-25T23:00:00.000Z"],
  ])("%s end at the midnight after the last", (_, startDay, endDay, start, end) => {
    const hours = hoursOf(days(endDay, startDay));
    const times = { start: new Date(start), end: new Date(end), isAllDay: true };
    expect(hours.ok && momentsOn(startDay, hours.value)).toEqual(times);
    expect(clockTimesOf(times)).toEqual(days(endDay ?? startDay, startDay));
  });

  it.each([
    ["that end before they begin", "2026-06-06", "endDateBeforeStart"],
    ["of a wrong year", "2027-06-07", "eventTooLong"],
  ])("%s are refused", (_, endDay, problem) => {
    expect(hoursOf(days(endDay))).toEqual({ ok: false, problem: { field: "end_date", problem } });
  });
});
