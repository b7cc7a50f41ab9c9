import { and, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { type Database, type Row, selectRows, valuesOf } from "#db/client";
import { e } from "#db/queries/aliases";
import { releaseAnyImages } from "#db/queries/images/images";
import { deadJobs, userReports, users } from "#db/schema";
import { unixSeconds } from "~/domain/time/days-and-moments";

export async function clearReporters(db: Database, before: Date): Promise<void> {
  await db
    .update(userReports)
    .set({ reporter_id: null })
    .where(and(isNotNull(userReports.reporter_id), lt(userReports.created_at, before)));
}

export async function clearReportNetworks(db: Database, before: Date): Promise<void> {
  await db
    .update(userReports)
    .set({ network: null })
    .where(and(isNotNull(userReports.network), lt(userReports.created_at, before)));
}

/** Whoever has signed up again, or asked for another link, keeps the account as long as the link. */
export async function deleteUnconfirmedUsers(db: Database, before: Date): Promise<void> {
  const hasLink = sql`exists (select 1 from account_tokens t where t.user_id = ${users.id})`;
  await db.delete(users).where(and(isNull(users.email_verified_at), lt(users.created_at, before), sql`not ${hasLink}`));
}

export async function deleteOldDeadJobs(db: Database, before: Date): Promise<void> {
  await db.delete(deadJobs).where(lt(deadJobs.received_at, before));
}

const PAST_EVENT = { id: e.id, image_url: e.image_url };

export type PastEvent = Row<typeof PAST_EVENT>;

/** Began and ended before `before`, oldest first. */
export async function listPastEvents(db: Database, before: Date, limit: number): Promise<PastEvent[]> {
  const seconds = unixSeconds(before);
  return selectRows(db, PAST_EVENT)`
    from events e where e.sort_key < cast(${seconds} as integer) * 1000000 and coalesce(e.end_time, e.start_time) < ${seconds}
    order by e.sort_key limit ${limit}`;
}

/** Images that only they used become unused. */
export const deletePastEvents = (db: Database, ids: readonly string[], imageIds: readonly string[], now: Date) =>
  [db.run(sql`delete from events where id in ${valuesOf(ids)}`), releaseAnyImages(db, imageIds, now)] as const;
