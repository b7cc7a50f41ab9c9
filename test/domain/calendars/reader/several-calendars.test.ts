import { describe, expect, it } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { calendar, event, read, startsOf } from "#test/support/ical";

const CASES = caseFile("domain/calendars/reader/several-calendars.tsv");

const part = (kind: string, start: string, from: string, to: string, ...rules: string[]) => [
  `BEGIN:${kind}`,
  `DTSTART:${start}`,
  `TZOFFSETFROM:${from}`,
  `TZOFFSETTO:${to}`,
  ...rules,
  `END:${kind}`,
];
const fixed = (tzid: string, offset: string) => [
  "BEGIN:VTIMEZONE",
  `TZID:${tzid}`,
  ...part("STANDARD", "19700101T000000", offset, offset),
  "END:VTIMEZONE",
];

/** A zone set by hand, as Exchange describes it. */
const exchange = (tzid: string, hour: number) => [
  "BEGIN:VTIMEZONE",
  `TZID:${tzid}`,
  ...part(
    "STANDARD",
    "16010101T030000",
    `+0${hour + 1}00`,
    `+0${hour}00`,
    "RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10",
  ),
  ...part(
    "DAYLIGHT",
    "16010101T020000",
    `+0${hour}00`,
    `+0${hour + 1}00`,
    "RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3",
  ),
  "END:VTIMEZONE",
];

const at = (uid: string, tzid: string, time = "20260701T120000") => event(`UID:${uid}`, `DTSTART;TZID=${tzid}:${time}`);

describe("several calendars in one file", () => {
  it("each have their own zones, also under the same name (RFC 5545, 3.6.5)", () => {
    const body =
      calendar(fixed("Egen tid", "+0500"), at("a", "Egen tid")) +
      calendar(fixed("Egen tid", "-0500"), at("b", "Egen tid"));
    expect(startsOf(body)).toEqual(["2026-07-01T07:00:00Z", "2026-07-01T17:00:00Z"]);
  });

  it("find their own zone also where it stands behind their events", () => {
    const body =
      calendar(at("a", "Egen tid"), fixed("Egen tid", "+0500")) +
      calendar(at("b", "Egen tid"), fixed("Egen tid", "-0500"));
    expect(startsOf(body)).toEqual(["2026-07-01T07:00:00Z", "2026-07-01T17:00:00Z"]);
  });

  it("borrow a zone that only another of them describes, as exports of one calendar an event have it", () => {
    const body =
      calendar(fixed("Egen tid", "+0500"), at("a", "Egen tid")) + calendar(at("b", "Egen tid", "20260702T120000"));
    expect(startsOf(body)).toEqual(["2026-07-01T07:00:00Z", "2026-07-02T07:00:00Z"]);
  });

  it("keep each its own zone for times that name none (X-WR-TIMEZONE, as Apple and Google write it)", () => {
    const floating = (uid: string) => event(`UID:${uid}`, "DTSTART:20260701T120000");
    const body =
      calendar("X-WR-TIMEZONE:Europe/Helsinki", floating("a")) +
      calendar("X-WR-TIMEZONE:America/New_York", floating("b")) +
      calendar(floating("c"));
    expect(startsOf(body)).toEqual(["2026-07-01T09:00:00Z", "2026-07-01T10:00:00Z", "2026-07-01T16:00:00Z"]);
  });

  it("keep a changed instance in the zone of the calendar that it stands in", () => {
    const series = calendar(
      fixed("Egen tid", "+0500"),
      event("UID:serie", "DTSTART;TZID=Egen tid:20260701T120000", "RRULE:FREQ=DAILY;COUNT=2"),
    );
    const change = calendar(
      fixed("Egen tid", "+0000"),
      event("UID:serie", "RECURRENCE-ID;TZID=Egen tid:20260702T070000", "DTSTART;TZID=Egen tid:20260702T150000"),
    );
    expect(startsOf(series + change)).toEqual(["2026-07-01T07:00:00Z", "2026-07-02T15:00:00Z"]);
  });

  it("are told apart by the hundred, and read once where they say the same", () => {
    const bodies = Array.from({ length: 300 }, (_, number) =>
      calendar(exchange("Customized Time Zone", 6), at(`n${number}`, "Customized Time Zone")),
    );
    expect(new Set(startsOf(bodies.join("")))).toEqual(new Set(["2026-07-01T05:00:00Z"]));
  });
});

describe("a zone under an invented name", () => {
  const summerAndWinter = (tzid: string) => [at("sommer", tzid), at("vinter", tzid, "20261201T120000")];
  const NORWAY = ["2026-07-01T10:00:00Z", "2026-12-01T11:00:00Z"];

  it.each(casesOf<[string, string]>(CASES, "is what it describes"))("is what it describes, %s", (_who, name) => {
    const tzid = name.includes(",") ? `"${name}"` : name;
    expect(startsOf(calendar(exchange(name.replaceAll(",", "\\,"), 1), ...summerAndWinter(tzid)))).toEqual(NORWAY);
    expect(startsOf(calendar(exchange(name.replaceAll(",", "\\,"), 6), ...summerAndWinter(tzid)))).toEqual([
      "2026-07-01T05:00:00Z",
      "2026-12-01T06:00:00Z",
    ]);
  });

  it("is told by its globally unique name with a slash in front (RFC 5545, 3.8.3.1)", () => {
    expect(
      startsOf(calendar(exchange("/example.org/Menighetstid", 6), ...summerAndWinter("/example.org/Menighetstid"))),
    ).toEqual(["2026-07-01T05:00:00Z", "2026-12-01T06:00:00Z"]);
  });

  it("moves a series with its own summer time", () => {
    const body = calendar(
      exchange("Menighetens tid", 6),
      event("DTSTART;TZID=Menighetens tid:20261024T120000", "RRULE:FREQ=DAILY;COUNT=2"),
    );
    expect(startsOf(body)).toEqual(["2026-10-24T05:00:00Z", "2026-10-25T06:00:00Z"]);
  });
});

describe("a change of this and all later instances (RANGE=THISANDFUTURE)", () => {
  const told = (...parts: string[][]) =>
    read(calendar(...parts)).occurrences.map(
      ({ start, summary, allDay }) => `${start.slice(0, allDay ? 10 : 16)} ${summary}`,
    );

  it("says for the rest what RFC 5546's example says: another place and hour", () => {
    const series = event("UID:rfc", "DTSTART:20260701T200000Z", "RRULE:FREQ=WEEKLY;COUNT=4", "SUMMARY:Review");
    const rest = event(
      "UID:rfc",
      "SEQUENCE:1",
      "RECURRENCE-ID;RANGE=THISANDFUTURE:20260715T200000Z",
      "DTSTART:20260715T210000Z",
      "SUMMARY:Review",
      "LOCATION:Salen",
    );
    expect(told(series, rest)).toEqual([
      "2026-07-01T20:00 Review",
      "2026-07-08T20:00 Review",
      "2026-07-15T21:00 Review",
      "2026-07-22T21:00 Review",
    ]);
    expect(read(calendar(series, rest)).occurrences.map(({ location }) => location)).toEqual([
      null,
      null,
      "Salen",
      "Salen",
    ]);
  });

  it("moves whole days, as Lotus Notes sends a meeting that was moved to the next day", () => {
    const series = event(
      "UID:dag",
      "DTSTART;VALUE=DATE:20260701",
      "DTEND;VALUE=DATE:20260702",
      "RRULE:FREQ=WEEKLY;COUNT=3",
      "SUMMARY:Dugnad",
    );
    const rest = event(
      "UID:dag",
      "RECURRENCE-ID;VALUE=DATE;RANGE=THISANDFUTURE:20260708",
      "DTSTART;VALUE=DATE:20260709",
      "DTEND;VALUE=DATE:20260710",
      "SUMMARY:Dugnad",
    );
    expect(told(series, rest)).toEqual(["2026-07-01 Dugnad", "2026-07-09 Dugnad", "2026-07-16 Dugnad"]);
  });

  it("is read with its parameters in any order, in small letters and in quotes, as Oracle's calendar writes them", () => {
    const series = event(
      "UID:o",
      "DTSTART;TZID=Europe/Oslo:20260701T110000",
      "RRULE:FREQ=DAILY;COUNT=3",
      "SUMMARY:Før",
    );
    const rest = event(
      "UID:o",
      'RECURRENCE-ID;range="thisandfuture";TZID=Europe/Oslo:20260702T110000',
      "DTSTART;TZID=Europe/Oslo:20260702T120000",
      "SUMMARY:Etter",
    );
    expect(told(series, rest)).toEqual(["2026-07-01T09:00 Før", "2026-07-02T10:00 Etter", "2026-07-03T10:00 Etter"]);
  });

  it("ends with the rule of its series, and leaves what EXDATE took", () => {
    const series = event(
      "UID:e",
      "DTSTART:20260701T090000Z",
      "RRULE:FREQ=DAILY;UNTIL=20260704T090000Z",
      "EXDATE:20260703T090000Z",
      "SUMMARY:Før",
    );
    const rest = event(
      "UID:e",
      "RECURRENCE-ID;RANGE=THISANDFUTURE:20260702T090000Z",
      "DTSTART:20260702T150000Z",
      "SUMMARY:Etter",
    );
    expect(told(series, rest)).toEqual(["2026-07-01T09:00 Før", "2026-07-02T15:00 Etter", "2026-07-04T15:00 Etter"]);
  });
});

describe("an UNTIL in UTC that ends a series of whole days", () => {
  const last = (until: string, ...head: string[]) =>
    startsOf(
      calendar(
        ...head,
        event("DTSTART;VALUE=DATE:20260705", "DTEND;VALUE=DATE:20260706", `RRULE:FREQ=WEEKLY;UNTIL=${until}`),
      ),
    ).at(-1);

  it.each(casesOf<[string, string, string]>(CASES, "may be"))("may be %s", (_how, until, day) =>
    expect(last(until)).toBe(day),
  );

  it("is understood in the calendar's own zone", () => {
    expect(last("20260726T040000Z", "X-WR-TIMEZONE:America/New_York")).toBe("2026-07-26");
    expect(last("20260726T035959Z", "X-WR-TIMEZONE:America/New_York")).toBe("2026-07-19");
  });

  it("ends a series in winter time alike", () => {
    const body = (until: string) => calendar(event("DTSTART;VALUE=DATE:20261101", `RRULE:FREQ=DAILY;UNTIL=${until}`));
    expect(startsOf(body("20261102T230000Z")).at(-1)).toBe("2026-11-03");
    expect(startsOf(body("20261103T225959Z")).at(-1)).toBe("2026-11-03");
  });
});
