import { and, eq, type SQL, sql } from "drizzle-orm";
import { type Database, type Row, selectFirst } from "#db/client";
import { type AuditEntry, insertAudit } from "#db/queries/admin/audit-log";
import { o } from "#db/queries/aliases";
import { raiseEpoch } from "#db/queries/site/publication";
import { images, organizers } from "#db/schema";
import { firstUnixSecondFrom } from "~/domain/time/days-and-moments";

const belongings = (now: Date) => ({
  id: o.id,
  name: o.name,
  email: o.email,
  events: sql<number>`coalesce((select c.events from organizer_counts c where c.organizer_id = o.id), 0)`,
  coming_events: sql<number>`(select count(*) from events where organizer_id = o.id and start_time >= ${firstUnixSecondFrom(now)})`,
  calendars: sql<number>`(select count(*) from calendar_syncs where organizer_id = o.id)`,
  members: sql<number>`(select count(*) from organizer_admins where organizer_id = o.id)`,
  followers: sql<number>`(select count(*) from user_follows where organizer_id = o.id)`,
  images: sql<number>`(select count(*) from images where organizer_id = o.id)`,
  /** The last superadmin's can't be deleted before there is another. */
  is_last_superadmin: sql<number>`not ${keepsSuperadmin(sql`o.id`)}`,
});

export type OrganizerBelongings = Row<ReturnType<typeof belongings>>;

export async function findOrganizerBelongings(
  db: Database,
  by: { id: string } | { email: string },
  now: Date,
): Promise<OrganizerBelongings | null> {
  const isMeant = "id" in by ? sql`o.id = ${by.id}` : sql`o.email = ${by.email}`;
  return selectFirst(db, belongings(now))`from organizers o where ${isMeant}`;
}

/** Whether a superadmin who can sign in remains without the organizer `id`. */
export const keepsSuperadmin = (id: string | SQL) => sql`(
  not exists (select 1 from organizers g where g.id = ${id} and g.is_superadmin = 1)
  or exists (select 1 from organizers s cross join users u on u.email = s.email and u.email_verified_at is not null
    where s.is_superadmin = 1 and s.id <> ${id}))`;

/**
 * One transaction, logged: events, calendars, team and followers go too. Returns the ids of its images, which can be
 * deleted at once; "last" where it is the last superadmin's.
 */
export async function deleteOrganizer(
  db: Database,
  id: string,
  entry: AuditEntry,
  { now, orphanedAt }: { now: Date; orphanedAt: Date },
): Promise<{ imageIds: string[] } | "last" | null> {
  const mayGo = sql`exists (select 1 from organizers where id = ${id}) and ${keepsSuperadmin(id)}`;
  const [, freed, deleted, left] = await db.batch([
    insertAudit(db, entry, now, mayGo),
    db
      .update(images)
      .set({ organizer_id: null, orphaned_at: orphanedAt })
      .where(and(eq(images.organizer_id, id), mayGo))
      .returning({ id: images.id }),
    db
      .delete(organizers)
      .where(and(eq(organizers.id, id), keepsSuperadmin(id)))
      .returning({ id: organizers.id }),
    db.select({ id: organizers.id }).from(organizers).where(eq(organizers.id, id)),
    raiseEpoch(db),
  ]);
  if (deleted.length > 0) return { imageIds: freed.map((image) => image.id) };
  return left.length > 0 ? "last" : null;
}
