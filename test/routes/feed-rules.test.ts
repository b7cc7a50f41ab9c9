import { beforeAll, describe, expect, test } from "vitest";
import { fromNow } from "#test/support/clock";
import { brokenInJsonFeed, brokenInRss, readXml } from "#test/support/feed-rules";
import { anEvent, anOrganizer, aSeries } from "#test/support/rows";
import { visit } from "#test/support/visitor";

/** A feed of each kind: all, words, a type, a place, days, a fact, an organizer, nothing, another language. */
const SEARCHES = [
  "",
  "?q=konsert",
  "?type=concert",
  "?near=Oslo",
  "?q=finnesikkeistan",
  "?when=weekend",
  "?fact=wheelchair",
  "?organizer_id=an-id",
  "?organizer_id=an-id&lang=en",
  "?lat=59.9&lng=10.7",
  "?q=%26%3C%22",
];

beforeAll(async () => {
  await anOrganizer({ id: "an-id", name: "Fjellkirken & co", cover_image_url: "/images/organizers/cover" });
  const { id: series_id } = await aSeries("an-id");
  const hostile = "Konsert & <b>sang</b> ]]> \u0007\ufffe «tegn» &amp; 😀";
  await anEvent({
    organizer_id: "an-id",
    title: hostile,
    description: `${hostile}\n\n<script>alert(1)</script> <a href="/relativ">her</a>`,
    event_type: "concert",
    start_time: fromNow({ days: 2 }),
    tags: [hostile],
    facts: { wheelchair: true },
  });
  await anEvent({ organizer_id: "an-id", series_id, series_day: "2026-06-07", title: "Konsert", state: "cancelled" });
  await anEvent({ event_type: "concert", image_url: "/images/events/a", external_url: "https://billett.test/" });
});

const served = async (path: string) => {
  const response = await visit(path);
  expect(response.status).toBe(200);
  return { text: await response.text(), type: response.headers.get("Content-Type") };
};

describe.each(SEARCHES)("the feed of %j", (query) => {
  test("breaks no rule of the W3C's feed validator", async () => {
    const { text, type } = await served(`/feeds/events.rss${query}`);
    const [address] = /(?<=<atom:link href=")[^"]+/.exec(text)!;
    const self = address.replaceAll("&amp;", "&").replaceAll("&quot;", '"');
    expect(brokenInRss(text, { address: self, type })).toEqual([]);
    expect((await served(self.replace("http://samling.test", ""))).text).toBe(text);
  });

  test("breaks no rule of JSON Feed 1.1", async () => {
    const { text, type } = await served(`/feeds/events.json${query}`);
    const { feed_url: address } = JSON.parse(text) as { feed_url: string };
    expect(brokenInJsonFeed(text, { address, type })).toEqual([]);
    expect((await served(address.replace("http://samling.test", ""))).text).toBe(text);
  });
});

describe("the rules are not empty", () => {
  const ITEM = `<item><title>T</title><link>https://x.no/1</link><guid isPermaLink="true">https://x.no/1</guid><pubDate>Sun, 07 Jun 2026 09:00:00 GMT</pubDate><dc:creator>K</dc:creator><description>d</description></item>`;
  const rss = (item = ITEM) =>
    `<rss version="2.0" xmlns:atom="a" xmlns:dc="d"><channel><title>T</title><link>https://x.no/</link><description>d</description><language>nb</language><atom:link href="https://x.no/f" rel="self" type="application/rss+xml"/><lastBuildDate>Sun, 07 Jun 2026 09:00:00 GMT</lastBuildDate><ttl>60</ttl>${item}</channel></rss>`;
  const asRss = { address: "https://x.no/f", type: "application/rss+xml; charset=utf-8" };

  test.each<[string, string]>([
    ["pubDate is RFC 822", ITEM.replace("Sun, 07", "Mon, 07")],
    ["guid that is a permalink is absolute", ITEM.replace('"true">https://x.no/1', '"true">1')],
    ["guids differ", ITEM + ITEM],
    ["item's link is absolute", ITEM.replace("<link>https://x.no/1", "<link>/1")],
    ["html without scripts or relative links", ITEM.replace(">d<", '>&lt;a href="/1"&gt;d&lt;/a&gt;<')],
  ])("of RSS: %s", (rule, item) => {
    expect(brokenInRss(rss(), asRss)).toEqual([]);
    expect(brokenInRss(rss(item), asRss)).toEqual([rule]);
  });

  test.each(["<a><b></a></b>", "<a>&nbsp;</a>", "<a>", "<a>\u0007</a>", "<a/><b/>"])("of XML: %j", (text) => {
    expect(() => readXml(text)).toThrow();
  });

  const item = {
    id: "https://x.no/1",
    content_text: "d",
    date_published: "2026-06-07T09:00:00Z",
    date_modified: "2026-06-07T09:00:00Z",
    tags: [],
  };
  const asJson = { address: "https://x.no/f", type: "application/feed+json; charset=utf-8" };
  const feedOf = (...items: object[]) =>
    JSON.stringify({
      version: "https://jsonfeed.org/version/1.1",
      title: "T",
      home_page_url: "https://x.no/",
      feed_url: "https://x.no/f",
      language: "nb",
      items,
    });

  test.each<[string, object[]]>([
    ["ids differ", [item, item]],
    ["no nulls", [{ ...item, banner_image: null }]],
    ["url is absolute", [{ ...item, url: "/1" }]],
    ["dates are RFC 3339", [{ ...item, date_modified: "7. juni" }]],
    ["attachments have address and type", [{ ...item, attachments: [{ url: "https://x.no/a.mp3" }] }]],
  ])("of JSON Feed: %s", (rule, items) => {
    expect(brokenInJsonFeed(feedOf(item), asJson)).toEqual([]);
    expect(brokenInJsonFeed(feedOf(...items), asJson)).toEqual([rule]);
  });
});
