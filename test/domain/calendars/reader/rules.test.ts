import { describe, expect, it } from "vitest";
import { caseFile, casesOf, tablesOf } from "#test/support/cases";
import { calendar, event, read, startsOf } from "#test/support/ical";
import { parseRule } from "~/domain/calendars/reader/rule";

const RULES = caseFile("calendars/rules.tsv");

const days = (start: string, rule: string, options: { now?: string; days?: number } = {}) =>
  startsOf(calendar(event(`DTSTART;VALUE=DATE:${start}`, `RRULE:${rule}`)), {
    now: "2024-01-01",
    days: 1500,
    ...options,
  });

describe("a rule", () => {
  it.each(tablesOf(RULES)["days"]!)("gives %s", (_name, start, rule, expected) =>
    expect(days(start, rule).join(" ")).toBe(expected),
  );

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

  it.each(casesOf<[string]>(RULES, "wrong"))("is none: %s", (text) => expect(parseRule(text)).toBe("bad-rule"));

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
