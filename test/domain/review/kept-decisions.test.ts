import { describe, expect, test } from "vitest";
import { NOW } from "#test/support/clock";
import { calendar, event, read } from "#test/support/ical";
import { someRows } from "#test/support/reviews";
import { daysToRead, eventsToImport } from "~/domain/calendars/events-to-import";
import type { ImportedEvent } from "~/domain/calendars/imported-event";
import { claimOfFeed, keyOfAllDates, type SourceDecision, takenEvents } from "~/domain/review/decisions";
import { asDecided, decidedKeys, decisionsOf } from "~/domain/review/kept-decisions";
import type { FoundEvent } from "~/domain/review/review-row";
import { wallClockAt } from "~/domain/time/days-and-moments";

const LATER = new Date(NOW.getTime() + 11 * 86_400_000);

const weekly = (summary: string, made = "") =>
  calendar(
    event(
      `UID:uke${made}`,
      `SUMMARY:${summary}`,
      "DTSTART;TZID=Europe/Oslo:20260106T110000",
      "RRULE:FREQ=WEEKLY;COUNT=200",
    ),
    event(`UID:en${made}`, "SUMMARY:Basar", "DTSTART:20261001T100000Z"),
  );

const foundIn = (text: string, now: Date) => eventsToImport(read(text, { now, days: daysToRead(now) }), now);

/** The rows of a review of a weekly series, ticked where `isTicked` says. */
function reviewed(summary: string, isTicked: (at: number) => boolean) {
  const { events } = foundIn(weekly(summary), NOW);
  const isPrivate = summary === "Styremøte";
  const found = events.map((one): Partial<FoundEvent> => {
    const { key, title, start } = one;
    return { key, claim: claimOfFeed(one), title, ...wallClockAt(start), isPrivate: isPrivate && title === summary };
  });
  return someRows(found).map((row, at) => ({ ...row, isTicked: row.title === "Basar" || isTicked(at) }));
}

const taken = (events: ImportedEvent[], decisions: SourceDecision[], stored: string[] = []) =>
  takenEvents(events, { decisions, removed: new Set(), stored: new Set(stored), holdsPrivate: true });

/** The dates of the series that come in, and those that stay out. */
function later(summary: string, decisions: SourceDecision[], made = "", stored: string[] = []) {
  const found = foundIn(weekly(summary, made), LATER);
  const { events, left } = taken(found.events, decisions, stored);
  const dates = events.filter(({ title }) => title === summary).length;
  return [dates, left.length];
}

describe("what is decided about all dates of an event", () => {
  test("holds for those that come over the horizon: left out, nothing of it is published", () => {
    const decisions = decisionsOf(reviewed("Lederkaffe i peisestua", () => false));
    expect(later("Lederkaffe i peisestua", decisions)).toEqual([0, 53]);
  });

  test("holds for them: taken, a series that looks private does not end", () => {
    const decisions = decisionsOf(reviewed("Styremøte", () => true));
    expect(later("Styremøte", decisions)).toEqual([53, 0]);
  });

  test("is not what was decided about some of them", () => {
    const leave = decisionsOf(reviewed("Lederkaffe i peisestua", (at) => at !== 5));
    expect(later("Lederkaffe i peisestua", leave)).toEqual([52, 1]);
    const take = decisionsOf(reviewed("Styremøte", (at) => at === 5));
    expect(later("Styremøte", take)).toEqual([1, 52]);
  });

  test("is shown in the next review, and replaced by it", () => {
    const rows = reviewed("Lederkaffe i peisestua", () => false);
    const anew = asDecided(
      someRows([
        { key: "uke#20290101T100000Z", claim: null, day: "2027-05-01" },
        { key: "uke#20290108T100000Z", claim: null, day: "2027-05-08" },
      ]),
      decisionsOf(rows),
    );
    expect(anew.map(({ isTicked }) => isTicked)).toEqual([false, false]);
    expect(decidedKeys(anew, [])).toContain("uke#*");
  });

  test("stays where one date that is listed alone is decided like all, and not where it is shown", () => {
    const [alone] = someRows([{ key: "uke#20290101T100000Z", claim: null, day: "2027-05-01" }]);
    expect(decidedKeys([{ ...alone!, isTicked: false }], [])).toEqual(["uke#20290101T100000Z"]);
    expect(decidedKeys([alone!], [])).toEqual(["uke#20290101T100000Z", "uke#*"]);
  });
});

test("an event without a UID stands alone: what is decided about it holds for no other of its hour", () => {
  const at = (...titles: string[]) =>
    foundIn(calendar(...titles.map((title) => event("UID:", `SUMMARY:${title}`, "DTSTART:20261001T100000Z"))), NOW);
  const found = at("Basar", "Messe");
  const rows = someRows(found.events.map(({ key, title, start }) => ({ key, title, ...wallClockAt(start) })));
  expect(rows.map(({ key }) => keyOfAllDates(key!)).filter((key, n, all) => all.indexOf(key) === n)).toHaveLength(2);
  const decisions = decisionsOf(rows.map((row) => ({ ...row, isTicked: row.title === "Messe" })));
  const none = decisionsOf(rows.map((row) => ({ ...row, isTicked: false })));
  const titles = (made: SourceDecision[], ...of: string[]) =>
    taken(at(...of).events, made).events.map(({ title }) => title);
  expect(titles(decisions, "Basar", "Messe")).toEqual(["Messe"]);
  expect(titles(none, "Basar", "Messe", "Konsert"), "also one that comes later").toEqual(["Konsert"]);
});

describe("what is decided about an event holds under new UIDs", () => {
  const kaffe = "Lederkaffe i peisestua";

  test("for all its dates, also those that were not there yet, left out or taken", () => {
    const leave = decisionsOf(reviewed(kaffe, () => false));
    expect(later(kaffe, leave, "-ny")).toEqual([0, 53]);
    const take = decisionsOf(reviewed("Styremøte", () => true));
    expect(later("Styremøte", take, "-ny")).toEqual([53, 0]);
  });

  test("for one date, and for no other", () => {
    const leave = decisionsOf(reviewed(kaffe, (at) => at !== 5));
    expect(later(kaffe, leave, "-ny")).toEqual([52, 1]);
  });

  test("and not for another event: of another title, clock or place", () => {
    const leave = decisionsOf(reviewed(kaffe, () => false));
    expect(later("Kirkekaffe", leave, "-ny")).toEqual([53, 0]);
    const [row] = reviewed(kaffe, () => false);
    const elsewhere = decisionsOf([row!, { ...row!, key: "uke#igjen" }].map((one) => ({ ...one, place: "Salem" })));
    expect(later(kaffe, elsewhere.slice(-1), "-ny")).toEqual([53, 0]);
  });

  test("and not for one that is published beside it, when the one that was left out is gone", () => {
    const leave = decisionsOf(reviewed(kaffe, () => false));
    const stored = foundIn(weekly(kaffe, "-ny"), LATER).events.map(({ key }) => key);
    expect(later(kaffe, leave, "-ny", stored)).toEqual([53, 0]);
  });

  test("and is shown in the next review", () => {
    const anew = reviewed(kaffe, () => true).map((row) => ({ ...row, key: row.key!.replace("#", "-ny#") }));
    const ticked = asDecided(anew, decisionsOf(reviewed(kaffe, () => false))).filter(({ isTicked }) => isTicked);
    expect(ticked.map(({ title }) => title)).toEqual(["Basar"]);
  });

  test("until somebody decides otherwise", () => {
    const before = decisionsOf(reviewed(kaffe, () => false));
    const anew = reviewed(kaffe, () => true).map((row) => ({ ...row, key: row.key!.replace("#", "-ny#") }));
    const replaced = new Set(decidedKeys(anew, before));
    const left = before.filter(({ event_key }) => !replaced.has(event_key));
    expect(later(kaffe, [...left, ...decisionsOf(anew)], "-nyere")).toEqual([53, 0]);
  });

  test("of two series with one title, clock and place, where both were decided about", () => {
    const ofBoth = ["-a", "-b"].flatMap((made) =>
      decisionsOf(reviewed(kaffe, () => false).map((row) => ({ ...row, key: row.key!.replace("#", `${made}#`) }))),
    );
    const two = foundIn(weekly(kaffe, "-c"), LATER).events.concat(foundIn(weekly(kaffe, "-d"), LATER).events);
    const titlesBy = (decisions: SourceDecision[]) => {
      const { events } = taken(two, decisions);
      return new Set(events.map(({ title }) => title));
    };
    expect(titlesBy(ofBoth)).toEqual(new Set(["Basar"]));
    const ofOne = ofBoth.filter(({ event_key }) => event_key.startsWith("uke-a"));
    expect(titlesBy(ofOne)).toEqual(new Set(["Basar", kaffe]));
  });
});
