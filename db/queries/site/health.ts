import { eq, sql } from "drizzle-orm";
import { type Database, selectFirst } from "#db/client";
import { cronRuns } from "#db/schema";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { present } from "~/domain/values";

/** Moments in unix seconds; jobs that died since `since`. */
export const findQueueHealth = async (db: Database, since: Date) =>
  present(
    await selectFirst(db, {
      oldest_due: sql<number | null>`(select min(due_at) from outbox where status = 'pending')`,
      dead_jobs: sql<number>`(select count(*) from dead_jobs where received_at >= ${unixSeconds(since)})`,
      sources: sql<number>`(select count(*) from calendar_syncs where sync_enabled = 1)`,
      failing_sources: sql<number>`(select count(*) from calendar_syncs where failing_since is not null and sync_enabled = 1)`,
      minutely_cron: sql<number | null>`(select ended_at from cron_runs where cron = 'minutely')`,
      quarterly_cron: sql<number | null>`(select ended_at from cron_runs where cron = 'quarterly')`,
    })``,
    "health of the site",
  );

type Cron = (typeof cronRuns.$inferInsert)["cron"];

export async function findCronRun(db: Database, cron: Cron): Promise<Date | null> {
  const [row] = await db.select({ at: cronRuns.ended_at }).from(cronRuns).where(eq(cronRuns.cron, cron));
  return row?.at ?? null;
}

/** Letters and pushes wait since then; null where they do not. */
export const findRestoring = (db: Database) => findCronRun(db, "restored");

export const endRestoring = (db: Database) => db.delete(cronRuns).where(eq(cronRuns.cron, "restored"));

export async function putCronRun(db: Database, cron: Cron, ended_at: Date) {
  await db.insert(cronRuns).values({ cron, ended_at }).onConflictDoUpdate({ target: cronRuns.cron, set: { ended_at } });
}
