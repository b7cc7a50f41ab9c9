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
  it.each<[string, string[], ReturnType<typeof when>]>(casesOf(CASES, "dates"))("is %s", (_name, lines, expected) => {
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
