import type { Database } from "#db/client";
import { deadJobs } from "#db/schema";

export type DeadJobRow = typeof deadJobs.$inferSelect;

export async function insertDeadJob(db: Database, job: DeadJobRow): Promise<void> {
  await db.insert(deadJobs).values(job).onConflictDoNothing();
}
