import { daysToRead } from "~/domain/calendars/events-to-import";
import type { Occurrence } from "~/domain/calendars/reader/event-content";
import { readCalendar } from "~/domain/calendars/reader/read-calendar";
import { percentDecoded } from "~/domain/text/links";
import { shiftDay } from "~/domain/time/days-and-moments";
import type { PageFeed } from "./page-parts";
import { NOTHING_SAID, type StructuredEvent } from "./structured-event";

const MOST_LINKS = 200;
const DATA = /^data:text\/calendar(?:;[\w=-]+)*?(;base64)?,/i;

/** Calendars inside links: "data:text/calendar,BEGIN:VCALENDAR…". */
export function linkedCalendarEvents(feeds: readonly PageFeed[], now: Date): StructuredEvent[] {
  const links = feeds.filter(({ as }) => as === "data").slice(0, MOST_LINKS);
  return links.flatMap(({ address }) => {
    const reading = readCalendar(bytesOf(address), { now, days: daysToRead(now), contentType: null });
    return reading.ok ? reading.occurrences.map(ofOccurrence) : [];
  });
}

function bytesOf(address: string): Uint8Array {
  const [head, base64] = DATA.exec(address) ?? [""];
  const body = percentDecoded(address.slice(head.length));
  if (!base64) return new TextEncoder().encode(body);
  try {
    return Uint8Array.from(atob(body.replace(/\s/g, "")), (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

const ofOccurrence = ({ summary, start, end, allDay, location, url, description }: Occurrence): StructuredEvent => ({
  ...NOTHING_SAID,
  source: "ics",
  name: summary,
  start: allDay ? start : new Date(start).toISOString(),
  end: end === null ? null : allDay ? shiftDay(end, -1) : new Date(end).toISOString(),
  place: location,
  url,
  description,
  hasZone: true,
});
