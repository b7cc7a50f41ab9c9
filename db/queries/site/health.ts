import { eq, sql } from "drizzle-orm";
import { type Database, selectFirst } from "#db/client";
import { numbers } from "#db/schema";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { present } from "~/domain/values";
import { findWhen } from "./progress";

/** Moments in unix seconds; jobs that died since `since`. */
export const findQueueHealth = async (db: Database, since: Date) =>
  present(
    await selectFirst(db, {
      oldest_due: sql<number | null>`(select min(due_at) from outbox where status = 'pending')`,
      dead_jobs: sql<number>`(select count(*) from dead_jobs where received_at >= ${unixSeconds(since)})`,
      sources: sql<number>`(select count(*) from calendar_syncs where sync_enabled = 1)`,
      failing_sources: sql<number>`(select count(*) from calendar_syncs where failing_since is not null and sync_enabled = 1)`,
      minutely_cron: sql<number | null>`(select number from numbers where name = 'minutely')`,
      quarterly_cron: sql<number | null>`(select number from numbers where name = 'quarterly')`,
    })``,
    "health of the site",
  );

/** Letters and pushes wait since then; null where they do not. */
export const findRestoring = (db: Database) => findWhen(db, "restored");

export const endRestoring = (db: Database) => db.delete(numbers).where(eq(numbers.name, "restored"));
