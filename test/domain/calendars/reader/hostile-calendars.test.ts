import { describe, expect, it } from "vitest";
import { GOOD_TITLES, HOSTILE_CALENDARS } from "#test/support/hostile-calendars";
import { calendar, event, read } from "#test/support/ical";
import { daysToRead, eventsToImport } from "~/domain/calendars/events-to-import";

const NOW = new Date("2026-11-20T12:00:00Z");

const toCome = (body: string) => eventsToImport(read(body, { now: NOW, days: daysToRead(NOW) }), NOW);

/** Far more than any of them takes, and far less than a reader with quadratic time would. */
const PATIENCE_MS = 10_000;

describe("the good events of a hostile calendar", () => {
  it.each(Object.entries(HOSTILE_CALENDARS))(
    "are imported in good time: %s",
    (_name, body) => {
      const { events } = toCome(body());
      expect(events.map(({ title }) => title)).toEqual(expect.arrayContaining(GOOD_TITLES));
      const characters = events.reduce((sum, { description }) => sum + description.length, 0);
      expect(characters).toBeLessThan(20_000_000);
    },
    PATIENCE_MS,
  );

  it("can't be opened as a script", () => {
    expect(toCome(calendar(event("DTSTART:20261201T180000Z", "URL:javascript:alert(1)"))).events[0]).toMatchObject({
      url: null,
    });
  });
});
