import { describe, expect, it } from "vitest";
import { calendar, event, onlyOne, startsOf } from "#test/support/ical";
import { findIanaZone, toUtc } from "~/domain/calendars/reader/zone";
import { zoneFinder } from "~/domain/calendars/reader/zones";
import { dateFromUnix } from "~/domain/time/days-and-moments";

/** Hours from UTC in January and July 2026. */
function hoursOf(name: string): string | null {
  const zone = zoneFinder([])(name);
  return (
    zone &&
    [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)].map((moment) => zone.offsetAt(moment / 1000) / 3600).join(" ")
  );
}

describe("a zone's name", () => {
  const names: [string, string | null][] = [
    ["Europe/Oslo", "1 2"],
    ["europe/oslo", "1 2"],
    ["US/Eastern", "-5 -4"],
    ["Asia/Calcutta", "5.5 5.5"],
    ["Etc/GMT-1", "1 1"],
    ["UTC", "0 0"],
    ["GMT", "0 0"],
    ["W. Europe Standard Time", "1 2"],
    ["Romance Standard Time", "1 2"],
    ["FLE Standard Time", "2 3"],
    ["GMT Standard Time", "0 1"],
    ["Greenwich Standard Time", "0 0"],
    ["Eastern Standard Time", "-5 -4"],
    ["AUS Eastern Standard Time", "11 10"],
    ["India Standard Time", "5.5 5.5"],
    ["UTC-02", "-2 -2"],
    ["Central Standard Time (Mexico)", "-6 -6"],
    ["W. Europe (standardtid)", "1 2"],
    ["/freeassociation.sourceforge.net/Europe/Oslo", "1 2"],
    ["/freeassociation.sourceforge.net/Tzfile/Europe/Oslo", "1 2"],
    ["/citadel.org/20190914_1/Europe/Oslo", "1 2"],
    ["/mozilla.org/20050126_1/America/Argentina/Buenos_Aires", "-3 -3"],
    ["tzone://Microsoft/Utc", "0 0"],
    ["Europe/Oslo 1", "1 2"],
    ["(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna", "1 2"],
    ["(GMT+01.00) Amsterdam / Berlin / Bern / Rome / Stockholm / Vienna", "1 2"],
    ["Amsterdam, Belgrade, Berlin, Brussels", "1 2"],
    ["(UTC-05:00) Eastern Time (US & Canada)", "-5 -4"],
    ["(UTC) Dublin, Edinburgh, Lisbon, London", "0 1"],
    ["(UTC+05:30) Chennai, Kolkata, Mumbai", "5.5 5.5"],
    ["UTC+11", "11 11"],
    ["GMT-0330", "-3.5 -3.5"],
    ["+01:00", "1 1"],
    ["Customized Time Zone", null],
    ["tzone://Microsoft/Custom", null],
    ["Europe/Germany", null],
    ["1", null],
    ["UTC+99", null],
    ["x".repeat(1000), null],
  ];

  it.each(names)("%s", (name, hours) => expect(hoursOf(name)).toBe(hours));

  it("is looked up only so often in one calendar", () => {
    const find = zoneFinder([]);
    for (let number = 0; number < 100; number++) find(`Nowhere/Number_${number}`);
    expect(find("Europe/Oslo")).toBeNull();
  });
});

const zone = (tzid: string, ...lines: string[]) => ["BEGIN:VTIMEZONE", `TZID:${tzid}`, ...lines, "END:VTIMEZONE"];
const part = (kind: string, start: string, from: string, to: string, ...rules: string[]) => [
  `BEGIN:${kind}`,
  `DTSTART:${start}`,
  `TZOFFSETFROM:${from}`,
  `TZOFFSETTO:${to}`,
  ...rules,
  `END:${kind}`,
];
/** Norway's rules, five hours later. */
const CUSTOM = [
  ...part("STANDARD", "16010101T030000", "+0700", "+0600", "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10"),
  ...part("DAYLIGHT", "16010101T020000", "+0600", "+0700", "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3"),
];
const at = (tzid: string, ...times: string[]) =>
  times.map((time) => event(`UID:${time}`, `DTSTART;TZID=${tzid}:${time}`));

describe("a zone that the feed describes", () => {
  it("counts where its name says nothing, wherever it stands in the feed", () => {
    const body = calendar(
      ...at("Customized Time Zone", "20260701T120000", "20261201T120000"),
      zone("Customized Time Zone", ...CUSTOM),
    );
    expect(startsOf(body)).toEqual(["2026-07-01T05:00:00Z", "2026-12-01T06:00:00Z"]);
  });

  it("changes its clocks at the right moments", () => {
    const body = calendar(
      zone("Egen tid", ...CUSTOM),
      ...at("Egen tid", "20261025T015959", "20261025T030000", "20270328T015959", "20270328T030000"),
    );
    expect(startsOf(body)).toEqual([
      "2026-10-24T18:59:59Z",
      "2026-10-24T21:00:00Z",
      "2027-03-27T19:59:59Z",
      "2027-03-27T20:00:00Z",
    ]);
  });

  it("doesn't count under a good name: it may be wrong by hours", () => {
    for (const name of ["Europe/Oslo", "W. Europe Standard Time"]) {
      expect(startsOf(calendar(zone(name, ...CUSTOM), ...at(name, "20260701T120000")))).toEqual([
        "2026-07-01T10:00:00Z",
      ]);
    }
  });

  it("may say what it really is", () => {
    const body = calendar(
      zone("Menighetens tid", "X-LIC-LOCATION:America/New_York", ...CUSTOM),
      ...at("Menighetens tid", "20260701T120000"),
    );
    expect(startsOf(body)).toEqual(["2026-07-01T16:00:00Z"]);
  });

  it("may have had other rules once, or list its changes one by one", () => {
    const eras = [
      ...part(
        "STANDARD",
        "16711029T020000",
        "-0400",
        "-0500",
        "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10;UNTIL=20061029T060000Z",
      ),
      ...part(
        "DAYLIGHT",
        "16710404T020000",
        "-0500",
        "-0400",
        "RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=4;UNTIL=20060402T070000Z",
      ),
      ...part(
        "STANDARD",
        "20071104T020000",
        "-0400",
        "-0500",
        "RDATE:20081102T020000,20251102T020000",
        "RDATE:20261101T020000",
      ),
      ...part("DAYLIGHT", "20070311T020000", "-0500", "-0400", "RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3"),
    ];
    const body = calendar(
      zone("Eras", ...eras),
      ...at("Eras", "20060115T120000", "20061031T120000", "20070401T120000", "20260315T120000", "20261115T120000"),
    );
    const starts = startsOf(body, { now: "2006-01-01", days: 8000 });
    expect(starts.map((start) => start.slice(11, 13))).toEqual(["17", "17", "16", "16", "17"]);
  });

  it("may have one offset only, as whole days, and spaces around its name", () => {
    const fixed = zone(" UTC+11", ...part("STANDARD", "20170101", "+1100", "+1100"));
    expect(startsOf(calendar(fixed, ...at(" UTC+11", "20260701T120000")))).toEqual(["2026-07-01T01:00:00Z"]);
  });

  it("is passed over when it is broken, or never ends", () => {
    const broken = zone("Rar", "BEGIN:STANDARD", "DTSTART:nå", "TZOFFSETTO:litt", "END:STANDARD");
    const endless = zone(
      "Rar",
      ...part("STANDARD", "16010101T000000", "+0100", "+0200", "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30"),
    );
    expect(startsOf(calendar(broken, ...at("Rar", "20260701T120000")))).toEqual(["2026-07-01T10:00:00Z"]);
    expect(startsOf(calendar(endless, ...at("Rar", "20260701T120000")))).toEqual(["2026-07-01T10:00:00Z"]);
  });
});

describe("times without a zone that is known", () => {
  it("are in the calendar's own zone, by any name", () => {
    for (const name of ["America/New_York", "Eastern Standard Time", "(UTC-05:00) Eastern Time (US & Canada)"]) {
      const body = calendar(
        `X-WR-TIMEZONE:${name}`,
        event("UID:a", "DTSTART:20260701T100000"),
        ...at("Nowhere", "20260701T110000"),
      );
      expect(startsOf(body)).toEqual(["2026-07-01T14:00:00Z", "2026-07-01T15:00:00Z"]);
    }
  });

  it("are in Norway's where that is nonsense too, and whole days are in none", () => {
    const body = calendar(
      "X-WR-TIMEZONE:Tull",
      event("UID:a", "DTSTART:20260701T100000"),
      event("UID:b", "DTSTART;TZID=Tull:20260701"),
    );
    expect(startsOf(body)).toEqual(["2026-07-01", "2026-07-01T08:00:00Z"]);
  });
});

describe("Norway's clocks", () => {
  const oslo = findIanaZone("Europe/Oslo")!;
  const utc = (...wall: [number, number, number, number, number]) =>
    dateFromUnix(toUtc(oslo, Date.UTC(...wall) / 1000)).toISOString();

  it("leave out an hour in spring: a time in it is an hour later", () => {
    expect(utc(2026, 2, 29, 1, 59)).toBe("2026-03-29T00:59:00.000Z");
    expect(utc(2026, 2, 29, 2, 30)).toBe("2026-03-29T01:30:00.000Z");
    expect(utc(2026, 2, 29, 3, 0)).toBe("2026-03-29T01:00:00.000Z");
  });

  it("show an hour twice in autumn: the first is meant", () => {
    expect(utc(2026, 9, 25, 1, 59)).toBe("2026-10-24T23:59:00.000Z");
    expect(utc(2026, 9, 25, 2, 30)).toBe("2026-10-25T00:30:00.000Z");
    expect(utc(2026, 9, 25, 3, 0)).toBe("2026-10-25T02:00:00.000Z");
  });

  it("are told alike, however often a year is asked about", () => {
    for (const name of [
      "Europe/Oslo",
      "America/New_York",
      "Africa/Casablanca",
      "Australia/Lord_Howe",
      "Asia/Kathmandu",
    ]) {
      const direct = new Intl.DateTimeFormat("en", { timeZone: name, timeZoneName: "longOffset" });
      const tabled = findIanaZone(name)!;
      for (let day = 0; day < 730; day++) {
        const moment = Date.UTC(2025, 0, 1, day % 24) + day * 86_400_000;
        const [, sign = "+", hours = "0", minutes = "0"] =
          /GMT(?:([+-])(\d\d):(\d\d))?/.exec(direct.format(moment)) ?? [];
        expect(tabled.offsetAt(moment / 1000)).toBe(
          (sign === "-" ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60),
        );
      }
    }
  });
});

it("a changed instance finds its series from another zone", () => {
  const body = calendar(
    event("DTSTART;TZID=Europe/Oslo:20260701T100000", "RRULE:FREQ=DAILY;COUNT=2"),
    event("RECURRENCE-ID;TZID=America/New_York:20260702T040000", "DTSTART;TZID=Europe/Oslo:20260702T150000"),
  );
  expect(startsOf(body)).toEqual(["2026-07-01T08:00:00Z", "2026-07-02T13:00:00Z"]);
  expect(onlyOne(body, { now: "2026-07-02" }).recurrenceId).toBe("2026-07-02T08:00:00Z");
});
