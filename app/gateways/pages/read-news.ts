import { decodeEntities, lineOfText, plainText } from "~/domain/calendars/reader/html";
import { PAGE_LIMITS, type PageBlock, type PageParts } from "~/domain/intake/page/page-parts";
import { saidTime } from "~/domain/intake/page/said-time";
import { sameOnce } from "~/domain/intake/page/same-once";
import { NOTHING_SAID, type PageEvent, type StructuredEvent } from "~/domain/intake/page/structured-event";
import type { PageReading } from "~/domain/intake/page/understand-page";
import { understandStructured } from "~/domain/intake/page/understand-structured";
import { understandText } from "~/domain/intake/page/understand-text";
import { isPlaceName } from "~/domain/intake/programme/place";
import { dayOf } from "~/domain/time/days-and-moments";
import { barePage } from "./bare-page";

const MOST_ITEMS = 500;
const MOST_LINES = 40;

/** Of any module: `ev:startdate`, `xcal:dtstart`, `mec:startHour`. */
const named = (names: string) =>
  new RegExp(`<((?:[\\w.-]{1,40}:)?(?:event[-_]?)?(?:${names}))(?:\\s[^<>]{0,500})?>`, "i");
const START = named("dtstart|start[-_]?date(?:[-_]?time)?");
const START_CLOCK = named("start[-_]?(?:hour|time)");
const END = named("dtend|end[-_]?date(?:[-_]?time)?");
const END_CLOCK = named("end[-_]?(?:hour|time)");
const PLACE = named("location|place|venue");
const plain = (name: string) => new RegExp(`<(${name})(?:\\s[^<>]{0,500})?>`, "i");
const [TITLE, LINK, ID] = [plain("title"), plain("link"), plain("guid|id")];
const TEXT = plain("content:encoded|description|content|summary");
const WRITTEN = plain("pubDate|published|updated|dc:date");
const GOOGLES_WHEN = /<gd:when\b[^<>]{0,500}>/i;

/** "Lia kirke. Kantor: …" */
const FIRST_SENTENCE = /^([^.\n]{3,60})\.\s+(\p{Lu}[^]*)$/u;

/**
 * RSS and Atom. When an item takes place stands in its module for events (https://web.resource.org/rss/1.0/modules/event),
 * or in a sentence, which counts from the day on which it was written; that day itself is no event.
 */
export function readNews(xml: string, address: string | null, now: Date): PageReading {
  const items = itemsOf(xml);
  const events = items.slice(0, MOST_ITEMS).flatMap((item) => eventsOf(item, address, now));
  return {
    title: titleIn(xml),
    events: sameOnce(events).slice(0, PAGE_LIMITS.events),
    feeds: [],
    notUnderstood: [],
    isCut: items.length > MOST_ITEMS,
  };
}

function itemsOf(xml: string): string[] {
  const items: string[] = [];
  const begins = /<(item|entry)[\s>]/gi;
  for (let begun = begins.exec(xml); begun && items.length <= MOST_ITEMS; begun = begins.exec(xml)) {
    const end = xml.indexOf(`</${begun[1]}`, begun.index);
    if (end < 0) break;
    items.push(xml.slice(begun.index, end));
    begins.lastIndex = end;
  }
  return items;
}

/** As HTML; null where the element is missing. */
function inside(xml: string, element: RegExp): string | null {
  const begun = element.exec(xml);
  const end = begun ? xml.indexOf(`</${begun[1]}`, begun.index) : -1;
  if (!begun || end < 0) return null;
  const written = xml.slice(begun.index + begun[0].length, end).trim();
  const data = /^<!\[CDATA\[([^]*?)(?:\]\]>|$)/.exec(written)?.[1];
  return data ?? (/^\s*</.test(written) ? written : decodeEntities(written));
}

const lineIn = (xml: string, element: RegExp): string | null => lineOfText(inside(xml, element) ?? "", " ") || null;
const titleIn = (xml: string) => lineIn(xml, TITLE);

function eventsOf(item: string, address: string | null, now: Date): PageEvent[] {
  const title = titleIn(item);
  if (title === null) return [];
  const link = /<link\b[^<>]{0,500}\bhref\s*=\s*["']([^"']{1,2000})/i.exec(item)?.[1] ?? lineIn(item, LINK) ?? address;
  const news = { title, link, html: inside(item, TEXT) ?? "", written: lineIn(item, WRITTEN) };
  const structured = structuredOf(item, title, link);
  return structured ? understandStructured(pageOf(news), [structured]) : eventsOfNews(news, now);
}

export interface News {
  title: string;
  link: string | null;
  html: string;
  /** The moment at which it was published. */
  written: string | null;
}

/** What a piece of news says of times to come. */
export function eventsOfNews(news: News, now: Date): PageEvent[] {
  const written = new Date(news.written ?? Number.NaN);
  const { events } = understandText(pageOf(news), Number.isNaN(written.getTime()) ? now : written);
  return events
    .filter(({ day, endDay, time }) => time !== null && (endDay ?? day) >= dayOf(now))
    .map((event) => ({ ...event, url: event.url ?? news.link }));
}

function pageOf({ title, link, html }: News): PageParts {
  const text = plainText(html) ?? "";
  const [, place = "", rest = ""] = FIRST_SENTENCE.exec(text) ?? [];
  const lines = (isPlaceName(place) ? `${place}\n${rest}` : text).split("\n").slice(0, MOST_LINES);
  const block: Omit<PageBlock, "text" | "kind" | "level"> = { group: 0, region: "main", link: null };
  const blocks: PageBlock[] = [
    { ...block, kind: "heading", level: 1, text: title },
    ...lines.filter(Boolean).map((text) => ({ ...block, kind: "text" as const, level: 0, text })),
  ];
  const groups = [{ parent: -1, depth: 0, from: 0, to: blocks.length }];
  return { ...barePage(link, [], false), blocks, groups };
}

function structuredOf(item: string, name: string, url: string | null): StructuredEvent | null {
  const googles = GOOGLES_WHEN.exec(item)?.[0] ?? "";
  const ofGoogle = (key: string) => new RegExp(`\\b${key}\\s*=\\s*["']([^"']{1,60})`, "i").exec(googles)?.[1] ?? null;
  const start = ofGoogle("startTime") ?? moment(lineIn(item, START), lineIn(item, START_CLOCK));
  if (!saidTime(start)) return null;
  return {
    ...NOTHING_SAID,
    source: "feed",
    id: lineIn(item, ID),
    name,
    start,
    end: ofGoogle("endTime") ?? moment(lineIn(item, END), lineIn(item, END_CLOCK)),
    description: inside(item, TEXT),
    url,
    place: lineIn(item, PLACE),
  };
}

/** The clock may stand in an element of its own. */
function moment(day: string | null, clock: string | null): string | null {
  if (day === null) return saidTime(clock) ? clock : null;
  return saidTime(day)?.time === null && clock !== null && saidTime(`${day} ${clock}`) ? `${day} ${clock}` : day;
}
