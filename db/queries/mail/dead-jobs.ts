import { desc, eq } from "drizzle-orm";
import type { Database } from "#db/client";
import { type AuditEntry, insertAudit } from "#db/queries/admin/audit-log";
import { deadJobs } from "#db/schema";

export type DeadJobRow = typeof deadJobs.$inferSelect;

const SHOWN = 50;

export async function insertDeadJob(db: Database, job: DeadJobRow): Promise<void> {
  await db.insert(deadJobs).values(job).onConflictDoNothing();
}

/** Newest first. */
export const listDeadJobs = (db: Database): Promise<DeadJobRow[]> =>
  db.select().from(deadJobs).orderBy(desc(deadJobs.received_at)).limit(SHOWN);

export async function findDeadJob(db: Database, id: string): Promise<DeadJobRow | undefined> {
  const [row] = await db.select().from(deadJobs).where(eq(deadJobs.id, id));
  return row;
}

/** Also logs what was done with it. */
export async function deleteDeadJob(db: Database, id: string, act: AuditEntry, now: Date): Promise<void> {
  await db.batch([insertAudit(db, act, now), db.delete(deadJobs).where(eq(deadJobs.id, id))]);
}
