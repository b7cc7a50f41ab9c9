import { sql } from "drizzle-orm";
import { type Database, type Row, selectRows, valuesOf } from "#db/client";
import { e } from "#db/queries/aliases";
import { type ListedForm, listStoredForms } from "#db/queries/events/stored-forms";
import { type Publisher, selectPublisher } from "#db/queries/publishing/publishing";
import { geocodedAddresses } from "#db/schema";
import type { TextLanguage } from "~/domain/site/text-languages";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { pickFields } from "~/domain/values";

type GeocodedAddress = typeof geocodedAddresses.$inferSelect;

/** Texts that were never looked up are missing. */
export function listGeocodedAddresses(db: Database, queries: readonly string[]): Promise<GeocodedAddress[]> {
  return db
    .select()
    .from(geocodedAddresses)
    .where(sql`${geocodedAddresses.query} in ${valuesOf(queries)}`);
}

export async function saveGeocodedAddresses(db: Database, answers: Omit<GeocodedAddress, "looked_up_at">[], now: Date) {
  await db.run(sql`insert or replace into geocoded_addresses (query, lat, lng, source, looked_up_at)
    select value->>'query', value->>'lat', value->>'lng', value->>'source', ${unixSeconds(now)}
    from json_each(${JSON.stringify(answers)}) where true`);
}

const USED_PLACE = {
  location_name: e.location_name,
  location_address: sql<string>`${e.location_address}`,
  ...pickFields(e, ["city", "country", "lat", "lng"]),
};

export type UsedPlace = Row<typeof USED_PLACE>;

const EVENTS_READ = 100;

/** One round trip: columns for its events, at most `limit` last used places, templates, and the languages of second texts, the usual first. */
export async function findPublisherWithPlaces(
  db: Database,
  organizerId: string,
  limit: number,
): Promise<{ publisher: Publisher; places: UsedPlace[]; templates: ListedForm[]; languages: TextLanguage[] } | null> {
  const [[publisher], places, templates, languages] = await db.batch([
    selectPublisher(db, organizerId),
    listUsedPlaces(db, organizerId, limit),
    listStoredForms(db, organizerId, "template"),
    selectRows(db, { language: sql<TextLanguage>`${e.other_language}` })`from ${latestOf(organizerId)} e
      where e.other_language is not null group by e.other_language order by count(*) desc`,
  ]);
  return publisher ? { publisher, places, templates, languages: languages.map(({ language }) => language) } : null;
}

const latestOf = (organizerId: string) =>
  sql`(select * from events where organizer_id = ${organizerId} order by start_time desc limit ${EVENTS_READ})`;

/** Those with an address, each once, latest first. */
const listUsedPlaces = (db: Database, organizerId: string, limit: number) =>
  selectRows(db, {
    ...USED_PLACE,
    latest: sql<number>`max(${e.seq})`,
  })`from ${latestOf(organizerId)} e
    where e.location_address is not null and e.google_calendar_sync_id is null
    group by e.location_name, e.location_address, e.city order by latest desc limit ${limit}`;
