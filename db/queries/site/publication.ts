import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { publication } from "#db/schema";

/** Grows when something is hidden or taken away, or shown again: cached pages of earlier epochs are not served. */
export async function findEpoch(db: Database): Promise<number> {
  const rows = await db.select({ epoch: publication.epoch }).from(publication).where(eq(publication.id, 1));
  return rows[0]?.epoch ?? 0;
}

export const raiseEpoch = (db: Database, condition: SQL = sql`true`) =>
  db
    .update(publication)
    .set({ epoch: sql`${publication.epoch} + 1` })
    .where(condition);
