import { describe, expect, it } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { fromNow, NOW } from "#test/support/clock";
import { type ImportedEvent, importFingerprint, placeText } from "~/domain/calendars/imported-event";
import { checkRemovals } from "~/domain/calendars/removal-guard";
import {
  dueAfterFailure,
  dueAfterHold,
  dueAfterSuccess,
  isLongWithoutSuccess,
  pageInterval,
} from "~/domain/calendars/run";
import { googleCalendarId, publicGoogleId } from "~/domain/calendars/sharing-links";
import { unixSeconds } from "~/domain/time/days-and-moments";

const CASES = caseFile("domain/calendars/calendar-rules.tsv");

const minutes = (due: number) => (due - unixSeconds(NOW)) / 60;

describe("when a calendar is due again", () => {
  it.each([
    [null, 60],
    [1, 15],
    [15 * 60, 15],
    [7200, 120],
    [86_400, 1440],
    [604_800, 1440],
  ])("a wish of %s seconds is %s minutes", (wish, expected) =>
    expect(minutes(dueAfterSuccess(NOW, wish))).toBe(expected),
  );

  it.each(casesOf<[number | null, number, number]>(CASES, "a wish of seconds after failures is minutes"))(
    "a wish of %s seconds after %s failures is %s minutes",
    (wish, failures, expected) =>
      expect(minutes(dueAfterFailure(NOW, wish, { failures, retryAfterSeconds: 0 }))).toBe(expected),
  );

  it("is an hour at most while removals are held back", () => {
    expect([null, 60, 86_400].map((wish) => minutes(dueAfterHold(NOW, wish, "feed")))).toEqual([60, 15, 60]);
  });

  it("of a page is six hours at least, also while removals are held back", () => {
    expect(minutes(dueAfterHold(NOW, pageInterval(0), "page"))).toBe(360);
    expect([0, 0.5, 0.999].map((random) => Math.floor(pageInterval(random) / 60))).toEqual([360, 390, 419]);
  });

  it.each([
    [7200, 120],
    [60, 60],
    [0, 60],
    [90 * 86_400, 7 * 1440],
  ])("a server that asks for %s seconds gets %s minutes", (retryAfterSeconds, expected) =>
    expect(minutes(dueAfterFailure(NOW, null, { failures: 1, retryAfterSeconds }))).toBe(expected),
  );

  it("is written about after seven days", () => {
    expect(isLongWithoutSuccess(fromNow({ days: -7 }), NOW)).toBe(true);
    expect(isLongWithoutSuccess(fromNow({ days: -7, minutes: 1 }), NOW)).toBe(false);
  });
});

describe("whether removals are believed", () => {
  const judge = (stored: number, shown: number, more: Partial<Parameters<typeof checkRemovals>[0]> = {}) =>
    checkRemovals({
      stored,
      shown,
      missing: Math.max(0, stored - shown),
      totalEvents: shown,
      isComplete: true,
      held: null,
      now: NOW,
      ...more,
    }).reason;

  it.each(casesOf<[number, number, string | null]>(CASES, "from to"))("from %s to %s: %s", (stored, shown, reason) =>
    expect(judge(stored, shown)).toBe(reason),
  );

  it("asks for a second look an hour later that shows the same", () => {
    const since = (ago: number, events: number) => ({ held: { since: unixSeconds(NOW) - ago, events } });
    expect(judge(20, 4, since(3600, 5))).toBeNull();
    expect(judge(20, 5, since(3599, 5))).toBe("shrunk");
    expect(judge(20, 1, since(3600, 5))).toBe("shrunk");
    expect(judge(20, 0, since(7200, 5))).toBe("emptied");
    expect(judge(20, 0, since(7200, 0))).toBeNull();
  });

  it("minds a cut only where something is missing", () => {
    expect(judge(5, 4, { isComplete: false })).toBe("cut_off");
    expect(judge(5, 5, { isComplete: false })).toBeNull();
  });
});

it.each([
  ["https://calendar.google.com/calendar/ical/kirke%40kalender.example/public/basic.ics", "kirke@kalender.example"],
  ["https://calendar.google.com/calendar/ical/a%E0%A4%A/public/basic.ics", "a%E0%A4%A"],
  ["https://google.menighet.example/calendar/ical/kirke/public/basic.ics", null],
  ["https://calendar.google.com/calendar/embed?src=kirke", null],
  ["https://menighet.example/kalender.ics", null],
])("whose calendar it is: %s: %s", (address, id) => expect(googleCalendarId(address)).toBe(id));

describe("which Google calendar's id everybody may read", () => {
  const group = "menighet1@group.calendar.google.com";
  const feed = (id: string, access: string) =>
    `https://calendar.google.com/calendar/ical/${encodeURIComponent(id)}/${access}/basic.ics`;

  it.each([
    ["a group's, of a feed open to everybody", group, feed(group, "public"), group],
    ["not of a group's secret feed", group, feed(group, "private-0123456789abcdef"), null],
    ["not a person's address", "kari.nordmann@gmail.com", feed("kari.nordmann@gmail.com", "public"), null],
    [
      "not an address of a congregation's own",
      "prest@menighet.example",
      feed("prest@menighet.example", "public"),
      null,
    ],
    ["not of a feed that is gone", group, null, null],
    ["not of another's feed", group, "https://menighet.example/kalender.ics", null],
    ["none", null, feed(group, "public"), null],
  ])("%s", (_what, id, address, shown) => expect(publicGoogleId(id, address)).toBe(shown));
});

it.each(casesOf<[string, string | null]>(CASES, "what of a place can be looked up"))(
  "what of a place can be looked up: %j: %j",
  (location, text) => expect(placeText(location)).toBe(text),
);

describe("a fingerprint", () => {
  const EVENT: ImportedEvent = {
    key: "uid#",
    uid: "uid",
    title: "Gudstjeneste",
    description: "",
    type: "service",
    state: "planned",
    start: NOW,
    end: null,
    allDay: false,
    location: null,
    geo: null,
    url: null,
    tags: ["a", "b"],
  };
  const HOME = { lat: 1, lng: 2 };

  it("is the same for the same contents, whatever their order and key", () => {
    expect(importFingerprint({ ...EVENT, tags: ["b", "a"], key: "other#" }, HOME)).toBe(importFingerprint(EVENT, HOME));
  });

  it("is another for any other contents, or where an event without a position would lie elsewhere", () => {
    const prints = [
      EVENT,
      { ...EVENT, title: "Konsert" },
      { ...EVENT, end: fromNow({ hours: 1 }) },
      { ...EVENT, allDay: true },
      { ...EVENT, geo: HOME },
    ].map((one) => importFingerprint(one, HOME));
    expect(new Set([...prints, importFingerprint(EVENT, null)]).size).toBe(6);
    expect(importFingerprint({ ...EVENT, geo: HOME }, null)).toBe(importFingerprint({ ...EVENT, geo: HOME }, HOME));
  });
});
