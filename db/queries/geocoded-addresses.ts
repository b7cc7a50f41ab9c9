import { eq } from "drizzle-orm";
import type { Database } from "#db/client";
import { geocodedAddresses } from "#db/schema";

export type GeocodedAddress = typeof geocodedAddresses.$inferSelect;

/** What this text was found to be when it was last asked about; null where it never was. */
export async function findGeocodedAddress(db: Database, query: string): Promise<GeocodedAddress | null> {
  const rows = await db.select().from(geocodedAddresses).where(eq(geocodedAddresses.query, query));
  return rows[0] ?? null;
}

/** Keeps an answer, in the place of an older one. */
export async function saveGeocodedAddress(db: Database, answer: GeocodedAddress): Promise<void> {
  const { query, ...found } = answer;
  await db.insert(geocodedAddresses).values({ query, ...found }).onConflictDoUpdate({ target: geocodedAddresses.query, set: found });
}
