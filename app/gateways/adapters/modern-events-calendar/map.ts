import { saidTime, withNorwegianOffset } from "~/domain/intake/page/said-time";
import type { StructuredEvent } from "~/domain/intake/page/structured-event";

/**
 * Modern Events Calendar, a plugin of WordPress: JSON-LD alone.
 *
 * Traps: the offset is added twice, 2026-09-07T18:00:00+02:00 means 16:00 there. The printed clock (.mec-start-time) is
 * right: so the offset is taken off, and what is left is a claim until the page prints the same; a site whose program does it
 * right prints another clock, and is asked about. All occurrences of an event have one post and one address: only the day
 * tells them apart. Whole days are a date alone, and right.
 */
const MINUTE = 60_000;

function clock(written: StructuredEvent["start"]): StructuredEvent["start"] {
  const said = saidTime(written);
  if (!said?.offset || said.time === null) return written;
  const meant = new Date(Date.parse(`${said.day}T${said.time}:00Z`) - said.offset * MINUTE);
  return withNorwegianOffset(meant.toISOString());
}

export const modernEventsCalendarEvent = (event: StructuredEvent): StructuredEvent =>
  event.source === "json-ld"
    ? {
        ...event,
        source: "modern-events-calendar",
        id: event.id ?? event.url,
        start: clock(event.start),
        end: clock(event.end),
      }
    : event;
