import { describe, expect, it } from "vitest";
import { calendar, event, read } from "#test/support/ical";
import { daysToRead, eventsToImport, unreadableUids } from "~/domain/calendars/events-to-import";
import { MOST_EVENTS } from "~/domain/calendars/import-bounds";
import { unixSeconds } from "~/domain/time/days-and-moments";

const NOW = new Date("2026-06-04T10:00:00Z");

function toCome(body: string, now = NOW) {
  const reading = read(body, { now, days: daysToRead(now) });
  return eventsToImport(reading, now);
}

const startsOf = (...args: Parameters<typeof toCome>) => toCome(...args).events.map(({ start }) => start.toISOString());

describe("what of a calendar is to come", () => {
  it("begins after now and within twelve months", () => {
    const at = (uid: string, start: string) => event(`UID:${uid}`, `DTSTART:${start}`);
    const body = calendar(
      at("a", "20260604T100000Z"),
      at("b", "20260604T100001Z"),
      at("c", "20270604T095959Z"),
      at("d", "20270604T100000Z"),
    );
    expect(startsOf(body)).toEqual(["2026-06-04T10:00:01.000Z", "2027-06-04T09:59:59.000Z"]);
    expect(
      startsOf(
        calendar(event("DTSTART:20240229T120000Z", "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29")),
        new Date("2027-03-01T00:00:00Z"),
      ),
    ).toEqual(["2028-02-29T12:00:00.000Z"]);
  });

  it("takes days for days in Norway", () => {
    const { events } = toCome(calendar(event("DTSTART;VALUE=DATE:20261024", "DTEND;VALUE=DATE:20261026")));
    expect(events).toMatchObject([
      { allDay: true, start: new Date("2026-10-23T22:00:00Z"), end: new Date("2026-10-25T23:00:00Z") },
    ]);
    expect(startsOf(calendar(event("DTSTART;VALUE=DATE:20260604")))).toEqual([]);
    expect(startsOf(calendar(event("DTSTART;VALUE=DATE:20260605")), new Date("2026-06-04T22:30:00Z"))).toEqual([]);
  });

  it("is bounded: the soonest are taken, the others listed", () => {
    const hourly = (uid: string) =>
      event(`UID:${uid}`, "SUMMARY:Hver time", "DTSTART:20200101T000000Z", "RRULE:FREQ=HOURLY");
    const { events, skipped } = toCome(calendar(hourly("a"), hourly("b")));
    expect(events).toHaveLength(MOST_EVENTS);
    expect(skipped).toEqual([
      { reason: "calendar-too-large", count: 2 * (365 * 24 - 1) - MOST_EVENTS, examples: ["Hver time"] },
    ]);
    expect(events.at(-1)!.start < new Date("2027-01-01")).toBe(true);
  });

  it("is what is meant for the public: nothing marked as private, whose title is not kept either", () => {
    const at = (uid: string, ...lines: string[]) =>
      event(`UID:${uid}`, `SUMMARY:Samtale ${uid}`, "DTSTART:20260701T100000Z", ...lines);
    const series = event(
      "UID:e",
      "SUMMARY:Samtale e",
      "DTSTART:20260701T100000Z",
      "RRULE:FREQ=DAILY;COUNT=2",
      "CLASS:PRIVATE",
    );
    const changed = event("UID:e", "SUMMARY:Samtale e2", "DTSTART:20260702T120000Z", "RECURRENCE-ID:20260702T100000Z");
    const { events, skipped } = toCome(
      calendar(
        at("a", "CLASS:PRIVATE"),
        at("b", "CLASS:confidential"),
        at("c", "CLASS:X-SECRET"),
        at("d", "CLASS:PUBLIC"),
        series,
        changed,
        at("f", "CLASS:"),
      ),
    );
    expect(events.map(({ title }) => title)).toEqual(["Samtale d", "Samtale f"]);
    expect(skipped).toEqual([{ reason: "private", count: 5, examples: [] }]);
    expect(JSON.stringify(read(calendar(at("g", "CLASS:PRIVATE", "RRULE:FREQ=NEVER"))).skipped)).not.toContain(
      "Samtale",
    );
  });

  it("is no calendar's word that somebody is busy", () => {
    const titled = (title: string) => event(`UID:${title}`, `SUMMARY:${title}`, "DTSTART:20260701T100000Z");
    const { events, skipped } = toCome(
      calendar(titled("Busy"), titled("Opptatt"), titled("Opptatt av tro: temakveld")),
    );
    expect(events.map(({ title }) => title)).toEqual(["Opptatt av tro: temakveld"]);
    expect(skipped).toEqual([{ reason: "busy", count: 2, examples: [] }]);
  });

  it("takes of each event its soonest, so that frequent ones push out no other", () => {
    const hourly = (uid: string) => event(`UID:${uid}`, "DTSTART:20200101T000000Z", "RRULE:FREQ=HOURLY");
    const { events } = toCome(
      calendar(hourly("a"), hourly("b"), event("UID:late", "SUMMARY:Sommerfest", "DTSTART:20270601T100000Z")),
    );
    expect(events).toHaveLength(MOST_EVENTS);
    expect(events.at(-1)).toMatchObject({ title: "Sommerfest" });
  });

  it("cuts long descriptions only where all together are more than is kept", () => {
    const told = (rule: string) =>
      toCome(calendar(event("DTSTART:20260605T100000Z", rule, `DESCRIPTION:${"ord ".repeat(4000)}`))).events[0]!
        .description.length;
    expect(told("RRULE:FREQ=WEEKLY")).toBe(15_999);
    expect(told("RRULE:FREQ=HOURLY")).toBeLessThanOrEqual(1024);
  });

  it("holds no halves of characters", () => {
    expect(toCome(calendar(event("SUMMARY:Konsert \ud83c", "DTSTART:20260701T100000Z"))).events[0]!.title).toBe(
      "Konsert \ufffd",
    );
  });

  it("can be relied on until its next occurrence comes over the horizon", () => {
    const goodFor = (body: string) => toCome(body).copyGoodUntil - unixSeconds(NOW);
    expect(goodFor(calendar(event("DTSTART:20260701T100000Z")))).toBe(2 * 86_400);
    expect(goodFor(calendar(event("DTSTART:20260604T110000Z", "RRULE:FREQ=DAILY")))).toBe(3600);
  });

  it("has not lost what is only unreadable", () => {
    const reading = read(
      calendar(
        event("UID:a", "DTSTART:snart"),
        event("UID:b", "DTSTART:20260701T100000Z", "SEQUENCE:2"),
        event("UID:b", "DTSTART:20260702T100000Z"),
      ),
    );
    expect([...unreadableUids(reading.skipped)]).toEqual(["a"]);
  });
});
