import { and, desc, eq, gt, lte, type SQL, sql } from "drizzle-orm";
import { type Database, selectRows } from "#db/client";
import { deletedEvents, eventDeletions } from "#db/schema";
import { pickFields } from "~/domain/values";

const DELETION = {
  ...pickFields(eventDeletions, ["id", "title", "count", "starts_at", "deleted_at"]),
  /** The address; null where the account is gone. */
  by: sql<string | null>`(select email from users where users.id = event_deletions.user_id)`,
};

const MOST_SHOWN = 200;

/** Visitors saw `d` until it was deleted. */
const WAS_PUBLIC = sql`d.row ->> '$.public_from' is null
  and exists (select 1 from visible_organizers v where v.id = d.organizer_id)
  and coalesce((select action_type from moderation_actions where content_type = 'event' and content_id = d.id
    and action_type in ('hide', 'unhide', 'undone') order by seq desc limit 1), '') <> 'hide'`;

const TAKEN_AWAY = {
  id: sql<string>`d.id`,
  title: sql<string>`d.row ->> '$.title'`,
  start_time: sql<number>`d.row ->> '$.start_time'`,
  all_day: sql<number>`d.row ->> '$.all_day'`,
};

/** Of the ids in `saved`, those in the bin that were still to come; soonest first. */
export const selectTakenAway = (db: Database, saved: SQL, from: SQL | number = 0) =>
  selectRows(db, TAKEN_AWAY)`from ${saved} saved cross join deleted_events d on d.id = saved.value
    where ${WAS_PUBLIC} and d.row ->> '$.start_time' >= ${from} order by 3, 1 limit ${MOST_SHOWN}`;

export type DeletionRow = Awaited<ReturnType<typeof listDeletions>>[number];

export const listDeletions = (db: Database, organizerId: string, since: Date) =>
  db
    .select(DELETION)
    .from(eventDeletions)
    .where(and(eq(eventDeletions.organizer_id, organizerId), gt(eventDeletions.deleted_at, since)))
    .orderBy(desc(eventDeletions.deleted_at), desc(sql`event_deletions.rowid`))
    .limit(MOST_SHOWN);

export const isTakenAway = async (db: Database, id: string): Promise<boolean> =>
  (await selectTakenAway(db, sql`(select ${id} as value)`)).length > 0;

/** Null for an event that is not in the bin. */
export async function findDeletionOfEvent(db: Database, eventId: string) {
  const [row] = await db
    .select({ id: deletedEvents.deletion_id, organizer_id: deletedEvents.organizer_id })
    .from(deletedEvents)
    .where(eq(deletedEvents.id, eventId));
  return row ?? null;
}

/** Oldest first, with the pictures of their events. */
export const listOldDeletions = (db: Database, before: Date, limit: number) =>
  db
    .select({ id: eventDeletions.id, images: picturesOf })
    .from(eventDeletions)
    .where(lte(eventDeletions.deleted_at, before))
    .orderBy(eventDeletions.deleted_at)
    .limit(limit);

/** With commas between; null where they have none. */
const picturesOf = sql<string | null>`(select group_concat(distinct image_url) from deleted_events d
  where d.deletion_id = event_deletions.id)`;

export async function findDeletion(db: Database, id: string) {
  const [row] = await db
    .select({
      id: eventDeletions.id,
      organizer_id: eventDeletions.organizer_id,
      count: eventDeletions.count,
      images: picturesOf,
    })
    .from(eventDeletions)
    .where(eq(eventDeletions.id, id));
  return row ?? null;
}

export type FoundDeletion = NonNullable<Awaited<ReturnType<typeof findDeletion>>>;
