import { describe, expect, it } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { calendar, event, read, startsOf } from "#test/support/ical";
import { unreadableUids } from "~/domain/calendars/events-to-import";

const CASES = caseFile("calendars/reader/exceptions.tsv");

const TIMED = "DTSTART;TZID=Europe/Oslo:20260705T110000";
const SUNDAYS = "RRULE:FREQ=WEEKLY;COUNT=4";
/** The days of four Sundays in July at 11, with more lines. */
const sundays = (...lines: string[]) =>
  startsOf(calendar(event(TIMED, SUNDAYS, ...lines))).map((start) => Number(start.slice(8, 10)));
const days = (...lines: string[]) =>
  startsOf(calendar(event("DTSTART;VALUE=DATE:20260705", SUNDAYS, ...lines))).map((start) =>
    Number(start.slice(8, 10)),
  );

describe("excepted occurrences", () => {
  const timed: [string, string[]][] = [
    ["in the series' zone", ["EXDATE;TZID=Europe/Oslo:20260712T110000"]],
    ["in UTC", ["EXDATE:20260712T090000Z"]],
    ["in another zone", ["EXDATE;TZID=America/New_York:20260712T050000"]],
    ["in Windows' name of it", ["EXDATE;TZID=W. Europe Standard Time:20260712T110000"]],
    ["without a zone", ["EXDATE:20260712T110000"]],
    ["as a day", ["EXDATE;VALUE=DATE:20260712"]],
    ["as a day that doesn't say so", ["EXDATE:20260712"]],
    ["as the midnight of its day", ["EXDATE;TZID=Europe/Oslo:20260712T000000"]],
    ["in a list with nonsense in it", ["EXDATE;TZID=Europe/Oslo:,i går,20260101T000000,20260712T110000,"]],
    ["that were never planned besides", ["EXDATE:20260713T090000Z,20260712T090000Z"]],
  ];

  it.each(timed)("are left out, given %s", (_name, lines) => expect(sundays(...lines)).toEqual([5, 19, 26]));

  it("are left out of times in UTC, given without a zone and meant in either", () => {
    for (const exception of ["20260706T100000", "20260706T120000"]) {
      expect(
        startsOf(calendar(event("DTSTART:20260705T100000Z", "RRULE:FREQ=DAILY;COUNT=3", `EXDATE:${exception}`))),
      ).toHaveLength(2);
    }
  });

  it("are nothing but their moment at a midnight that the series has, or that is another zone's", () => {
    const starts = (...lines: string[]) => startsOf(calendar(event(...lines)));
    const everySix = ["DTSTART;TZID=Europe/Oslo:20260705T180000", "RRULE:FREQ=HOURLY;INTERVAL=6;COUNT=4"];
    expect(starts(...everySix, "EXDATE;TZID=Europe/Oslo:20260706T000000")).toHaveLength(3);
    const atEleven = ["DTSTART;TZID=Europe/Oslo:20260705T110000", "RRULE:FREQ=DAILY;COUNT=4"];
    expect(starts(...atEleven, "EXDATE;TZID=America/New_York:20260706T000000")).toHaveLength(4);
  });

  it("are counted by COUNT all the same, and may be the first of all", () => {
    expect(sundays("EXDATE;TZID=Europe/Oslo:20260705T110000,20260712T110000")).toEqual([19, 26]);
  });

  it.each([
    "EXDATE;VALUE=DATE:20260712",
    "EXDATE:20260712",
    "EXDATE;TZID=Europe/Oslo:20260712T000000",
    "EXDATE:20260712T000000Z",
    "EXDATE:20260711T220000Z",
  ])("are left out of whole days: %s", (line) => expect(days(line)).toEqual([5, 19, 26]));
});

describe("added occurrences", () => {
  it("come with times, days and periods, once each", () => {
    expect(sundays("RDATE;TZID=Europe/Oslo:20260707T180000,20260712T110000", "RDATE:20260708T160000Z")).toEqual([
      5, 7, 8, 12, 19, 26,
    ]);
    expect(sundays("RDATE;VALUE=DATE:20260708")).toEqual([5, 8, 12, 19, 26]);
    expect(days("RDATE;VALUE=DATE:20260708", "RDATE:20260709T180000")).toEqual([5, 8, 9, 12, 19, 26]);
  });

  it("may have ends of their own", () => {
    const body = calendar(
      event(
        "DTSTART;TZID=Europe/Oslo:20260705T110000",
        "DURATION:PT1H",
        "RDATE;TZID=Europe/Oslo;VALUE=PERIOD:20260706T110000/20260706T150000,20260707T110000/PT5H,20260708T110000/tull",
      ),
    );
    expect(read(body).occurrences.map(({ end }) => end?.slice(8, 16))).toEqual([
      "05T10:00",
      "06T13:00",
      "07T14:00",
      "08T10:00",
    ]);
  });

  it.each(["P1D", "PT24H", "P3D", "20260710", "tull"])("are only a day where a period has one: /%s", (end) => {
    const lengthOf = (...lines: string[]) =>
      read(calendar(event(...lines, `RDATE:20260708/${end}`))).occurrences.map((one) => [
        one.start.slice(0, 10),
        (Date.parse(one.end!) - Date.parse(one.start)) / 3_600_000,
      ]);
    expect(lengthOf("DTSTART;TZID=Europe/Oslo:20260705T110000", "DURATION:PT90M")).toEqual([
      ["2026-07-05", 1.5],
      ["2026-07-08", 1.5],
    ]);
    expect(lengthOf("DTSTART;VALUE=DATE:20260705", "DTEND;VALUE=DATE:20260707")).toEqual([
      ["2026-07-05", 48],
      ["2026-07-08", 48],
    ]);
  });

  it("make a series without any rule, with the start in it", () => {
    const { occurrences } = read(
      calendar(event("DTSTART:20260705T100000Z", "RDATE:20260710T100000Z", "EXDATE:20260705T100000Z")),
    );
    expect(occurrences).toMatchObject([{ start: "2026-07-10T10:00:00Z", recurrenceId: "2026-07-10T10:00:00Z" }]);
  });

  it("can be excepted, and can follow the rule's end", () => {
    const ended = [
      "RRULE:FREQ=WEEKLY;UNTIL=20260712T090000Z",
      "RDATE:20260901T090000Z,20260902T090000Z",
      "EXDATE:20260902T090000Z",
    ];
    expect(startsOf(calendar(event(TIMED, ...ended)))).toEqual([
      "2026-07-05T09:00:00Z",
      "2026-07-12T09:00:00Z",
      "2026-09-01T09:00:00Z",
    ]);
  });
});

describe("the end of a rule", () => {
  const last = (start: string, until: string) =>
    startsOf(calendar(event(`DTSTART${start}`, `RRULE:FREQ=WEEKLY;UNTIL=${until}`)))
      .at(-1)
      ?.slice(5, 10);

  const cases: [string, string, string, string][] = casesOf(CASES, "ends of a rule");

  it.each(cases)("can be %s", (_name, start, until, expected) => expect(last(start, until)).toBe(expected));

  it.each([
    [";TZID=Europe/Oslo:20260705T110000", "20260704T215959Z"],
    [";TZID=Europe/Oslo:20260705T110000", "20260704"],
    [":20260705T110000Z", "20260705T105959Z"],
    [";VALUE=DATE:20260705", "20260704"],
  ])("before the start %s is said, and is no sign of events that can't be read: %s", (start, until) => {
    const { occurrences, skipped } = read(
      calendar(event(`DTSTART${start}`, `RRULE:FREQ=WEEKLY;UNTIL=${until}`, "SUMMARY:Kor")),
    );
    expect(occurrences).toEqual([]);
    expect(skipped).toMatchObject([{ summary: "Kor", reason: "ends-before-start" }]);
    expect(unreadableUids(skipped)).toEqual(new Set());
  });

  it("before the start leaves the dates that are named besides", () => {
    const { skipped, occurrences } = read(
      calendar(event(TIMED, "RRULE:FREQ=WEEKLY;UNTIL=20260701", "RDATE:20260901T090000Z")),
    );
    expect([skipped, occurrences.map(({ start }) => start)]).toEqual([[], ["2026-09-01T09:00:00Z"]]);
  });

  it("in the hour that clocks show twice is the moment it says", () => {
    const body = (until: string) =>
      calendar(event("DTSTART;TZID=Europe/Oslo:20261024T023000", `RRULE:FREQ=DAILY;UNTIL=${until}`));
    expect(startsOf(body("20261025T003000Z"))).toEqual(["2026-10-24T00:30:00Z", "2026-10-25T00:30:00Z"]);
    expect(startsOf(body("20261025T011000Z"))).toEqual(["2026-10-24T00:30:00Z", "2026-10-25T00:30:00Z"]);
    expect(startsOf(body("20261025T002900Z"))).toEqual(["2026-10-24T00:30:00Z"]);
  });
});

describe("a series over summer time", () => {
  const around = (start: string, rule: string, ...lines: string[]) =>
    read(calendar(event(`DTSTART;TZID=Europe/Oslo:${start}`, `RRULE:${rule}`, ...lines)), { days: 800 }).occurrences;

  it("keeps its time on the clock, in autumn and in spring", () => {
    expect(around("20261018T110000", "FREQ=WEEKLY;COUNT=3").map(({ start }) => start)).toEqual([
      "2026-10-18T09:00:00Z",
      "2026-10-25T10:00:00Z",
      "2026-11-01T10:00:00Z",
    ]);
    expect(around("20270321T110000", "FREQ=WEEKLY;COUNT=3").map(({ start }) => start)).toEqual([
      "2027-03-21T10:00:00Z",
      "2027-03-28T09:00:00Z",
      "2027-04-04T09:00:00Z",
    ]);
  });

  it("takes place an hour later on the day that lacks its hour", () => {
    expect(around("20270327T023000", "FREQ=DAILY;COUNT=3").map(({ start }) => start)).toEqual([
      "2027-03-27T01:30:00Z",
      "2027-03-28T01:30:00Z",
      "2027-03-29T00:30:00Z",
    ]);
  });

  it("lasts as long as ever where it has an end, and until the same hour where it lasts days", () => {
    const night = around("20261024T220000", "FREQ=DAILY;COUNT=2", "DTEND;TZID=Europe/Oslo:20261025T080000");
    expect(night.map(({ start, end }) => [start, end])).toEqual([
      ["2026-10-24T20:00:00Z", "2026-10-25T07:00:00Z"],
      ["2026-10-25T21:00:00Z", "2026-10-26T08:00:00Z"],
    ]);
    const camp = around("20261023T180000", "FREQ=WEEKLY;COUNT=1", "DURATION:P2D");
    expect(camp[0]?.end).toBe("2026-10-25T17:00:00Z");
  });

  it("doesn't double where the clock shows an hour twice", () => {
    const hours = around("20261025T000000", "FREQ=HOURLY;COUNT=6").map(({ start }) => start.slice(11, 13));
    expect(hours).toEqual(["22", "23", "00", "02", "03", "04"]);
  });
});
