import { PLACE_UNKNOWN } from "~/domain/events/display";
import { eventSearchEntry } from "~/domain/search/entry";
import { randomOf } from "../../scripts/drawing/random";
import type { NewCalendarSyncRow, NewEventRow, NewOrganizerRow } from "./rows";

/** By stem; true for a Google calendar. */
const IMPORTING: Readonly<Record<string, boolean>> = {
  Solrenning: true,
  Bryggekanten: true,
  Elvesvingen: false,
  Manyrooms: true,
  Lampelys: false,
  Svaletun: true,
};

/** Null for most. */
export function calendarSyncOf(stem: string, organizer: NewOrganizerRow, now: number): NewCalendarSyncRow | null {
  const isGoogle = IMPORTING[stem];
  if (isGoogle === undefined) return null;
  const host = organizer.email.split("@")[1]!;
  return {
    id: randomOf(`calendar ${organizer.id}`).id(12),
    organizer_id: organizer.id,
    calendar_name: isGoogle ? "Menighetens kalender" : "Arrangementer",
    calendar_url: isGoogle
      ? `https://google.${host}/calendar/ical/kalender/public/basic.ics`
      : `https://${host}/arrangementer.ics`,
    last_sync: now - 1_800,
    coming_events: 0,
    created_at: organizer.created_at,
  };
}

/** Without an image or guest, and sometimes without a place. */
export function asImported(event: NewEventRow, sync: NewCalendarSyncRow): NewEventRow {
  const random = randomOf(`import ${event.id}`);
  const place = random.chance(0.3) ? { location_name: PLACE_UNKNOWN, location_address: null } : {};
  const imported = {
    ...event,
    ...place,
    image_url: null,
    speaker_band: null,
    tags: [],
    facts: {},
    google_calendar_sync_id: sync.id,
    google_calendar_id: sync.calendar_url.includes("/calendar/ical/")
      ? `kalender@${sync.calendar_url.split("/")[2]}`
      : null,
    google_event_id: `${event.id}@${sync.calendar_url.split("/")[2]}`,
  };
  return { ...imported, ...eventSearchEntry(imported) };
}
