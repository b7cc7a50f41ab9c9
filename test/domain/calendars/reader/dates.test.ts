import { describe, expect, it } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { calendar, event, onlyOne, read } from "#test/support/ical";
import { parseDuration } from "~/domain/calendars/reader/dates";

const CASES = caseFile("calendars/reader/dates.tsv");

const when = (...lines: string[]) => {
  const { start, end, allDay } = onlyOne(calendar(event(...lines)));
  return { start, end, allDay };
};

describe("when an event is", () => {
  const day = (start: string, end: string | null) => ({ start, end, allDay: true });
  const time = (start: string, end: string | null) => ({ start, end, allDay: false });

  const cases: [string, string[], ReturnType<typeof when>][] = [
    ["a day", ["DTSTART;VALUE=DATE:20260701", "DTEND;VALUE=DATE:20260702"], day("2026-07-01", "2026-07-02")],
    [
      "days, the last one not included",
      ["DTSTART;VALUE=DATE:20260701", "DTEND;VALUE=DATE:20260705"],
      day("2026-07-01", "2026-07-05"),
    ],
    ["a day that doesn't say that it is one", ["DTSTART:20260701", "DTEND:20260702"], day("2026-07-01", "2026-07-02")],
    ["a day without an end", ["DTSTART;VALUE=DATE:20260701"], day("2026-07-01", "2026-07-02")],
    ["a day with a duration", ["DTSTART;VALUE=DATE:20260701", "DURATION:P3D"], day("2026-07-01", "2026-07-04")],
    ["a day of hours", ["DTSTART;VALUE=DATE:20260701", "DURATION:PT10H"], day("2026-07-01", "2026-07-02")],
    [
      "a day that ends as it begins",
      ["DTSTART;VALUE=DATE:20260701", "DTEND;VALUE=DATE:20260701"],
      day("2026-07-01", "2026-07-02"),
    ],
    [
      "a day that ends at a time",
      ["DTSTART;VALUE=DATE:20260701", "DTEND:20260702T120000"],
      day("2026-07-01", "2026-07-03"),
    ],
    [
      "midnight that is called a day",
      ["DTSTART;VALUE=DATE:20260701T000000", "DTEND;VALUE=DATE:20260702T000000"],
      day("2026-07-01", "2026-07-02"),
    ],
    [
      "a time that is called a day",
      ["DTSTART;VALUE=DATE:20260701T180000", "DTEND;VALUE=DATE:20260701T200000"],
      time("2026-07-01T16:00:00Z", "2026-07-01T18:00:00Z"),
    ],
    [
      "UTC",
      ["DTSTART:20260701T100000Z", "DTEND:20260701T110000Z"],
      time("2026-07-01T10:00:00Z", "2026-07-01T11:00:00Z"),
    ],
    ["UTC that is given a zone", ["DTSTART;TZID=Europe/Oslo:20260701T100000Z"], time("2026-07-01T10:00:00Z", null)],
    [
      "a zone",
      ["DTSTART;TZID=Europe/Oslo:20260701T100000", "DTEND;TZID=Europe/London:20260701T100000"],
      time("2026-07-01T08:00:00Z", "2026-07-01T09:00:00Z"),
    ],
    [
      "no zone: Norway's",
      ["DTSTART:20260701T100000", "DTEND:20260701T110000"],
      time("2026-07-01T08:00:00Z", "2026-07-01T09:00:00Z"),
    ],
    [
      "a duration",
      ["DTSTART:20260701T100000Z", "DURATION:PT1H30M"],
      time("2026-07-01T10:00:00Z", "2026-07-01T11:30:00Z"),
    ],
    [
      "a duration of weeks",
      ["DTSTART:20260701T100000Z", "DURATION:P1W"],
      time("2026-07-01T10:00:00Z", "2026-07-08T10:00:00Z"),
    ],
    ["no end", ["DTSTART:20260701T100000Z"], time("2026-07-01T10:00:00Z", null)],
    [
      "an end before the start",
      ["DTSTART:20260701T100000Z", "DTEND:20260701T090000Z"],
      time("2026-07-01T10:00:00Z", null),
    ],
    ["an end at the start", ["DTSTART:20260701T100000Z", "DTEND:20260701T100000Z"], time("2026-07-01T10:00:00Z", null)],
    ["a negative duration", ["DTSTART:20260701T100000Z", "DURATION:-PT1H"], time("2026-07-01T10:00:00Z", null)],
    [
      "an end that is a day",
      ["DTSTART;TZID=Europe/Oslo:20260701T180000", "DTEND;VALUE=DATE:20260702"],
      time("2026-07-01T16:00:00Z", "2026-07-01T22:00:00Z"),
    ],
    [
      "dashes and colons",
      ["DTSTART:2026-07-01T10:00:00Z", "DTEND:2026-07-01 11:00Z"],
      time("2026-07-01T10:00:00Z", "2026-07-01T11:00:00Z"),
    ],
    ["an offset", ["DTSTART:20260701T100000+0200"], time("2026-07-01T08:00:00Z", null)],
    ["no seconds, small letters", ["DTSTART:20260701t1000z"], time("2026-07-01T10:00:00Z", null)],
    [
      "a leap second, and midnight at the end of a day",
      ["DTSTART:20260630T235960Z", "DTEND:20260701T240000Z"],
      time("2026-06-30T23:59:59Z", "2026-07-02T00:00:00Z"),
    ],
    [
      "everything in one pair of quotes",
      ['DTSTART;TZID="Europe/London:20260701T100000"'],
      time("2026-07-01T09:00:00Z", null),
    ],
    [
      "a zone whose name holds a colon",
      ["DTSTART;TZID=(UTC+00:00) Dublin, Edinburgh:20260701T100000"],
      time("2026-07-01T09:00:00Z", null),
    ],
    [
      "a zone that is named twice",
      ["DTSTART;TZID=TZID=Europe/London:20260701T100000"],
      time("2026-07-01T09:00:00Z", null),
    ],
    [
      "midnights that Exchange calls a day",
      [
        "DTSTART;TZID=Europe/Oslo:20260701T000000",
        "DTEND;TZID=Europe/Oslo:20260703T000000",
        "X-MICROSOFT-CDO-ALLDAYEVENT:TRUE",
      ],
      day("2026-07-01", "2026-07-03"),
    ],
    [
      "the same in UTC",
      ["DTSTART:20260630T220000Z", "DTEND:20260701T220000Z", "X-MICROSOFT-CDO-ALLDAYEVENT:TRUE"],
      day("2026-07-01", "2026-07-02"),
    ],
    [
      "midnights that nobody calls a day",
      ["DTSTART;TZID=Europe/Oslo:20260701T000000", "DTEND;TZID=Europe/Oslo:20260702T000000"],
      time("2026-06-30T22:00:00Z", "2026-07-01T22:00:00Z"),
    ],
    [
      "an end after the end of time",
      ["DTSTART:20260701T100000Z", "DTEND:99991231T235959Z"],
      time("2026-07-01T10:00:00Z", "9999-12-31T23:59:59Z"),
    ],
  ];

  it.each(cases)("is %s", (_name, lines, expected) => {
    expect(when(...lines)).toEqual(expected);
  });

  const wrong = casesOf<[string]>(CASES, "wrong").flat();

  it.each(wrong)("isn't %o", (text) => {
    expect(read(calendar(event(`DTSTART:${text}`))).skipped).toMatchObject([{ reason: "bad-date" }]);
  });
});

describe("the window", () => {
  const at = (...starts: string[]) =>
    calendar(...starts.map((start, index) => event(`UID:${index}`, `DTSTART:${start}`)));

  it("begins now and ends before its last moment; past events are counted", () => {
    const body = at("20260604T095959Z", "20260604T100000Z", "20260605T095959Z", "20260605T100000Z");
    const { occurrences, pastEvents, skippedCount } = read(body, { days: 1 });
    expect(occurrences.map(({ start }) => start)).toEqual(["2026-06-04T10:00:00Z", "2026-06-05T09:59:59Z"]);
    expect({ pastEvents, skippedCount }).toEqual({ pastEvents: 1, skippedCount: 0 });
  });

  it("holds whole days whose midnight, in UTC, lies in it", () => {
    const days = read(at("20260604", "20260605", "20260611", "20260612"), { now: "2026-06-05", days: 7 }).occurrences;
    expect(days.map(({ start }) => start)).toEqual(["2026-06-05", "2026-06-11"]);
  });
});

describe("durations", () => {
  const cases: [string, ReturnType<typeof parseDuration>][] = [
    ["P1D", { days: 1, seconds: 0 }],
    ["P2W", { days: 14, seconds: 0 }],
    ["P1DT2H3M4S", { days: 1, seconds: 7384 }],
    ["+PT15M", { days: 0, seconds: 900 }],
    ["pt1h", { days: 0, seconds: 3600 }],
    ["-PT15M", null],
    ["P5000D", null],
    ["1H", null],
    ["", null],
  ];

  it.each(cases)("%s", (text, duration) => expect(parseDuration(text)).toEqual(duration));
});
