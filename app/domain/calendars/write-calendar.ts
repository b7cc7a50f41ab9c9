import ICAL from "ical.js";
import type { Position } from "~/domain/places/position";
import { dayOf, shiftDay } from "~/domain/time/wall-clock";

export interface CalendarEntry {
  /** Never changes for an event. */
  uid: string;
  changedAt: Date;
  start: Date;
  /** The first moment after the event; null where it has no end. */
  end: Date | null;
  /** True: only the Norwegian days count. */
  allDay: boolean;
  summary: string;
  description: string;
  location: string | null;
  position: Position | null;
  url: string;
  categories: string[];
}

/** The name and web page of a calendar that people subscribe to. */
export interface CalendarFeed {
  name: string;
  url: string;
}

/** A property or a component in jCal (RFC 7265), which ical.js writes as text. */
type Property = [name: string, parameters: Record<string, string>, type: string, ...values: unknown[]];

const REFRESH = "PT6H";

// A folded line may hold 75 octets; ical.js does not count the space that begins a continuation.
ICAL.foldLength = 74;

/** Returns the text of an iCalendar file (RFC 5545). */
export function formatCalendar(entries: CalendarEntry[], feed: CalendarFeed | null): string {
  const properties = [text("version", "2.0"), text("prodid", "-//Samling//Samling//NO"), text("calscale", "GREGORIAN")];
  if (feed) properties.push(...feedProperties(feed));
  const components = entries.map((entry) => ["vevent", entryProperties(entry), []]);
  return ICAL.stringify(["vcalendar", properties, components]);
}

function feedProperties({ name, url }: CalendarFeed): Property[] {
  return [
    text("name", name),
    text("x-wr-calname", name),
    ["x-wr-timezone", {}, "unknown", "Europe/Oslo"],
    ["url", {}, "uri", url],
    ["refresh-interval", {}, "duration", REFRESH],
    ["x-published-ttl", {}, "unknown", REFRESH],
  ];
}

function entryProperties(entry: CalendarEntry): Property[] {
  const { position, location, categories } = entry;
  const properties = [
    text("uid", entry.uid),
    moment("dtstamp", entry.changedAt),
    moment("last-modified", entry.changedAt),
    ...(entry.allDay ? dayProperties(entry) : timeProperties(entry)),
    text("summary", entry.summary),
    text("description", entry.description),
  ];
  if (location) properties.push(text("location", location));
  if (position) properties.push(["geo", {}, "float", [position.lat, position.lng]]);
  if (categories.length > 0) properties.push(["categories", {}, "text", ...categories.map(plain)]);
  properties.push(["url", {}, "uri", entry.url]);
  return properties;
}

function timeProperties({ start, end }: CalendarEntry): Property[] {
  return end && end > start ? [moment("dtstart", start), moment("dtend", end)] : [moment("dtstart", start)];
}

/** An event of whole days ends on the day after its last (RFC 5545). */
function dayProperties({ start, end }: CalendarEntry): Property[] {
  const last = end && end > start ? dayOf(new Date(end.getTime() - 1)) : dayOf(start);
  return [
    ["dtstart", {}, "date", dayOf(start)],
    ["dtend", {}, "date", shiftDay(last, 1)],
  ];
}

const moment = (name: string, at: Date): Property => [name, {}, "date-time", at.toISOString().replace(/\.\d+/, "")];

const text = (name: string, value: string): Property => [name, {}, "text", plain(value)];

/** Normalizes line breaks and removes characters that iCalendar forbids. */
const plain = (value: string) => value.replace(/\r\n?/g, "\n").replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "");
