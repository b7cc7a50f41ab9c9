import { publicGoogleFeed } from "~/domain/calendars/sharing-links";
import { isServiceFeed } from "~/domain/calendars/sharing-services";
import { PAGE_LIMITS, type PageDataKind, type PageFeed } from "~/domain/intake/page/page-parts";
import { percentDecoded } from "~/domain/text/links";
import { parseUrl } from "~/domain/text/parse-url";
import { decodeText } from "./page-text";

type Attributes = ReadonlyMap<string, string>;

/** Cornerstone's pages ask there for events. */
const CORNERSTONE = /\/events_service\/start\//;

const GROUP_CALENDAR = /[\w.-]{3,120}@group\.calendar\.google\.com/i;
const LONGEST_SCRIPT = 200_000;

const PROGRAMS: Record<string, RegExp> = {
  "the-events-calendar": /\btribe-(?:events|common)\b|\/plugins\/the-events-calendar\//i,
  "modern-events-calendar": /\bmec-(?:wrap|event|single|calendar|start)\b|\/plugins\/modern-events-calendar/i,
  squarespace: /\bsqs-|static1\.squarespace\.com/i,
  eventbrite: /eventbrite\.(?:com|no|co\.uk)\//i,
  ticketco: /ticketco\.events/i,
  hoopla: /\.hoopla\.no/i,
  cornerstone: CORNERSTONE,
};

const CALENDAR_FILE =
  /\.(?:ics|ical)(?:\.gz)?(?:$|[?#])|[?&](?:ical|outlook-ical|format)=(?:1|ical|ics)\b|\/ical\/|\/export\/ics|\/events\/ical\b/i;
const CALENDAR_TYPE = /text\/calendar|application\/(?:x-)?ical/i;

const PROGRAMME =
  /\b(?:kalender|calendar|program|events?|arrangement(?:er)?|gudstj?enest\w*|(?:hva|kva|det)-?skjer|aktivitet(?:er)?|m[oø]ter)\b/i;

export class PageReferences {
  base: string | null = null;
  title: string | null = null;
  canonical: string | null = null;
  language: string | null = null;
  readonly feeds: PageFeed[] = [];
  readonly frames: string[] = [];
  readonly leads: string[] = [];
  readonly programs = new Set<string>();

  open(tag: string, attributes: Attributes) {
    const get = (name: string) => decodeText(attributes.get(name) ?? "").trim();
    if (tag === "html") this.language = get("lang") || null;
    else if (tag === "base") this.base ??= get("href") || null;
    else if (tag === "meta") this.#openMeta(get("property") || get("name"), get("content"));
    else if (tag === "link") this.#openLink(get("rel"), get("href"), get("type"));
    else if (tag === "a") this.#openAnchor(get("href"), get("type"));
    else if (tag === "iframe" || tag === "frame") this.#openFrame(get("src") || get("data-src"));
    if (attributes.has("data-tockify-calendar"))
      this.#add({ address: `https://tockify.com/${get("data-tockify-calendar")}`, as: "alternate", type: null });
    for (const value of attributes.values()) this.#noteCalendarId(value);
    this.#noteProgram(attributes);
  }

  /** Google Sites and others embed a calendar by its id alone. */
  #noteCalendarId(text: string) {
    if (!text.includes("group.calendar.google.com")) return;
    const id = GROUP_CALENDAR.exec(percentDecoded(text))?.[0];
    if (id) this.#add({ address: publicGoogleFeed(id), as: "link", type: null });
  }

  #openMeta(name: string, content: string) {
    if (name === "og:title") this.title = content || this.title;
    if (name === "og:url") this.canonical ??= content || null;
    if (name === "generator") this.#note(content.toLowerCase().replaceAll(" ", "-"));
  }

  #openLink(rel: string, href: string, type: string) {
    if (/\bcanonical\b/i.test(rel)) this.canonical = href || this.canonical;
    const isCalendar = CALENDAR_TYPE.test(type) || (type === "" && CALENDAR_FILE.test(href));
    if (/\balternate\b/i.test(rel) && isCalendar) this.#add({ address: href, as: "alternate", type: type || null });
  }

  #openAnchor(href: string, type: string) {
    const calendar = /^data:text\/calendar/i.test(href) ? href : calendarOfTemplate(href);
    if (calendar) this.#add({ address: calendar, as: "data", type: "text/calendar" });
    else if (
      /^webcals?:/i.test(href) ||
      CALENDAR_FILE.test(href) ||
      CALENDAR_TYPE.test(type) ||
      isSharedCalendar(href) ||
      isServiceFeed(href)
    )
      this.#add({ address: href, as: "link", type: type || null });
    else if (PROGRAMME.test(percentDecoded(href.slice(0, 500))) && this.leads.length < PAGE_LIMITS.links)
      this.leads.push(href);
  }

  #openFrame(address: string) {
    if (address !== "" && this.frames.length < PAGE_LIMITS.links) this.frames.push(address);
  }

  #add(feed: PageFeed) {
    if (feed.address !== "" && this.feeds.length < PAGE_LIMITS.links) this.feeds.push(feed);
  }

  #noteProgram(attributes: Attributes) {
    this.#note(attributes.get("class"));
    this.#note(attributes.get("href"));
    this.#note(attributes.get("src"));
    this.#note(attributes.get("servicelink"));
  }

  openScript(text: string) {
    if (CORNERSTONE.test(text)) this.programs.add("cornerstone");
    this.#noteCalendarId(text.slice(0, LONGEST_SCRIPT));
  }

  #note(text: string | undefined) {
    if (!text) return;
    for (const [name, pattern] of Object.entries(PROGRAMS)) if (pattern.test(text)) this.programs.add(name);
  }
}

/** `…/calendar/render?action=TEMPLATE&text=…&dates=…/…` adds one event, which is told by what the link says. */
function calendarOfTemplate(href: string): string | null {
  const asked = /[?&]action=TEMPLATE\b/i.test(href) ? parseUrl(href)?.searchParams : undefined;
  const [from, to] = asked?.get("dates")?.split("/") ?? [];
  const name = asked?.get("text");
  if (!from || !name) return null;
  const zone = asked?.get("ctz");
  const when = (day: string) =>
    !day.includes("T") ? `;VALUE=DATE:${day}` : `${zone && !day.endsWith("Z") ? `;TZID=${zone}` : ""}:${day}`;
  const said = (text: string) => text.replace(/[\\,;]/g, "\\$&").replace(/\r?\n/g, "\\n");
  const lines = [
    `UID:${from}-${name}`,
    `DTSTART${when(from)}`,
    ...(to ? [`DTEND${when(to)}`] : []),
    `SUMMARY:${said(name)}`,
    `LOCATION:${said(asked?.get("location") ?? "")}`,
  ].map((line) => line.replace(/[\r\n]/g, " "));
  const written = ["BEGIN:VCALENDAR", "BEGIN:VEVENT", ...lines, "END:VEVENT", "END:VCALENDAR"].join("\r\n");
  return `data:text/calendar,${encodeURIComponent(written)}`;
}

/** `…/calendar/render?cid=…` adds a calendar of Google's. */
const isSharedCalendar = (href: string) =>
  /^https?:\/\/(?:www|calendar)\.google\.com\/calendar\/[^\s]{0,300}[?&](?:cid|src)=/i.test(href);

export function dataKindOf(attributes: Attributes): PageDataKind | "program" | null {
  const type = (attributes.get("type") ?? "").toLowerCase();
  if (/ld\+json/.test(type)) return "json-ld";
  if (attributes.get("id") === "wix-warmup-data") return "wix";
  if (type === "application/json") return "next";
  return attributes.has("src") || (type !== "" && !/javascript|ecmascript|module/.test(type)) ? null : "program";
}

/** `<base>`, the page's own address, or the one that it gives for itself. */
export function baseOfPage(base: string | null, address: string | null, canonical: string | null): string | null {
  const own = address ?? (canonical !== null && parseUrl(canonical) ? canonical : null);
  const resolved = (base !== null && parseUrl(base, own ?? undefined)?.href) || own;
  return resolved !== null && /^https?:\/\//i.test(resolved) ? resolved : null;
}
