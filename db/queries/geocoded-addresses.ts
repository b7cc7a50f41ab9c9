import { sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { geocodedAddresses } from "#db/schema";

export type GeocodedAddress = typeof geocodedAddresses.$inferSelect;

/** What some texts were found to be when they were last asked about; any number of them, those that never were are missing. */
export function listGeocodedAddresses(db: Database, queries: readonly string[]): Promise<GeocodedAddress[]> {
  return db.select().from(geocodedAddresses).where(sql`${geocodedAddresses.query} in (select value from json_each(${JSON.stringify(queries)}))`);
}

/** Keeps any number of answers, in the place of older ones. */
export async function saveGeocodedAddresses(db: Database, answers: Omit<GeocodedAddress, "looked_up_at">[], now: Date): Promise<void> {
  await db.all(sql`insert or replace into geocoded_addresses (query, lat, lng, source, looked_up_at)
    select value->>'query', value->>'lat', value->>'lng', value->>'source', ${Math.floor(now.getTime() / 1000)}
    from json_each(${JSON.stringify(answers)}) where true`);
}
