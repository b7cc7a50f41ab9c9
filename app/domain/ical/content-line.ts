import ICAL from "ical.js";
import { ICAL_LIMITS } from "./limits";

/** One property as the calendar writes it, unfolded. */
export interface ContentLine {
  /** In capitals, without stray spaces. */
  name: string;
  text: string;
}

/** Names that may be written in small letters or with spaces in them and are still meant. */
const KNOWN = new Set(
  (
    "BEGIN END UID SUMMARY DESCRIPTION LOCATION GEO URL CATEGORIES STATUS SEQUENCE DTSTART DTEND DURATION RRULE RDATE EXDATE " +
    "RECURRENCE-ID NAME METHOD TZID TZOFFSETFROM TZOFFSETTO REFRESH-INTERVAL VERSION PRODID CALSCALE DTSTAMP CREATED " +
    "LAST-MODIFIED TRANSP CLASS ORGANIZER ATTENDEE ATTACH COMMENT CONTACT PRIORITY RESOURCES IMAGE COLOR CONFERENCE SOURCE"
  ).split(" "),
);

const LONGEST_NAME = 64;

/** The name that a line begins with, or null where it begins with no property's name: it is the rest of a text. */
export function nameOfLine(line: string): string | null {
  const head = line.slice(0, LONGEST_NAME);
  const end = head.search(/[:;]/);
  if (end <= 0) return null;
  const written = head.slice(0, end);
  if (/^(X-[A-Za-z0-9_-]+|[A-Z][A-Z0-9-]*)$/.test(written)) return written.toUpperCase();
  const squeezed = written.replace(/\s+/g, "").toUpperCase();
  return KNOWN.has(squeezed) || /^X-[A-Z0-9_-]+$/.test(squeezed) ? squeezed : null;
}

export interface Property {
  /** By name in small letters. */
  params: Record<string, string>;
  /** As ical.js reads them: text without escapes, numbers of GEO as a pair, durations as text. */
  values: unknown[];
}

/** What ical.js makes of a line; where the line is broken, its bare value as text. */
export function readProperty({ name, text }: ContentLine): Property {
  const line = name + text.slice(0, ICAL_LIMITS.textLength).slice(text.search(/[:;]/));
  try {
    const [, params, , ...values] = ICAL.parse.property(line) as unknown as [string, Record<string, string>, string, ...unknown[]];
    return { params, values };
  } catch {
    return { params: {}, values: [unescaped(valueOf(line))] };
  }
}

/** A property's first value as text, trimmed; null where there is none. */
export function readText(line: ContentLine | null): string | null {
  if (!line) return null;
  const [value] = readProperty(line).values;
  return value === undefined ? null : String(value).trim() || null;
}

/** What stands after the first colon outside quotes. */
export function valueOf(line: string): string {
  const quoted = /^[^":]*(?:"[^"]*"[^":]*)*:/.exec(line);
  return line.slice(quoted ? quoted[0].length : line.indexOf(":") + 1);
}

const unescaped = (value: string) =>
  value.replace(/\\([\\;,nN])/g, (_, letter: string) => (letter === "n" || letter === "N" ? "\n" : letter));
