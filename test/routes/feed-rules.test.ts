import { beforeAll, describe, expect, test } from "vitest";
import { fromNow } from "#test/support/clock";
import { aSeries, anEvent, anOrganizer } from "#test/support/rows";
import { visit } from "#test/support/visitor";

/** An element of XML. */
interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  text: string;
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", apos: "'" };

function unescaped(text: string): string {
  if (/&(?!(?:amp|lt|gt|quot|apos|#39);)|</.test(text)) throw new Error(`not escaped: ${text.slice(0, 60)}`);
  return text.replace(/&(#?\w+);/g, (_, name: string) => ENTITIES[name]!);
}

/** Returns the root of an XML text; throws where it is not well-formed. */
function readXml(text: string): Element {
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(text))
    throw new Error("a character that XML forbids");
  const root: Element = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  const body = text.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, "");
  for (const [token] of body.matchAll(/<[^>]*>|[^<]+/g)) {
    const inside = open.at(-1)!;
    const [, isEnd, name, given, isEmpty] = /^<(\/?)([\w:]+)((?:\s+[\w:]+="[^"]*")*)\s*(\/?)>$/.exec(token) ?? [];
    if (name === undefined) inside.text += unescaped(token);
    else if (isEnd) {
      if (open.pop()!.name !== name) throw new Error(`${name} ends what it does not begin`);
    } else {
      const attributes = [...given!.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key, value]): [string, string] => [
        key!,
        unescaped(value!),
      ]);
      const element: Element = { name, attributes: Object.fromEntries(attributes), children: [], text: "" };
      inside.children.push(element);
      if (!isEmpty) open.push(element);
    }
  }
  if (open.length !== 1 || root.children.length !== 1) throw new Error("not one root that ends");
  return root.children[0]!;
}

const all = (of: Element, name: string) => of.children.filter((child) => child.name === name);
const one = (of: Element, name: string) => all(of, name)[0]?.text ?? "";

const isAbsolute = (address: unknown): boolean =>
  typeof address === "string" && /^https?:\/\/[^\s<>"]+$/.test(address) && new URL(address).href !== "";

const RFC_822 =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} (?:GMT|[+-]\d{4})$/;
const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;
const LANGUAGE = /^[a-z]{2}(?:-[A-Z]{2})?$/;

/** A rule's name, and whether it holds. */
type Rule = [name: string, holds: boolean];
const broken = (rules: Rule[]): string[] => rules.flatMap(([name, holds]) => (holds ? [] : [name]));

const isRfc822 = (text: string) => RFC_822.test(text) && new Date(text).toUTCString().slice(0, 3) === text.slice(0, 3);
const linksIn = (html: string) => [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address);

/** What a feed is served by. */
interface Served {
  address: string;
  type: string | null;
}

/** Returns the rules of the W3C's feed validator that an RSS feed breaks. */
function brokenInRss(text: string, { address, type }: Served): string[] {
  const rss = readXml(text);
  const [channel] = all(rss, "channel");
  if (!channel) return ["one channel"];
  const self = all(channel, "atom:link").filter(({ attributes }) => attributes["rel"] === "self");
  const items = all(channel, "item");
  const guids = items.map((item) => one(item, "guid"));
  const once = ["title", "link", "description", "language", "lastBuildDate", "ttl"];
  return broken([
    ["content type", type === "application/rss+xml; charset=utf-8"],
    ["rss version 2.0", rss.name === "rss" && rss.attributes["version"] === "2.0"],
    ["namespaces of what is used", Boolean(rss.attributes["xmlns:atom"] && rss.attributes["xmlns:dc"])],
    ["one channel", rss.children.length === 1],
    ["title, link and description", ["title", "link", "description"].every((name) => one(channel, name).trim() !== "")],
    ["each of the channel's own once", once.every((name) => all(channel, name).length <= 1)],
    ["link is absolute", isAbsolute(one(channel, "link"))],
    ["language is a code", LANGUAGE.test(one(channel, "language"))],
    ["ttl is a number of minutes", /^\d+$/.test(one(channel, "ttl"))],
    ["lastBuildDate is RFC 822", items.length === 0 || isRfc822(one(channel, "lastBuildDate"))],
    ["atom:link rel=self is where it is", self.length === 1 && self[0]!.attributes["href"] === address],
    ["atom:link rel=self has its type", self[0]?.attributes["type"] === "application/rss+xml"],
    ["guids differ", new Set(guids).size === guids.length],
    ...items.flatMap((item): Rule[] => {
      const [guid] = all(item, "guid");
      const description = one(item, "description");
      const isPermaLink = guid?.attributes["isPermaLink"] !== "false";
      return [
        ["title or description", one(item, "title") !== "" || description !== ""],
        ["item's link is absolute", isAbsolute(one(item, "link"))],
        ["guid that is a permalink is absolute", guid !== undefined && (!isPermaLink || isAbsolute(guid.text))],
        ["pubDate is RFC 822", isRfc822(one(item, "pubDate"))],
        ["dc:creator is no e-mail", one(item, "dc:creator") !== "" && !one(item, "dc:creator").includes("@")],
        [
          "each of the item's own once",
          ["title", "link", "guid", "pubDate"].every((name) => all(item, name).length === 1),
        ],
        [
          "html without scripts or relative links",
          !/<script|style=/.test(description) && linksIn(description).every(isAbsolute),
        ],
        ["categories say something", all(item, "category").every((category) => category.text.trim() !== "")],
      ];
    }),
  ]);
}

type Json = Record<string, unknown>;

const isText = (value: unknown) => typeof value === "string" && value.trim() !== "";
const textOf = (value: unknown) => (typeof value === "string" ? value : "");
const isMissingOr = (fits: (value: unknown) => boolean, value: unknown) => value === undefined || fits(value);
const hasNull = (value: unknown): boolean =>
  value === null || (typeof value === "object" && Object.values(value).some(hasNull));

/** Returns the rules of JSON Feed 1.1 that a feed breaks. What begins with "_" is a product's own. */
function brokenInJsonFeed(text: string, { address, type }: Served): string[] {
  const feed = JSON.parse(text) as Json & { items: Json[] };
  const ids = feed.items.map(({ id }) => id);
  const known = ["version", "title", "description", "home_page_url", "feed_url", "language", "items"];
  return broken([
    ["content type", type === "application/feed+json; charset=utf-8"],
    ["version's address", feed["version"] === "https://jsonfeed.org/version/1.1"],
    ["known names", Object.keys(feed).every((name) => known.includes(name) || name.startsWith("_"))],
    ["title", isText(feed["title"])],
    ["items is a list", Array.isArray(feed.items)],
    ["home_page_url is absolute", isAbsolute(feed["home_page_url"])],
    ["feed_url is where it is", feed["feed_url"] === address],
    ["language is a code", LANGUAGE.test(String(feed["language"]))],
    ["ids differ", new Set(ids).size === ids.length],
    ...feed.items.flatMap((item): Rule[] => {
      const own = Object.fromEntries(Object.entries(item).filter(([name]) => !name.startsWith("_")));
      const authors = (item["authors"] ?? []) as Json[];
      const attachments = (item["attachments"] ?? []) as Json[];
      return [
        ["id is a text", isText(item["id"])],
        ["content_html or content_text", isText(item["content_html"]) || isText(item["content_text"])],
        ["url is absolute", isMissingOr(isAbsolute, item["url"])],
        ["image is absolute", isMissingOr(isAbsolute, item["image"])],
        [
          "dates are RFC 3339",
          [item["date_published"], item["date_modified"]].every((date) => RFC_3339.test(String(date))),
        ],
        ["authors, not author", item["author"] === undefined && authors.every(({ name }) => isText(name))],
        ["tags are texts", Array.isArray(item["tags"]) && item["tags"].every(isText)],
        [
          "attachments have address and type",
          attachments.every((one) => isAbsolute(one["url"]) && /^\w+\/[\w.+-]+$/.test(String(one["mime_type"]))),
        ],
        ["html without relative links", linksIn(textOf(item["content_html"])).every(isAbsolute)],
        ["no nulls", !hasNull(own)],
      ];
    }),
  ]);
}

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
