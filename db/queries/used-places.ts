import { sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { type Publisher, selectPublisher } from "./publishing-room";

export interface UsedPlace {
  location_name: string | null;
  location_address: string;
  city: string | null;
  country: string;
  lat: number | null;
  lng: number | null;
}

/** How far back, in events, places are looked for. */
const EVENTS_READ = 100;

/** One round trip: an organizer as its events are made from it, with the places it used last, `limit` at most. */
export async function findPublisherWithPlaces(db: Database, organizerId: string, limit: number): Promise<{ publisher: Publisher; places: UsedPlace[] } | null> {
  const [[publisher], places] = await db.batch([selectPublisher(db, organizerId), listUsedPlaces(db, organizerId, limit)]);
  return publisher ? { publisher, places } : null;
}

/** Statement: the places with an address that an organizer wrote last, each once, the latest first. */
const listUsedPlaces = (db: Database, organizerId: string, limit: number) =>
  db.all<UsedPlace>(sql`select location_name, location_address, city, country, lat, lng, max(seq) as latest
    from (select * from events where organizer_id = ${organizerId} order by start_time desc limit ${EVENTS_READ})
    where location_address is not null and google_calendar_sync_id is null
    group by location_name, location_address, city order by latest desc limit ${limit}`);
