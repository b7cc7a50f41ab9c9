import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { caseFile } from "#test/support/cases";
import type { CalendarEntry } from "~/domain/calendars/calendar-entry";
import { formatCalendar } from "~/domain/calendars/write-calendar";

const entry: CalendarEntry = {
  uid: "k3x9@samling.test",
  changedAt: new Date("2026-05-01T08:00:00.250Z"),
  start: new Date("2026-06-07T09:00:00Z"),
  end: new Date("2026-06-07T10:30:00Z"),
  allDay: false,
  status: "CONFIRMED" as const,
  sequence: 0,
  summary: "Gudstjeneste",
  language: null,
  description: "",
  location: null,
  position: null,
  url: "http://samling.test/event/k3x9",
  categories: [],
  image: null,
};

const CLOCK = caseFile("calendars/oslo-clock.txt").trimEnd().split("\n");

const linesOf = (given: Partial<CalendarEntry>) => formatCalendar([{ ...entry, ...given }], null).split("\r\n");
const parsed = (given: Partial<CalendarEntry>) =>
  ICAL.Component.fromString(formatCalendar([{ ...entry, ...given }], null)).getFirstSubcomponent("vevent")!;

describe("formatCalendar", () => {
  it("writes an event by the Norwegian clock, and describes that clock", () => {
    expect(formatCalendar([entry], null)).toBe(
      [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Samling//Samling//NO",
        "CALSCALE:GREGORIAN",
        "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
        "X-PUBLISHED-TTL:PT6H",
        ...CLOCK,
        "BEGIN:VEVENT",
        "UID:k3x9@samling.test",
        "DTSTAMP:20260501T080000Z",
        "LAST-MODIFIED:20260501T080000Z",
        "SEQUENCE:0",
        "STATUS:CONFIRMED",
        "DTSTART;TZID=Europe/Oslo:20260607T110000",
        "DTEND;TZID=Europe/Oslo:20260607T123000",
        "SUMMARY:Gudstjeneste",
        "DESCRIPTION:http://samling.test/event/k3x9",
        "URL:http://samling.test/event/k3x9",
        "END:VEVENT",
        "END:VCALENDAR",
        "",
      ].join("\r\n"),
    );
  });

  it("leaves out an end that nobody gave", () => {
    expect(linesOf({ end: null }).some((line) => line.startsWith("DTEND"))).toBe(false);
  });

  it.each<[what: string, start: string, end: string | null, days: [string, string]]>([
    ["one day", "2026-06-06T22:00:00Z", "2026-06-07T22:00:00Z", ["20260607", "20260608"]],
    ["one day without an end", "2026-06-06T22:00:00Z", null, ["20260607", "20260608"]],
    ["a weekend", "2026-06-04T22:00:00Z", "2026-06-07T22:00:00Z", ["20260605", "20260608"]],
    ["the day that summer time begins", "2026-03-28T23:00:00Z", "2026-03-29T22:00:00Z", ["20260329", "20260330"]],
    ["the last day of the year", "2026-12-30T23:00:00Z", "2026-12-31T23:00:00Z", ["20261231", "20270101"]],
  ])("writes %s as whole days in Norway", (_, start, end, [first, next]) => {
    const lines = linesOf({ allDay: true, start: new Date(start), end: end === null ? null : new Date(end) });
    expect(lines).toContain(`DTSTART;VALUE=DATE:${first}`);
    expect(lines).toContain(`DTEND;VALUE=DATE:${next}`);
  });

  it("escapes text, and writes place, position and tags", () => {
    const lines = linesOf({
      summary: 'Sang; lovsang, "bønn" \\ stillhet',
      location: "Kirken, Storgata 1",
      position: { lat: 59.91, lng: 10.75 },
      categories: ["sang", "kor, orkester"],
    });
    expect(lines).toContain('SUMMARY:Sang\\; lovsang\\, "bønn" \\\\ stillhet');
    expect(lines).toContain("LOCATION:Kirken\\, Storgata 1");
    expect(lines).toContain("GEO:59.91;10.75");
    expect(lines).toContain("CATEGORIES:sang,kor\\, orkester");
  });

  it("cannot be broken out of by line breaks or control characters", () => {
    const description = "En\r\nTo\rTre\nEND:VEVENT\u0000\u000b\u001b";
    expect(parsed({ description }).getFirstPropertyValue("description")).toBe(
      `En\nTo\nTre\nEND:VEVENT\n\n${entry.url}`,
    );
  });

  it.each(["a".repeat(300), "ø".repeat(300), "🎵".repeat(300), "x".repeat(67), "\n".repeat(100)])(
    "folds lines at 75 octets and loses nothing of %s",
    (description) => {
      const octets = linesOf({ description }).map((line) => new TextEncoder().encode(line).length);
      expect(Math.max(...octets)).toBeLessThanOrEqual(75);
      expect(parsed({ description }).getFirstPropertyValue("description")).toBe(`${description}\n\n${entry.url}`);
    },
  );

  it("tells subscribers its name and how often to look", () => {
    const lines = formatCalendar([], { name: "Røros, menighet", url: "http://samling.test/organizer/a" }).split("\r\n");
    expect(lines).toContain("X-WR-CALNAME;VALUE=TEXT:Røros\\, menighet");
    expect(lines).toContain("REFRESH-INTERVAL;VALUE=DURATION:PT6H");
    expect(lines).not.toContain("BEGIN:VEVENT");
  });
});
