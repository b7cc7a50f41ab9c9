import { describe, expect, test } from "vitest";
import { NOW } from "#test/support/clock";
import { someRows } from "#test/support/reviews";
import { calendar, event, read } from "#test/support/ical";
import { daysToRead, eventsToImport } from "~/domain/calendars/events-to-import";
import { type SourceDecision, withDecisions } from "~/domain/calendars/source-decisions";
import { asDecided, decidedKeys, decisionsOf } from "~/domain/intake/review/kept-decisions";
import type { FoundEvent } from "~/domain/intake/review/review-row";

const LATER = new Date(NOW.getTime() + 11 * 86_400_000);

const weekly = (summary: string) =>
  calendar(
    event("UID:uke", `SUMMARY:${summary}`, "DTSTART;TZID=Europe/Oslo:20260106T110000", "RRULE:FREQ=WEEKLY;COUNT=200"),
    event("UID:en", "SUMMARY:Basar", "DTSTART:20261001T100000Z"),
  );

const foundIn = (text: string, now: Date) => eventsToImport(read(text, { now, days: daysToRead(now) }), now);

/** The rows of a review of a weekly series, ticked where `isTicked` says. */
function reviewed(summary: string, isTicked: (at: number) => boolean) {
  const { events } = foundIn(weekly(summary), NOW);
  const isPrivate = summary === "Styremøte";
  const found = events.map(({ key, title, start }): Partial<FoundEvent> => {
    const day = start.toISOString().slice(0, 10);
    return { key, claim: null, title, day, isPrivate: isPrivate && title === summary };
  });
  return someRows(found).map((row, at) => ({ ...row, isTicked: row.title === "Basar" || isTicked(at) }));
}

/** The dates of the series that come in, and those that stay out. */
function later(summary: string, decisions: SourceDecision[]) {
  const { events, skipped } = withDecisions(foundIn(weekly(summary), LATER), decisions, { holdsPrivate: true });
  const dates = events.filter(({ title }) => title === summary).length;
  return [dates, skipped.reduce((sum, { count }) => sum + count, 0)];
}

describe("what is decided about all dates of an event", () => {
  test("holds for those that come over the horizon: left out, nothing of it is published", () => {
    const decisions = decisionsOf(reviewed("Lederkaffe hos Kari", () => false));
    expect(later("Lederkaffe hos Kari", decisions)).toEqual([0, 53]);
  });

  test("holds for them: taken, a series that looks private does not end", () => {
    const decisions = decisionsOf(reviewed("Styremøte", () => true));
    expect(later("Styremøte", decisions)).toEqual([53, 0]);
  });

  test("is not what was decided about some of them", () => {
    const leave = decisionsOf(reviewed("Lederkaffe hos Kari", (at) => at !== 5));
    expect(later("Lederkaffe hos Kari", leave)).toEqual([52, 1]);
    const take = decisionsOf(reviewed("Styremøte", (at) => at === 5));
    expect(later("Styremøte", take)).toEqual([1, 52]);
  });

  test("is shown in the next review, and replaced by it", () => {
    const rows = reviewed("Lederkaffe hos Kari", () => false);
    const anew = asDecided(
      someRows([
        { key: "uke#20290101T100000Z", claim: null, day: "2027-05-01" },
        { key: "uke#20290108T100000Z", claim: null, day: "2027-05-08" },
      ]),
      decisionsOf(rows),
    );
    expect(anew.map(({ isTicked }) => isTicked)).toEqual([false, false]);
    expect(decidedKeys(anew)).toContain("uke#*");
  });

  test("stays where one date that is listed alone is decided like all, and not where it is shown", () => {
    const [alone] = someRows([{ key: "uke#20290101T100000Z", claim: null, day: "2027-05-01" }]);
    expect(decidedKeys([{ ...alone!, isTicked: false }])).toEqual(["uke#20290101T100000Z"]);
    expect(decidedKeys([alone!])).toEqual(["uke#20290101T100000Z", "uke#*"]);
  });
});
