import { describe, expect, test } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { countedRequest, isCalendarProgram, isPersonsBrowser, mayBeCounted } from "~/domain/statistics/counted";
import type { CountedUse } from "~/domain/statistics/kinds";

const CASES = caseFile("statistics/counted.tsv");
const PEOPLE = casesOf<[string]>(CASES, "people");
const ROBOTS = casesOf<[string | null]>(CASES, "robots");
const CALENDARS = casesOf<[string]>(CASES, "calendars");

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/** Returns what a browser's GET of a path counts as. */
const counted = (path: string, headers: Record<string, string> = {}, status = 200, method = "GET") =>
  countedRequest(
    new Request(`https://samling.test${path}`, { method, headers: { "User-Agent": FIREFOX, ...headers } }),
    status,
  );

describe("robots are out", () => {
  test.each(PEOPLE)("a person's browser: %s", (userAgent) => expect(isPersonsBrowser(userAgent)).toBe(true));
  test.each(ROBOTS)("a program: %s", (userAgent) => expect(isPersonsBrowser(userAgent)).toBe(false));
  test.each(CALENDARS)("a calendar: %s", (userAgent) => expect(isCalendarProgram(userAgent)).toBe(true));
  test.each(PEOPLE)("no calendar: %s", (userAgent) => expect(isCalendarProgram(userAgent)).toBe(false));
});

describe("an answered request counts as", () => {
  const of = (kind: CountedUse["kind"], content_type: CountedUse["content_type"], content_id: string) => ({
    kind,
    content_type,
    content_id,
  });

  test.each<[path: string, expected: CountedUse | null]>([
    ["/event/konsert-1", of("views", "event", "konsert-1")],
    ["/event/konsert-1?utm_source=post", of("views", "event", "konsert-1")],
    ["/organizer/bykirken", of("views", "organizer", "bykirken")],
    ["/event/konsert-1.ics", of("calendar_adds", "event", "konsert-1")],
    ["/organizer/bykirken.ics", of("calendar_adds", "organizer", "bykirken")],
    ["/embed/event/konsert-1", of("embeds", "event", "konsert-1")],
    ["/embed/events?organizer_id=bykirken", of("embeds", "organizer", "bykirken")],
    ["/embed/events?type=concert", null],
    ["/embed/events?organizer_id=..%2F", null],
    // The browser tells of the pages that it opens itself.
    ["/event/konsert-1.data", null],
    ["/organizer/bykirken/month", null],
    ["/event/konsert-1/mismatch", null],
    ["/paper/event/konsert-1", null],
    ["/tv/bykirken", null],
    ["/", null],
    ["/dashboard", null],
    ["/debug/events", null],
    ["/admin", null],
  ])("%s", (path, expected) => expect(counted(path)).toEqual(expected));

  test.each(CALENDARS)("a fetch by the calendar %s", (userAgent) => {
    const by = { "User-Agent": userAgent };
    const expected = of("subscriptions", "organizer", "bykirken");
    expect(counted("/organizer/bykirken.ics", by)).toEqual(expected);
    expect(counted("/organizer/bykirken.ics", by, 304)).toEqual(expected);
    expect(counted("/feeds/events.ics?organizer_id=bykirken&lang=nb", by)).toEqual(expected);
    expect(counted("/feeds/events.ics?type=concert", by)).toBeNull();
  });

  test.each([302, 404, 410, 429, 500, 503])("nothing where the answer is %i", (status) =>
    expect(counted("/event/konsert-1", {}, status)).toBeNull(),
  );

  test.each(["HEAD", "OPTIONS", "POST"])("nothing for %s", (method) =>
    expect(counted("/event/konsert-1", {}, 200, method)).toBeNull(),
  );

  test.each<Record<string, string>>([
    { "Sec-Purpose": "prefetch" },
    { "Sec-Purpose": "prefetch;prerender" },
    { Purpose: "prefetch" },
    { "X-Moz": "prefetch" },
    { "Sec-GPC": "1" },
    { DNT: "1" },
    { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" },
  ])("nothing with %o", (headers) => {
    expect(counted("/event/konsert-1", headers)).toBeNull();
    const all = new Headers({ "User-Agent": FIREFOX, ...headers });
    expect(mayBeCounted(all)).toBe(false);
  });
});
