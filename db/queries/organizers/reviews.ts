import { and, eq, isNull, sql } from "drizzle-orm";
import { type Database, orNull, type Row, rowsOf, select, valuesOf, withTables } from "#db/client";
import { type AuditEntry, insertAudit } from "#db/queries/admin/audit-log";
import { e, o } from "#db/queries/aliases";
import { isHeld, releaseEventsOf } from "#db/queries/publishing/publishing";
import { organizers } from "#db/schema";
import { pickFields } from "~/domain/values";

export const UNREVIEWED_SHOWN = 6;

/** Of each organizer: shown, and counted. */
const EVENTS_SHOWN = 5;
const READ_OF_EACH = 200;
const HELD_COUNTED = 1000;

const UNREVIEWED = {
  ...pickFields(o, ["id", "name", "city", "logo_url"]),
  description: sql<string | null>`substr(${o.description}, 1, 240)`,
  created_at: o.created_at,
  organization_number: o.organization_number,
  number_is_verified: sql<number>`${o.organization_number_verified_at} is not null`,
  register_name: o.register_name,
  /** Null without any. */
  held_count: sql<number>`(select count(*) from (select 1 from events where organizer_id = o.id and ${isHeld} limit ${HELD_COUNTED}))`,
  held_until: orNull(e.public_from, sql`(select max(public_from) from events where organizer_id = o.id and ${isHeld})`),
  /** JSON of the first, public ones before held ones, a row a series: `{ id, title, text, start_time, held }`. */
  first_events: sql<string>`(select json_group_array(json_object('id', id, 'title', title, 'text', text, 'start_time', start_time, 'held', held)) from (
    select id, title, substr(description, 1, 120) as text, min(start_time) as start_time, public_from is not null as held
    from (select * from events where organizer_id = o.id order by start_time desc limit ${READ_OF_EACH})
    group by coalesce(run_key, id) order by held, start_time limit ${EVENTS_SHOWN}))`,
  event_count: sql<number>`coalesce((select events from organizer_counts where organizer_id = o.id), 0)`,
  last_seq: sql<number>`coalesce((select max(seq) from moderation_actions where content_type = 'organizer' and content_id = o.id), 0)`,
};

export type UnreviewedRow = Row<typeof UNREVIEWED>;

/** With held events first, then the newest. */
export function listUnreviewed(db: Database, without: readonly string[]): Promise<UnreviewedRow[]> {
  const isOpen = sql`o.reviewed_at is null and o.id not in ${valuesOf(without)}`;
  // The first of each kind by its own index: sorting would read every waiting organizer.
  return rowsOf(
    db,
    withTables(
      sql`waiting as (
        select distinct o.id from events e indexed by events_held join organizers o on o.id = e.organizer_id
        where e.public_from is not null and (e.publish_at is null or e.public_from > e.publish_at) and ${isOpen} limit ${UNREVIEWED_SHOWN}
      ), newest as (
        select o.id from organizers o where ${isOpen} order by o.created_at desc limit ${UNREVIEWED_SHOWN}
      )`,
      select(UNREVIEWED)`from organizers o where o.id in (select id from waiting union select id from newest)
        order by held_count > 0 desc, o.created_at desc limit ${UNREVIEWED_SHOWN}`,
    ),
  );
}

/** Shows its held events, and logs who looked at it, the first time. */
export async function reviewOrganizer(
  db: Database,
  { id, actorId }: { id: string; actorId: string | null },
  now: Date,
): Promise<void> {
  const entry: AuditEntry = { actorId, organizerId: id, action: "organizer_reviewed", detail: "" };
  const isNew = sql`exists (select 1 from organizers where id = ${id} and reviewed_at is null)`;
  await db.batch([
    insertAudit(db, entry, now, isNew),
    db
      .update(organizers)
      .set({ reviewed_at: now })
      .where(and(eq(organizers.id, id), isNull(organizers.reviewed_at))),
    ...releaseEventsOf(db, id, now),
  ]);
}

/** If the number is still the one looked up; shows its held events. */
export async function verifyOrganizationNumber(db: Database, id: string, number: string, now: Date): Promise<boolean> {
  const isIts = and(eq(organizers.id, id), eq(organizers.organization_number, number));
  const [verified] = await db.batch([
    db.update(organizers).set({ organization_number_verified_at: now }).where(isIts).returning({ id: organizers.id }),
    ...releaseEventsOf(
      db,
      id,
      now,
      sql`exists (select 1 from organizers where id = ${id} and organization_number_verified_at is not null)`,
    ),
  ]);
  return verified.length > 0;
}
