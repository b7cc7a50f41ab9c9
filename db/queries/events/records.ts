import { sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { firstUnixSecondFrom } from "~/domain/time/unix-time";
import { cardColumns, type EventCardRow } from "./cards";

/** An event with all that is public of it, and what decides what is: for the read API and calendars. Times are unix seconds. */
export interface EventRecordRow extends EventCardRow {
  description: string;
  location_address: string | null;
  country: string;
  speaker_band: string | null;
  external_url: string | null;
  google_calendar_id: string | null;
  /** Of the feed that it was imported from; may be secret. */
  calendar_url: string | null;
  /** JSON of a list of strings. */
  tags: string;
  created_at: number;
  updated_at: number | null;
}

/** For `e` (an event) and `o` (its organizer): every column of EventRecordRow but the distance. */
export const recordColumns = sql`${cardColumns}, e.description, e.location_address, e.country, e.speaker_band,
  e.external_url, e.google_calendar_id, e.tags, e.created_at, e.updated_at,
  (select calendar_url from calendar_syncs where id = e.google_calendar_sync_id) as calendar_url`;

/** One event, past or coming, where it may be seen. */
export async function findEventRecord(db: Database, id: string): Promise<EventRecordRow | null> {
  const rows = await db.all<EventRecordRow>(sql`select ${recordColumns}, null as distance_km
    from visible_events e cross join organizers o on o.id = e.organizer_id
    where e.id = ${id}`);
  return rows[0] ?? null;
}

/** An organizer's calendar holds at most this many coming events. */
const CALENDAR_LIMIT = 200;

/** One round trip: an organizer with its coming events, soonest first; null where there is no such organizer. */
export async function findOrganizerCalendar(
  db: Database,
  id: string,
  now: Date,
): Promise<{ organizer: { id: string; name: string }; events: EventRecordRow[] } | null> {
  const from = firstUnixSecondFrom(now);
  const [organizers, events] = await db.batch([
    db.all<{ id: string; name: string }>(sql`select id, name from visible_organizers where id = ${id}`),
    db.all<EventRecordRow>(sql`select ${recordColumns}, null as distance_km
      from organizers o cross join visible_events e on e.organizer_id = o.id
      where o.id = ${id} and e.start_time >= ${from}
      order by e.start_time limit ${CALENDAR_LIMIT}`),
  ]);
  return organizers[0] ? { organizer: organizers[0], events } : null;
}
