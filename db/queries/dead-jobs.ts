import { desc } from "drizzle-orm";
import type { Database } from "#db/client";
import { deadJobs } from "#db/schema";

export type DeadJobRow = typeof deadJobs.$inferSelect;

export async function insertDeadJob(db: Database, job: DeadJobRow): Promise<void> {
  await db.insert(deadJobs).values(job).onConflictDoNothing();
}

/** Newest first. */
export async function listDeadJobs(db: Database, limit = 50): Promise<DeadJobRow[]> {
  return db.select().from(deadJobs).orderBy(desc(deadJobs.received_at)).limit(limit);
}
