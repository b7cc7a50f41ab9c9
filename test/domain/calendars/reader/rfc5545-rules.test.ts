import { describe, expect, it } from "vitest";
import * as z from "zod";
import { caseFile, rowsOf } from "#test/support/cases";
import { calendar, event, read } from "#test/support/ical";

/**
 * Every example of RFC 5545, 3.8.5.3, in order, with the verified errata (the end of "every 3 hours" is 21:00 UTC), and
 * what it gives in New York time, as the standard lists it: days of months, or times of one day.
 */
const EXAMPLES = rowsOf(
  caseFile("calendars/rfc5545.tsv"),
  z.object({
    name: z.string(),
    start: z.string().default("19970902"), // The DTSTART; 9 o'clock without a time.
    rules: z.string().transform((rules) => rules.split(" | ")),
    forever: z.string().optional(), // Where the rule gives more than is listed.
    days: z.coerce.number().optional(), // How many days from 1996 on are read; 20 years by default.
    gives: z.string(), // "1997-09: 2 3 4; 1997-10: 1", or the times of the first day.
  }),
);

const inNewYork = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "America/New_York",
  dateStyle: "short",
  timeStyle: "short",
});

function timesGiven({ start, gives }: (typeof EXAMPLES)[number]): string[] {
  if (gives.includes(":") && !gives.includes("-")) {
    const day = `${start.slice(0, 4)}-${start.slice(4, 6)}-${start.slice(6)}`;
    return gives.split(" ").map((time) => `${day} ${time}`);
  }
  return gives.split("; ").flatMap((month) => {
    const [name, days] = month.split(": ") as [string, string];
    return days.split(" ").map((day) => `${name}-${day.padStart(2, "0")} 09:00`);
  });
}

function timesRead(start: string, rule: string, days = 20 * 366, extra: string[] = []): string[] {
  const body = calendar(event(`DTSTART;TZID=America/New_York:${start}T090000`, `RRULE:${rule}`, ...extra));
  const { occurrences } = read(body, { now: "1996-01-01", days });
  return occurrences.map((occurrence) => inNewYork.format(new Date(occurrence.start)));
}

describe("every example of RFC 5545, 3.8.5.3", () => {
  for (const example of EXAMPLES) {
    for (const rule of example.rules) {
      it(`${example.name}: ${rule}`, () => {
        const expected = timesGiven(example);
        const times = timesRead(example.start, rule, example.days);
        expect(times.slice(0, expected.length)).toEqual(expected);
        expect(times.length > expected.length).toBe(example.forever !== undefined);
      });
    }
  }

  it("daily until 24 December", () => {
    const times = timesRead("19970902", "FREQ=DAILY;UNTIL=19971224T000000Z");
    expect([times.length, times[0], times.at(-1)]).toEqual([113, "1997-09-02 09:00", "1997-12-23 09:00"]);
  });

  it("every Friday the 13th, whose start is excepted", () => {
    const times = timesRead("19970902", "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13", undefined, [
      "EXDATE;TZID=America/New_York:19970902T090000",
    ]);
    expect(times.slice(0, 5).map((time) => time.slice(0, 10))).toEqual([
      "1998-02-13",
      "1998-03-13",
      "1998-11-13",
      "1999-08-13",
      "2000-10-13",
    ]);
  });

  it("keeps the clock's hour when summer time ends", () => {
    const body = calendar(event("DTSTART;TZID=America/New_York:19971025T090000", "RRULE:FREQ=DAILY;COUNT=2"));
    expect(read(body, { now: "1997-10-01" }).occurrences.map(({ start }) => start)).toEqual([
      "1997-10-25T13:00:00Z",
      "1997-10-26T14:00:00Z",
    ]);
  });
});
