import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { type AuditEntry, insertAudit } from "#db/queries/admin/audit-log";
import { firstUnixSecondFrom, unixSeconds } from "~/domain/time/unix-time";

/** What goes with an organizer. */
export interface OrganizerBelongings {
  id: string;
  name: string;
  email: string;
  events: number;
  coming_events: number;
  calendars: number;
  members: number;
  followers: number;
  images: number;
  /** 1 where it is the last superadmin's, who cannot go before there is another. */
  is_last_superadmin: number;
}

/** An organizer, by its id or by the address that owns it, and what hangs on it. */
export async function findOrganizerBelongings(
  db: Database,
  by: { id: string } | { email: string },
  now: Date,
): Promise<OrganizerBelongings | null> {
  const isMeant = "id" in by ? sql`o.id = ${by.id}` : sql`o.email = ${by.email}`;
  const seconds = firstUnixSecondFrom(now);
  const [row] = await db.all<OrganizerBelongings>(sql`select o.id, o.name, o.email,
      coalesce((select c.events from organizer_counts c where c.organizer_id = o.id), 0) as events,
      (select count(*) from events where organizer_id = o.id and start_time >= ${seconds}) as coming_events,
      (select count(*) from calendar_syncs where organizer_id = o.id) as calendars,
      (select count(*) from organizer_admins where organizer_id = o.id) as members,
      (select count(*) from user_follows where organizer_id = o.id) as followers,
      (select count(*) from images where organizer_id = o.id) as images,
      not ${keepsSuperadmin(sql`o.id`)} as is_last_superadmin
    from organizers o where ${isMeant}`);
  return row ?? null;
}

/** Whether the service keeps a superadmin who can sign in when the organizer `id` is none any more. */
export const keepsSuperadmin = (id: string | SQL) => sql`(
  not exists (select 1 from organizers g where g.id = ${id} and g.is_superadmin = 1)
  or exists (select 1 from organizers s cross join users u on u.email = s.email and u.email_verified_at is not null
    where s.is_superadmin = 1 and s.id <> ${id}))`;

/**
 * Deletes an organizer with its events, calendars, team and followers in one transaction, and writes it down. Its
 * pictures are free to be deleted at once: their ids are answered. Null where there is no such organizer; "last" where
 * it is the last superadmin's.
 */
export async function deleteOrganizer(
  db: Database,
  id: string,
  entry: AuditEntry,
  { now, orphanedAt }: { now: Date; orphanedAt: Date },
): Promise<{ imageIds: string[] } | "last" | null> {
  const mayGo = sql`exists (select 1 from organizers where id = ${id}) and ${keepsSuperadmin(id)}`;
  const [, images, deleted, left] = await db.batch([
    insertAudit(db, entry, now, mayGo),
    db.all<{
      id: string;
    }>(sql`update images set organizer_id = null, orphaned_at = ${unixSeconds(orphanedAt)}
      where organizer_id = ${id} and ${mayGo} returning id`),
    db.all<{ id: string }>(sql`delete from organizers where id = ${id} and ${keepsSuperadmin(id)} returning id`),
    db.all<{ id: string }>(sql`select id from organizers where id = ${id}`),
  ]);
  if (deleted.length > 0) return { imageIds: images.map((image) => image.id) };
  return left.length > 0 ? "last" : null;
}
