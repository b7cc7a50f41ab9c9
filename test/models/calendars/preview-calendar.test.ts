import { describe, expect, it } from "vitest";
import { findRemovableEvent } from "#db/queries/events/writes";
import { aCalendar, importedEvents, runCalendar } from "#test/support/calendar-work";
import { NOW } from "#test/support/clock";
import { calendarText, TWO_VERSIONS } from "#test/support/feed-calendars";
import { calendar, event } from "#test/support/ical";
import { aViewer } from "#test/support/profile-work";
import { anOrganizer, testDatabase } from "#test/support/rows";
import type { FeedProblem } from "~/domain/calendars/run";
import type { FeedAnswer, FeedFetcher } from "~/gateways/feeds/feed-fetcher";
import { sourceReader } from "~/gateways/sources/source-reader";
import { removeEventAsAdmin } from "~/models/admin/acts";
import { previewCalendar } from "~/models/calendars/preview";

const body = (text: string): FeedAnswer => ({
  kind: "body",
  bytes: new TextEncoder().encode(text),
  contentType: null,
  address: "https://kalender.example/",
  copy: { etag: null, last_modified: null },
});
const failed = (problem: FeedProblem): FeedAnswer => ({ kind: "failed", problem, detail: "" });

const SUFFIXED = "https://kalender.example/alle.ics";
const PLAIN = "https://menighet.example/?ical=1";
const PAGE = "<!doctype html><html><title>Logg inn</title></html>";

const depsOf = (fetchFeed: FeedFetcher["fetchFeed"]) => ({
  db: testDatabase(),
  now: NOW,
  reader: sourceReader,
  feeds: { fetchFeed },
});

const look = (pasted: string, answer: FeedAnswer, organizerId = "nobody") =>
  previewCalendar(
    pasted,
    organizerId,
    depsOf(() => Promise.resolve(answer)),
  );

describe("a look at a calendar before it is saved", () => {
  it("tells its name, how many events come, and whether any does", async () => {
    const over = { uid: "over", summary: "Over", inDays: -9 };
    const coming = [1, 2, 3].map((inDays) => ({ uid: `${inDays}`, summary: `Samling ${inDays}`, inDays }));
    const named = { name: "Huskalenderen" };
    const value = { address: PLAIN, name: "Huskalenderen" };
    expect(await look(PLAIN, body(calendarText([...coming, over], named)))).toMatchObject({
      value: { ...value, upcoming: 3, isEmpty: false },
    });
    expect(await look(PLAIN, body(calendarText([over], named)))).toMatchObject({
      value: { ...value, upcoming: 0, isEmpty: true },
    });
  });

  it("counts what the first run takes, whatever it leaves out", async () => {
    const { id: organizer_id } = await anOrganizer();
    const dated = (uid: string, ...lines: string[]) => event(`UID:${uid}`, "DTSTART:20260705T100000Z", ...lines);
    const text = calendar(
      dated("messe", "SUMMARY:Messe"),
      dated("borte", "SUMMARY:Basar"),
      dated("grav", "SUMMARY:Begravelse Ola Nordmann"),
      dated("styre", "SUMMARY:Styremøte"),
      dated("lukket", "SUMMARY:Samtale", "CLASS:PRIVATE"),
      dated("opptatt", "SUMMARY:Busy"),
      dated("taus", "SUMMARY:"),
    );
    const former = await aCalendar({ organizer_id });
    await runCalendar(former.id, calendar(dated("borte", "SUMMARY:Basar")));
    const [removed] = await importedEvents(former.id);
    const found = await findRemovableEvent(testDatabase(), removed!.id);
    await removeEventAsAdmin(found!, aViewer({ isSuperadmin: true }), { db: testDatabase(), now: NOW });
    const seen = await look(PLAIN, body(text), organizer_id);
    const { id } = await aCalendar({ organizer_id });
    const { report } = await runCalendar(id, text);
    expect(seen).toMatchObject({
      ok: true,
      value: { upcoming: report.events_new },
    });
    expect(report.skipped.map(({ reason, count }) => `${reason} ${count}`).sort()).toEqual([
      "busy 1",
      "looks-private 2",
      "no-title 1",
      "private 1",
      "removed 1",
    ]);
  });

  it("fetches the feed behind a shared page", async () => {
    const asked: string[] = [];
    const deps = depsOf((address) => (asked.push(address), Promise.resolve(body(TWO_VERSIONS.before()))));
    await previewCalendar("webcal://kalender.example/alle.ics", "nobody", deps);
    expect(asked).toEqual([SUFFIXED]);
  });

  it.each([
    ["", body(""), { link: "missing", feed: null, addAnyway: null }],
    ["https://outlook.office.com/calendar/view/month", body(""), { link: "outlook_page", feed: null, addAnyway: null }],
    [PLAIN, body(PAGE), { link: "suffix", feed: "web_page", addAnyway: null }],
    [PLAIN, body("hei"), { link: "suffix", feed: "not_a_calendar", addAnyway: null }],
    [PLAIN, body(""), { link: "suffix", feed: "not_a_calendar", addAnyway: null }],
    [PLAIN, failed("unreachable"), { link: "suffix", feed: "unreachable", addAnyway: null }],
    [PLAIN, failed("private_address"), { link: null, feed: "private_address", addAnyway: null }],
    [SUFFIXED, failed("private_address"), { link: null, feed: "private_address", addAnyway: null }],
    [SUFFIXED, failed("bad_address"), { link: null, feed: "bad_address", addAnyway: null }],
    [SUFFIXED, body(PAGE), { link: null, feed: "web_page", addAnyway: null }],
    [SUFFIXED, failed("not_found"), { link: null, feed: "not_found", addAnyway: null }],
    [SUFFIXED, failed("unreachable"), { link: null, feed: "unreachable", addAnyway: SUFFIXED }],
    [SUFFIXED, failed("timed_out"), { link: null, feed: "timed_out", addAnyway: SUFFIXED }],
    [SUFFIXED, failed("server_error"), { link: null, feed: "server_error", addAnyway: SUFFIXED }],
  ])("says of %s with %o what is wrong", async (pasted, answer, problem) => {
    expect(await look(pasted, answer)).toEqual({ ok: false, problem: { kind: "unreadable", ...problem } });
  });
});
