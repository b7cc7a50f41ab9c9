import { and, eq, sql } from "drizzle-orm";
import { type Database, selectRows } from "#db/client";
import { a } from "#db/queries/aliases";
import { keepsSuperadmin } from "#db/queries/organizers/deletion";
import { sqlSeconds } from "#db/queries/seconds";
import { letterReaders, outbox, users } from "#db/schema";

/** With an account and no organizer of their own; at most 50. */
export const listHeirs = (db: Database, organizerId: string) =>
  selectRows(db, { email: a.user_email, role: a.role })`from organizer_admins a join users u on u.email = a.user_email
    where a.organizer_id = ${organizerId} and a.accepted_at is not null and u.email_verified_at is not null
      and not exists (select 1 from organizers o where o.email = a.user_email)
    order by case a.role when 'admin' then 0 when 'editor' then 1 else 2 end, a.accepted_at limit 50`;

export const ownsOrganizer = (organizerId: string, email: string) =>
  sql`exists (select 1 from organizers where id = ${organizerId} and email = ${email})`;

/**
 * The new owner leaves the team; rights over the whole service are not handed on. Nothing changes where that account
 * has an organizer, the last superadmin would be lost, or `former` is no longer the owner.
 */
export const handOver = (db: Database, organizerId: string, heir: string, former: string | null = null) =>
  [
    db.run(sql`update organizers set email = ${heir}, is_superadmin = 0, is_moderator = 0
      where id = ${organizerId} and ${keepsSuperadmin(organizerId)} and not exists (select 1 from organizers where email = ${heir})
        and ${former === null ? sql`true` : sql`email = ${former}`}`),
    db.run(sql`delete from organizer_admins where organizer_id = ${organizerId} and user_email = ${heir}
      and ${ownsOrganizer(organizerId, heir)}`),
  ] as const;

export const addFormerOwner = (
  db: Database,
  { id, organizerId, email, heir, now }: { id: string; organizerId: string; email: string; heir: string; now: Date },
) => {
  const seconds = sqlSeconds(now);
  return db.run(sql`insert into organizer_admins (id, organizer_id, user_email, role, invited_at, accepted_at)
    select ${id}, ${organizerId}, ${email}, 'admin', ${seconds}, ${seconds}
    where ${ownsOrganizer(organizerId, heir)} on conflict do nothing`);
};

/** Deletes an organizer with events, calendars, team and followers, unless it is the last superadmin's. */
export const deleteOrganizerWithAll = (db: Database, organizerId: string) =>
  db.run(sql`delete from organizers where id = ${organizerId} and ${keepsSuperadmin(organizerId)}`);

/** Runs after its organizer's statements: mails, letters and memberships go too, unless it still owns an organizer. */
export function deleteAccount(db: Database, { id, email }: { id: string; email: string }) {
  const ownsNothing = sql`not exists (select 1 from organizers where email = ${email})`;
  return [
    db.run(sql`delete from organizer_admins where user_email = ${email} and ${ownsNothing}`),
    db.delete(outbox).where(and(eq(outbox.recipient, email), ownsNothing)),
    db.delete(letterReaders).where(and(eq(letterReaders.email, email), ownsNothing)),
    db.delete(users).where(and(eq(users.id, id), ownsNothing)),
  ] as const;
}

export const isAccountGone = (id: string) => sql`not exists (select 1 from users where id = ${id})`;
