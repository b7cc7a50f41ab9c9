import { sql } from "drizzle-orm";
import { type Database, valuesOf } from "#db/client";
import { calendarSyncs } from "#db/schema";
import { unixSeconds } from "~/domain/time/days-and-moments";

/**
 * Nobody else claims them before `until` (unix seconds), when a lost run is due again. Longest due first; returns ids.
 */
export async function claimDueCalendars(
  db: Database,
  { due, until, limit }: { due: Date; until: number; limit: number },
): Promise<string[]> {
  const rows = await db
    .update(calendarSyncs)
    .set({ due_at: until })
    .where(
      sql`${calendarSyncs.id} in (select id from (
        select id, due_at from calendar_syncs where sync_enabled = 1 and due_at <= ${unixSeconds(due)}
        union all select id, due_at from calendar_syncs indexed by calendar_syncs_looks
        where unconfirmed = 'looked_at' and due_at <= ${unixSeconds(due)}
      ) order by due_at limit ${limit})`,
    )
    .returning({ id: calendarSyncs.id });
  return rows.map(({ id }) => id);
}

export async function releaseCalendars(db: Database, ids: string[], { until, due }: { until: number; due: Date }) {
  await db.run(sql`update calendar_syncs set due_at = ${unixSeconds(due)}
    where id in ${valuesOf(ids)} and due_at = ${until}`);
}
