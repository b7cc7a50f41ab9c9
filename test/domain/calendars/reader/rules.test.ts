import { describe, expect, it } from "vitest";
import { calendar, event, read, startsOf } from "#test/support/ical";
import { parseRule } from "~/domain/calendars/reader/rule";

const days = (start: string, rule: string, options: { now?: string; days?: number } = {}) =>
  startsOf(calendar(event(`DTSTART;VALUE=DATE:${start}`, `RRULE:${rule}`)), {
    now: "2024-01-01",
    days: 1500,
    ...options,
  });

describe("a rule", () => {
  const cases: [string, string, string, string[]][] = [
    ["29 February, in leap years only", "20240229", "FREQ=YEARLY;COUNT=3", ["2024-02-29"]],
    ["29 February, further on", "19960229", "FREQ=YEARLY", ["2024-02-29"]],
    [
      "the last of February",
      "20240229",
      "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1;COUNT=4",
      ["2024-02-29", "2025-02-28", "2026-02-28", "2027-02-28"],
    ],
    [
      "the 31st, where there is one",
      "20240131",
      "FREQ=MONTHLY;COUNT=4",
      ["2024-01-31", "2024-03-31", "2024-05-31", "2024-07-31"],
    ],
    [
      "the fifth Sunday, where there is one",
      "20240331",
      "FREQ=MONTHLY;BYDAY=5SU;COUNT=3",
      ["2024-03-31", "2024-06-30", "2024-09-29"],
    ],
    [
      "the last working day",
      "20240131",
      "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=3",
      ["2024-01-31", "2024-02-29", "2024-03-29"],
    ],
    [
      "the first and last Sunday of the year",
      "20240107",
      "FREQ=YEARLY;BYDAY=1SU,-1SU;COUNT=4",
      ["2024-01-07", "2024-12-29", "2025-01-05", "2025-12-28"],
    ],
    [
      "the first Sunday of Advent",
      "20241201",
      "FREQ=YEARLY;BYYEARDAY=-35,-34,-33,-32,-31,-30,-29;BYDAY=SU;COUNT=3",
      ["2024-12-01", "2025-11-30", "2026-11-29"],
    ],
    ["day 366", "20241231", "FREQ=YEARLY;BYYEARDAY=366", ["2024-12-31"]],
    [
      "the last day of the year, counted from its end",
      "20241231",
      "FREQ=YEARLY;BYYEARDAY=-1;COUNT=2",
      ["2024-12-31", "2025-12-31"],
    ],
    ["week 53, where there is one", "20201228", "FREQ=YEARLY;BYWEEKNO=53;BYDAY=MO", ["2026-12-28"]],
    [
      "week 1, that may begin in December",
      "20241230",
      "FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO;COUNT=3",
      ["2024-12-30", "2025-12-29", "2027-01-04"],
    ],
    [
      "a week's number without a day: the start's",
      "20240515",
      "FREQ=YEARLY;BYWEEKNO=20;COUNT=2",
      ["2024-05-15", "2025-05-14"],
    ],
    [
      "the last week of the year",
      "20241223",
      "FREQ=YEARLY;BYWEEKNO=-1;BYDAY=MO;COUNT=3",
      ["2024-12-23", "2025-12-22", "2026-12-28"],
    ],
    [
      "weeks that begin on Sunday",
      "20240107",
      "FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,SA;WKST=SU;COUNT=4",
      ["2024-01-07", "2024-01-13", "2024-01-21", "2024-01-27"],
    ],
    [
      "weeks that begin on Monday",
      "20240107",
      "FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,SA;WKST=MO;COUNT=4",
      ["2024-01-07", "2024-01-20", "2024-01-21", "2024-02-03"],
    ],
    [
      "a start that doesn't fit, which is the first all the same",
      "20240102",
      "FREQ=WEEKLY;BYDAY=MO;COUNT=3",
      ["2024-01-02", "2024-01-08", "2024-01-15"],
    ],
    [
      "hours among whole days, which mean nothing",
      "20240101",
      "FREQ=DAILY;BYHOUR=9,10;COUNT=2",
      ["2024-01-01", "2024-01-02"],
    ],
    [
      "hours of whole days, which are days",
      "20240101",
      "FREQ=HOURLY;INTERVAL=12;COUNT=3",
      ["2024-01-01", "2024-01-02"],
    ],
    [
      "a birthday of 1604, as Apple writes those without a year",
      "16040315",
      "FREQ=YEARLY",
      ["2024-03-15", "2025-03-15", "2026-03-15", "2027-03-15"],
    ],
    [
      "small letters, spaces and loose ends",
      "20240101",
      " freq=weekly ; interval=1;byday=mo, we,;wkst=;count=3;",
      ["2024-01-01", "2024-01-03", "2024-01-08"],
    ],
    [
      "its own name before it, and words that mean nothing",
      "20240101",
      "RRULE:Noe;FREQ=DAILY;X-FARGE=BLÅ;COUNT=2",
      ["2024-01-01", "2024-01-02"],
    ],
    ["no interval at all", "20240101", "FREQ=DAILY;INTERVAL=0;COUNT=2", ["2024-01-01", "2024-01-02"]],
    ["a count of -1, for ever", "20270101", "FREQ=YEARLY;COUNT=-1", ["2027-01-01", "2028-01-01"]],
    [
      "count and end together",
      "20240101",
      "FREQ=DAILY;COUNT=10;UNTIL=20240103",
      ["2024-01-01", "2024-01-02", "2024-01-03"],
    ],
    ["an end before its start: nothing is left", "20240110", "FREQ=DAILY;UNTIL=20240101", []],
    ["a Gregorian calendar that it names", "20240101", "RSCALE=GREGORIAN;FREQ=YEARLY;COUNT=1", ["2024-01-01"]],
  ];

  it.each(cases)("gives %s", (_name, start, rule, expected) => expect(days(start, rule)).toEqual(expected));

  it("counts from its start, however late one looks", () => {
    expect(days("20200101", "FREQ=DAILY;COUNT=1500", { days: 60 }).length).toBe(39);
    expect(days("20200101", "FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR,SA,SU;COUNT=1500", { days: 60 }).length).toBe(39);
    expect(days("20200101", "FREQ=MONTHLY;COUNT=50", { days: 600 }).at(-1)).toBe("2024-02-01");
  });

  it("may stand twice or beside another: what both give is there once", () => {
    const body = calendar(
      event(
        "DTSTART:20260701T100000Z",
        "RRULE:FREQ=DAILY;COUNT=2",
        "RRULE:FREQ=DAILY;COUNT=2",
        "RRULE:FREQ=WEEKLY;COUNT=2",
      ),
    );
    expect(startsOf(body)).toEqual(["2026-07-01T10:00:00Z", "2026-07-02T10:00:00Z", "2026-07-08T10:00:00Z"]);
  });

  it("sets hours, minutes and seconds of a day", () => {
    const body = calendar(
      event("DTSTART:20260701T100000Z", "RRULE:FREQ=DAILY;BYHOUR=10,18;BYMINUTE=0,30;BYSETPOS=1,-1;COUNT=3"),
    );
    expect(startsOf(body)).toEqual(["2026-07-01T10:00:00Z", "2026-07-01T18:30:00Z", "2026-07-02T10:00:00Z"]);
  });

  const wrong = [
    "FREQ=FORTNIGHTLY",
    "COUNT=3",
    "",
    "FREQ=DAILY;UNTIL=til jul",
    "FREQ=DAILY;BYMONTH=13",
    "FREQ=DAILY;BYHOUR=24",
    "FREQ=WEEKLY;BYDAY=XX",
    "FREQ=MONTHLY;BYMONTHDAY=0",
    "FREQ=MONTHLY;BYSETPOS=0",
    "RSCALE=CHINESE;FREQ=YEARLY",
    "D1 #10",
  ];

  it.each(wrong)("is none: %s", (text) => expect(parseRule(text)).toBe("bad-rule"));

  it.each([
    "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=YEARLY;BYMONTH=4,6,9,11;BYMONTHDAY=31,-31",
    "FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=31",
  ])("never happens: %s", (text) => {
    expect(parseRule(text)).toBe("never-happens");
    const { occurrences, skipped } = read(calendar(event("DTSTART:20260701T100000Z", `RRULE:${text}`)));
    expect({ occurrences, reasons: skipped.map(({ reason }) => reason) }).toEqual({
      occurrences: [],
      reasons: ["never-happens"],
    });
  });
});
