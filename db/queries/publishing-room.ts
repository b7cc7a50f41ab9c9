import { sql } from "drizzle-orm";
import { isUnseen, MOST_EVENTS_WHILE_NEW } from "~/domain/new-organizers";
import type { Database } from "#db/client";

/**
 * How many events an organizer may still publish, besides those with these ids; null where there is no limit. New
 * organisations that nobody who moderates has looked at have one.
 */
export async function findPublishingRoom(db: Database, organizerId: string, ids: readonly string[], now: Date): Promise<number | null> {
  const [row] = await db.all<{ created_at: number; reviewed_at: number | null; others: number }>(sql`
    select o.created_at, o.reviewed_at, (select count(*) from (
      select 1 from events where organizer_id = o.id and id not in (select value from json_each(${JSON.stringify(ids)})) limit ${MOST_EVENTS_WHILE_NEW}
    )) as others from organizers o where o.id = ${organizerId}`);
  if (!row) return null;
  const reviewedAt = row.reviewed_at === null ? null : new Date(row.reviewed_at * 1000);
  return isUnseen({ createdAt: new Date(row.created_at * 1000), reviewedAt }, now) ? MOST_EVENTS_WHILE_NEW - row.others : null;
}
