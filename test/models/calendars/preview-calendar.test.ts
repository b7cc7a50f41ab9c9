import { describe, expect, it } from "vitest";
import { NOW } from "#test/support/clock";
import { calendarText, TWO_VERSIONS } from "#test/support/feed-calendars";
import type { FeedProblem } from "~/domain/calendars/run";
import type { FeedAnswer } from "~/gateways/feeds/feed-fetcher";
import { sourceReader } from "~/gateways/sources/source-reader";
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

const look = (pasted: string, answer: FeedAnswer) =>
  previewCalendar(pasted, { now: NOW, reader: sourceReader, feeds: { fetchFeed: () => Promise.resolve(answer) } });

describe("a look at a calendar before it is saved", () => {
  it("shows its name, how many events come, the next five, and what is left out", async () => {
    const events = Array.from({ length: 7 }, (_, index) => ({
      uid: `${index}`,
      summary: `Samling ${index}`,
      inDays: index + 1,
    }));
    const text = calendarText(
      [...events, { uid: "over", summary: "Over", inDays: -9 }, { uid: "taus", summary: "", inDays: 3 }],
      { name: "Huskalenderen" },
    );
    expect(await look(PLAIN, body(text))).toMatchObject({
      ok: true,
      value: {
        address: PLAIN,
        name: "Huskalenderen",
        upcoming: 7,
        next: [0, 1, 2, 3, 4].map((index) => ({ title: `Samling ${index}` })),
        past: 1,
        skipped: [{ reason: "no-title", count: 1 }],
      },
    });
  });

  it("fetches the feed behind a shared page", async () => {
    const asked: string[] = [];
    const feeds = {
      fetchFeed: (address: string) => (asked.push(address), Promise.resolve(body(TWO_VERSIONS.before()))),
    };
    await previewCalendar("webcal://kalender.example/alle.ics", { now: NOW, reader: sourceReader, feeds });
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
