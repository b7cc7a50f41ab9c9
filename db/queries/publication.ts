import { eq } from "drizzle-orm";
import type { Database } from "#db/client";
import { publication } from "#db/schema";

/** Grows whenever something was hidden or shown again; cached pages of former epochs are never served. */
export async function findEpoch(db: Database): Promise<number> {
  const rows = await db.select({ epoch: publication.epoch }).from(publication).where(eq(publication.id, 1));
  return rows[0]?.epoch ?? 0;
}
