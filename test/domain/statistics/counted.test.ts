import { describe, expect, test } from "vitest";
import { countedRequest, isCalendarProgram, isPersonsBrowser, mayBeCounted } from "~/domain/statistics/counted";
import type { CountedUse } from "~/domain/statistics/kinds";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

const PEOPLE = [
  FIREFOX,
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (Linux; Android 13; CUBOT X70) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS;FBAV/520.0]",
  "Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36",
];

const ROBOTS = [
  null,
  "",
  "curl/8.5.0",
  "python-requests/2.32.3",
  "Samling/1.0",
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)",
  "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
  "Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)",
  "Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)",
  "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  "WhatsApp/2.23.20.0",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36",
  "Mozilla/5.0 (compatible; Samling/1.0; +https://samling.example)",
  "Mozilla/5.0 (Linux; Android 11; moto g power) Chrome/142.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse",
];

const CALENDARS = [
  "Google-Calendar-Importer",
  "iOS/18.5 (22F76) dataaccessd/1.0",
  "macOS/15.5 (24F74) CalendarAgent/1072",
  "Microsoft.Exchange/15.20",
  "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Thunderbird/128.11.0",
  "ICSx5/2.3 (Android)",
];

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
