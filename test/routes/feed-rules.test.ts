import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
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

const absolute = z.url({ protocol: /^https?$/ });
const moment = z.string().regex(RFC_3339);
const says = z.string().regex(/\S/);

/** JSON Feed 1.1; what begins with "_" is a product's own, and no other name is known. */
const ITEM = z.strictObject({
  id: says,
  url: absolute.optional(),
  title: says.optional(),
  content_html: says.refine((html) => linksIn(html).every(isAbsolute)).optional(),
  content_text: says.optional(),
  summary: says.optional(),
  image: absolute.optional(),
  date_published: moment,
  date_modified: moment,
  authors: z.array(z.looseObject({ name: says })).optional(),
  tags: z.array(says),
  language: z.string().regex(LANGUAGE).optional(),
  attachments: z.array(z.looseObject({ url: absolute, mime_type: z.string().regex(/^\w+\/[\w.+-]+$/) })).optional(),
  _samling: z.unknown().optional(),
});
const FEED = z.strictObject({
  version: z.literal("https://jsonfeed.org/version/1.1"),
  title: says,
  description: says.optional(),
  home_page_url: absolute,
  feed_url: absolute,
  language: z.string().regex(LANGUAGE),
  items: z.array(ITEM.refine((item) => item.content_html ?? item.content_text)),
  _samling: z.unknown().optional(),
});

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
    const feed = FEED.parse(JSON.parse(text));
    expect(type).toBe("application/feed+json; charset=utf-8");
    expect(new Set(feed.items.map(({ id }) => id)).size).toBe(feed.items.length);
    expect((await served(feed.feed_url.replace("http://samling.test", ""))).text).toBe(text);
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
});
