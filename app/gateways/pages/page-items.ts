import { PAGE_LIMITS, type PageItem, type PageItemFormat } from "~/domain/intake/page/page-parts";
import { decodeText, seenText } from "./page-text";

type Attributes = ReadonlyMap<string, string>;

const CLASSIC: Record<string, string> = {
  summary: "name",
  dtstart: "start",
  dtend: "end",
  duration: "duration",
  location: "location",
  url: "url",
  description: "description",
  uid: "uid",
  status: "status",
  fn: "name",
  org: "name",
  photo: "photo",
  "street-address": "street-address",
  locality: "locality",
  "postal-code": "postal-code",
  "simcal-event-title": "name",
  "simcal-event-address": "location",
};
const ITEM_CLASSES: Record<string, string> = {
  vevent: "h-event",
  vcard: "h-card",
  adr: "h-adr",
};

interface OpenProperty {
  name: string;
  item: PageItem;
  text: string;
  /** The text of value-class parts, which counts instead. */
  parts: string[];
}

interface OpenElement {
  items: number;
  properties: number;
  isPart: boolean;
}

/** Microdata, h-event and hCalendar. */
export class PageItems {
  readonly items: PageItem[] = [];
  #open: PageItem[] = [];
  #reading: OpenProperty[] = [];
  #part: string | null = null;
  #count = 0;

  /** Give what it returns to `close()`; null where the tag opens nothing. */
  open(tag: string, attributes: Attributes, block: number, isVoid: boolean): OpenElement | null {
    const classes = attributes.get("class")?.split(/\s+/).slice(0, 40) ?? [];
    const inside = this.#open.at(-1);
    const isName =
      /^h[1-6]$/.test(tag) && inside?.types[0] === "h-event" && !inside.properties.some(({ name }) => name === "name");
    const given = classNames(classes, this.#isInMicroformat);
    const found = [
      ...microdataNames(attributes),
      ...(isName && given.length === 0 ? [{ name: "name", format: "h-event" } as const] : given),
    ];
    const started = this.#itemOf(attributes, classes, block);
    const reading = this.#reading.at(-1);
    const part = reading ? partOf(tag, attributes, classes) : null;
    const isPart = part === "" && !isVoid;
    if (part) reading?.parts.push(part);
    if (found.length === 0 && !started && !isPart) return null;
    const opened: OpenElement = { items: 0, properties: 0, isPart };
    for (const { name, format } of found) {
      const item = this.#open.findLast((one) => one.format === format);
      if (!item || item.properties.length >= PAGE_LIMITS.properties) continue;
      if (started) item.properties.push({ name, value: started });
      const value = started && format === started.format ? null : machineValue(tag, attributes, format, name);
      if (value !== null) this.#give(item, name, value);
      else if (!isVoid && !started) {
        this.#reading.push({ name, item, text: "", parts: [] });
        opened.properties++;
      }
    }
    if (started && !isVoid) {
      if (found.length === 0 || !this.#open.some((one) => one.format === started.format)) this.items.push(started);
      this.#open.push(started);
      opened.items = 1;
    }
    if (isPart) this.#part = "";
    return opened;
  }

  /** An end that is a clock alone is of the day on which it starts. */
  #give(item: PageItem, name: string, value: string) {
    const start = item.properties.find((one) => one.name === "start")?.value;
    const day = typeof start === "string" ? /^\d{4}-\d{2}-\d{2}/.exec(start)?.[0] : undefined;
    const isClock = name === "end" && CLOCK_ALONE.test(value);
    item.properties.push({ name, value: isClock && day ? `${day} ${value}` : value });
  }

  get #isInMicroformat() {
    return this.#open.some(({ format }) => format === "h-event");
  }

  #itemOf(attributes: Attributes, classes: readonly string[], block: number): PageItem | null {
    const isScope = attributes.has("itemscope");
    const properties = isScope ? [] : saidInAttributes(attributes);
    const root = isScope
      ? null
      : properties.length > 0
        ? "h-event"
        : classes
            .map((name) => ITEM_CLASSES[name] ?? name)
            .find((name) => /^h-(?:event|card|adr|geo|feed)$/.test(name));
    if ((!isScope && !root) || this.#count >= PAGE_LIMITS.items) return null;
    this.#count++;
    const types = root ? [root] : (attributes.get("itemtype")?.trim().split(/\s+/) ?? []);
    const id = attributes.get("itemid") ?? attributes.get("data-event-id") ?? null;
    return { format: isScope ? "microdata" : "h-event", types, id, properties, from: block, to: block };
  }

  add(text: string) {
    if (this.#part !== null) this.#part += text;
    for (const property of this.#reading) if (property.text.length < PAGE_LIMITS.block) property.text += text;
  }

  close({ items, properties, isPart }: OpenElement, block: number) {
    if (isPart && this.#part !== null) {
      this.#reading.at(-1)?.parts.push(seenText(this.#part));
      this.#part = null;
    }
    for (let left = properties; left > 0; left--) {
      const property = this.#reading.pop();
      if (!property) break;
      const { item, name, parts, text } = property;
      this.#give(item, name, parts.length > 0 ? wholeOf(parts) : seenText(text));
    }
    for (let left = items; left > 0; left--) {
      const item = this.#open.pop();
      if (item) item.to = block;
    }
  }
}

const CLOCK_ALONE = /^\d{1,2}(?:[.:]\d{2}){0,2}(?:\s?[ap]\.?m\.?)?(?:\s?(?:Z|[+-]\d{2}:?\d{2}))?$/i;

/** https://microformats.org/wiki/value-class-pattern: null where it is no part of a value, "" where its text is one. */
function partOf(tag: string, attributes: Attributes, classes: readonly string[]): string | null {
  if (classes.includes("value-title")) return attributes.get("title") ?? null;
  if (!classes.includes("value")) return null;
  const alternative = tag === "img" || tag === "area" ? attributes.get("alt") : undefined;
  return alternative ?? machineValue(tag, attributes, "h-event", "start") ?? "";
}

/** Day, clock and zone may stand in any order. */
function wholeOf(parts: readonly string[]): string {
  const day = parts.find((part) => /^\d{4}-\d/.test(part));
  const zone = parts.find((part) => /^(?:Z|[+-]\d{1,2}(?::?\d{2})?)$/i.test(part));
  const clock = parts.find((part) => part !== day && part !== zone && CLOCK_ALONE.test(part));
  return clock === undefined ? parts.join(" ") : `${day ? `${day} ` : ""}${clock}${zone ?? ""}`;
}

const OF_ATTRIBUTES: Record<string, string> = {
  start: "start",
  end: "end",
  title: "name",
  place: "location",
  location: "location",
};

/** `data-start`, `data-ev-start` and their company; none without a day. */
function saidInAttributes(attributes: Attributes) {
  const said = [...attributes].flatMap(([key, value]) => {
    const name = OF_ATTRIBUTES[/^data-(?:[a-z]+-)?([a-z]+)$/.exec(key)?.[1] ?? ""];
    return name === undefined ? [] : [{ name, value: decodeText(value) }];
  });
  return said.some(({ name, value }) => name === "start" && /^(?:\d{4}-\d{2}-\d{2}|\d{10}$)/.test(value)) ? said : [];
}

interface NamedProperty {
  name: string;
  format: PageItemFormat;
}

const microdataNames = (attributes: Attributes): NamedProperty[] =>
  (attributes.get("itemprop")?.trim().split(/\s+/).filter(Boolean) ?? [])
    .slice(0, 10)
    .map((name) => ({ name, format: "microdata" }));

function classNames(classes: readonly string[], isInside: boolean): NamedProperty[] {
  if (!isInside) return [];
  return classes.flatMap((name) => {
    const modern = /^(?:p|u|dt|e)-([a-z-]{2,20})$/.exec(name)?.[1];
    const given = modern ?? CLASSIC[name];
    return given ? [{ name: given, format: "h-event" }] : [];
  });
}

function machineValue(tag: string, attributes: Attributes, format: PageItemFormat, name: string): string | null {
  const first = (...names: string[]) =>
    names.map((one) => attributes.get(one)).find((value) => value !== undefined && value !== "");
  const isAddress =
    /^(?:url|image|photo|sameAs|uid|eventStatus|eventAttendanceMode|status|thumbnailUrl|contentUrl|availability)$/.test(
      name,
    );
  const content = attributes.get("content");
  if (format === "microdata" && content !== undefined) return decodeText(content);
  const written =
    tag === "time" || tag === "ins" || tag === "del"
      ? first("datetime")
      : tag === "img" || tag === "source" || tag === "embed" || tag === "iframe"
        ? first("src", "data-src")
        : tag === "abbr"
          ? first("title")
          : tag === "data" || tag === "input" || tag === "meter"
            ? first("value")
            : tag === "link" || ((tag === "a" || tag === "area") && isAddress)
              ? first("href")
              : tag === "meta"
                ? first("content")
                : first("datetime");
  return written === undefined ? null : decodeText(written);
}
