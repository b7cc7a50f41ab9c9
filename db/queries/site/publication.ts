import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { publication } from "#db/schema";

/** Grows whenever something was hidden or shown again, or a calendar brought changes; cached pages of former epochs are never served. */
export async function findEpoch(db: Database): Promise<number> {
  const rows = await db.select({ epoch: publication.epoch }).from(publication).where(eq(publication.id, 1));
  return rows[0]?.epoch ?? 0;
}

/** Statement: pages that were kept so far are served no more. */
export const raiseEpoch = (db: Database) => db.update(publication).set({ epoch: sql`${publication.epoch} + 1` });
