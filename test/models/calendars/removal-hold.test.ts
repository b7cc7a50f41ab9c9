import { describe, expect, it } from "vitest";
import { findCalendar } from "#db/queries/calendars/calendars";
import { aCalendar, importedEvents, runCalendar } from "#test/support/calendar-work";
import { fromNow, NOW } from "#test/support/clock";
import { calendarText } from "#test/support/feed-calendars";
import { testDatabase } from "#test/support/rows";
import { unixSeconds } from "~/domain/time/days-and-moments";
import type { FeedAnswer } from "~/gateways/feeds/feed-fetcher";

const feedOf = (count: number) =>
  calendarText(
    Array.from({ length: count }, (_, number) => ({
      uid: `uid-${number}`,
      summary: `Møte ${number}`,
      inDays: 10 + number,
    })),
  );

const EMPTY = calendarText([]);

/** Returns a calendar that had this many events when it was imported just now. */
async function importedCalendar(count: number): Promise<string> {
  const { id } = await aCalendar();
  await runCalendar(id, feedOf(count));
  return id;
}

const stored = async (id: string) => (await importedEvents(id)).length;

describe("a calendar that lost most of its events", () => {
  it.each([
    ["is empty", EMPTY, "emptied", 20],
    ["went from twenty to six", feedOf(6), "shrunk", 14],
    ["is cut off in its middle", feedOf(20).slice(0, feedOf(20).indexOf("uid-9")), "cut_off", 11],
  ])("keeps them until a second run an hour later shows the same, when it %s", async (_what, feed, problem, held) => {
    const id = await importedCalendar(20);
    const first = await runCalendar(id, feed, { now: fromNow({ hours: 1 }) });
    expect(first.report).toMatchObject({ outcome: "held", problem, events_held: held, events_removed: 0 });
    expect(await findCalendar(testDatabase(), id)).toMatchObject({
      problem,
      last_sync: NOW,
      failures: 0,
      due_at: unixSeconds(fromNow({ hours: 2 })),
    });
    expect(await stored(id)).toBe(20);
    expect((await runCalendar(id, feed, { now: fromNow({ hours: 1, minutes: 59 }) })).report.outcome).toBe("held");
    const second = await runCalendar(id, feed, { now: fromNow({ hours: 2 }) });
    expect(second.report).toMatchObject({ outcome: "changed", problem: null, events_removed: held, events_held: 0 });
    expect(await stored(id)).toBe(20 - held);
    expect(await findCalendar(testDatabase(), id)).toMatchObject({ problem: null, held_since: null });
  });

  it("has them all when it was only a hiccup", async () => {
    const id = await importedCalendar(20);
    const ids = (await importedEvents(id)).map((event) => event.id);
    await runCalendar(id, EMPTY, { now: fromNow({ hours: 1 }) });
    const { report } = await runCalendar(id, feedOf(20), { now: fromNow({ hours: 3 }) });
    expect(report).toMatchObject({ outcome: "unchanged", events_unchanged: 20, problem: null });
    expect((await importedEvents(id)).map((event) => event.id)).toEqual(ids);
    expect((await runCalendar(id, EMPTY, { now: fromNow({ hours: 4 }) })).report.outcome).toBe("held");
  });

  it("still brings what is new in it", async () => {
    const id = await importedCalendar(20);
    const other = calendarText([{ uid: "ny", summary: "Noe nytt", inDays: 4 }]);
    expect((await runCalendar(id, other)).report).toMatchObject({ outcome: "held", events_new: 1, events_held: 20 });
    expect(await stored(id)).toBe(21);
  });

  it("is not empty for having nothing to come", async () => {
    const id = await importedCalendar(3);
    const past = calendarText([{ uid: "i-fjor", summary: "I fjor", inDays: -100 }]);
    expect((await runCalendar(id, past)).report).toMatchObject({ outcome: "changed", events_removed: 3 });
  });
});

describe("a calendar that can't be read", () => {
  const page: FeedAnswer = {
    kind: "body",
    bytes: new TextEncoder().encode("<!doctype html><p>BEGIN:VCALENDAR"),
    contentType: "text/html",
    address: "https://a.example/",
    copy: { etag: '"x"', last_modified: null },
  };

  const failed: FeedAnswer = { kind: "failed", problem: "server_error", detail: "500" };

  it.each([
    ["an error", failed, "server_error"],
    ["a sign-in page", page, "web_page"],
    ["nothing at all", "", "not_a_calendar"],
  ])("never loses an event to %s, however long that lasts", async (_what, answer, problem) => {
    const id = await importedCalendar(12);
    for (let run = 1; run <= 4; run++) {
      const { report } = await runCalendar(id, answer, { now: fromNow({ hours: 2 * run }) });
      expect(report).toMatchObject({ outcome: "failed", problem, events_removed: 0 });
    }
    expect(await stored(id)).toBe(12);
    expect((await runCalendar(id, feedOf(12), { now: fromNow({ hours: 10 }) })).report).toMatchObject({
      outcome: "unchanged",
      problem: null,
    });
  });
});
