import ICAL from "ical.js";

const SPACE = 32;
const TAB = 9;
const CR = 13;

/** Yields unfolded lines; LF, CRLF or a lone CR ends one. Skips empty ones; an indented `BEGIN` or `END` is a line. */
export function* contentLines(text: string): Generator<string> {
  const source = withoutIndent(text.includes("\n") ? text : text.replaceAll("\r", "\n"));
  const finish = /\r(?!\n)/.test(source) ? withoutStrayReturns : (line: string) => line;
  const line = new FoldedLine();
  for (let from = 0, end = 0; from < source.length; from = end + 1) {
    end = source.indexOf("\n", from);
    if (end < 0) end = source.length;
    const stop = endWithoutReturns(source, from, end);
    const first = source.charCodeAt(from);
    const continues = (first === SPACE || first === TAB) && !isMarker(source, from, stop);
    if (!continues && stop > from && line.hasText) yield finish(line.take());
    if (stop > from) line.add(source.slice(continues ? from + 1 : from, stop));
  }
  if (line.hasText) yield finish(line.take());
}

const PARTS_AT_ONCE = 1000;

/** Joins block by block, because a line may have millions of parts. */
class FoldedLine {
  #text = "";
  #parts: string[] = [];

  get hasText(): boolean {
    return this.#text !== "" || this.#parts.length > 0;
  }

  add(part: string) {
    if (this.#text === "") this.#text = part;
    else if (this.#parts.push(part) >= PARTS_AT_ONCE) this.#join();
  }

  take(): string {
    if (this.#parts.length > 0) this.#join();
    const text = this.#text;
    this.#text = "";
    return text;
  }

  #join() {
    this.#text += this.#parts.join("");
    this.#parts = [];
  }
}

function endWithoutReturns(source: string, from: number, end: number): number {
  while (end > from && source.charCodeAt(end - 1) === CR) end--;
  return end;
}

/** With line feeds in the text, a lone carriage return is a stray character. */
const withoutStrayReturns = (line: string) => line.replace(/\r+/g, " ");

/** Some calendars have an indent on every line, from a template they were pasted into. */
function withoutIndent(source: string): string {
  const indent = /^([ \t]{1,40})BEGIN:VCALENDAR/im.exec(source)?.[1];
  return indent ? `\n${source}`.replaceAll(`\n${indent}`, "\n") : source;
}

const LONGEST_MARKER = 80;

function isMarker(source: string, from: number, end: number): boolean {
  return end - from <= LONGEST_MARKER && /^\s*(BEGIN|END):[A-Z-]+\s*$/i.test(source.slice(from, end));
}

export interface ContentLine {
  name: string;
  text: string;
}

const KNOWN = new Set(
  (
    "BEGIN END UID SUMMARY DESCRIPTION LOCATION GEO URL CATEGORIES STATUS SEQUENCE DTSTART DTEND DURATION RRULE RDATE EXDATE " +
    "RECURRENCE-ID NAME METHOD TZID TZOFFSETFROM TZOFFSETTO REFRESH-INTERVAL VERSION PRODID CALSCALE DTSTAMP CREATED " +
    "LAST-MODIFIED TRANSP CLASS ORGANIZER ATTENDEE ATTACH COMMENT CONTACT PRIORITY RESOURCES IMAGE COLOR CONFERENCE SOURCE"
  ).split(" "),
);

/** By name, for quick lookup among hundreds of thousands. */
export type Lines = ReadonlyMap<string, ContentLine[]>;

export const firstLine = (lines: Lines, name: string): ContentLine | null => lines.get(name)?.[0] ?? null;

export const allLines = (lines: Lines, name: string): ContentLine[] => lines.get(name) ?? [];

const LONGEST_NAME = 64;
const COLON = 58;
const SEMICOLON = 59;

function endOfName(line: string): number {
  const last = Math.min(line.length, LONGEST_NAME);
  for (let at = 0; at < last; at++) {
    const code = line.charCodeAt(at);
    if (code === COLON || code === SEMICOLON) return at;
  }
  return 0;
}

export function nameOfLine(line: string): string | null {
  const written = line.slice(0, endOfName(line));
  if (KNOWN.has(written)) return written;
  if (!written) return null;
  if (/^(X-[A-Za-z0-9_-]+|[A-Z][A-Z0-9-]*)$/.test(written)) return written.toUpperCase();
  const squeezed = written.replace(/\s+/g, "").toUpperCase();
  return KNOWN.has(squeezed) || /^X-[A-Z0-9_-]+$/.test(squeezed) ? squeezed : null;
}

interface Property {
  params: Record<string, string>;
  /** Unescaped; numbers are written out. */
  values: string[];
}

/** Parses a line with ical.js; a broken one has its bare value as text. */
export function readProperty({ name, text }: ContentLine): Property {
  const line = name + text.slice(endOfName(text), ICAL_LIMITS.textLength);
  try {
    const [, params, , ...values] = ICAL.parse.property(line) as unknown as [
      string,
      Record<string, string>,
      string,
      ...unknown[],
    ];
    return { params, values: values.map((value) => (typeof value === "string" ? value : JSON.stringify(value))) };
  } catch {
    return { params: {}, values: [unescaped(valueOf(line))] };
  }
}

export function readText(line: ContentLine | null): string | null {
  if (!line) return null;
  return readProperty(line).values[0]?.trim() || null;
}

export function valueOf(line: string): string {
  const quoted = /^[^":]*(?:"[^"]*"[^":]*)*:/.exec(line);
  return line.slice(quoted ? quoted[0].length : line.indexOf(":") + 1);
}

/** Unescapes a property that ical.js does not know. */
export const unescaped = (value: string) =>
  value.replace(/\\([\\;,nN])/g, (_, letter: string) => (letter === "n" || letter === "N" ? "\n" : letter));

/** Of one calendar: the largest known has some thousand events; a hostile one takes under a second, some dozen MB. */
export const ICAL_LIMITS = {
  /** Bytes, or UTF-16 units of a text. */
  bodyLength: 16 * 1024 * 1024,
  /** Events with a date, and those without; more are counted, not read. */
  events: 20_000,
  /** Further calendars count as the last one, further zones are left out. */
  calendars: 1_000,
  feedZones: 1_000,
  /** Different zone names; more count as unknown. */
  zones: 100,
  textLength: 100_000,
  /** Characters stored of a title or place, and of a description. */
  shortText: 500,
  longText: 20_000,
  tags: 20,
  tagLength: 60,
  /** More than one an hour is not an event. */
  occurrencesPerEvent: 10_000,
  /** The most frequent events are left out first. */
  occurrencesPerFeed: 50_000,
  /** Steps each event's rules get first: a year of any usual rule. A candidate is one step, a day a quarter. */
  stepsAtOnce: 500,
  /** Steps of expensive rules in two further rounds, each alone and all together. */
  stepsLater: [20_000, 250_000],
  stepsPerFeed: 3_000_000,
  stepsPerZone: 100_000,
  zoneParts: 500,
  zoneOnsets: 1_000,
  skippedDescribed: 200,
} as const;
