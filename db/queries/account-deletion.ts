import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { organizers, outbox, users } from "#db/schema";

/** Members who could take an organisation over: with an account, and no organisation of their own; at most 50. */
export async function listHeirs(db: Database, organizerId: string): Promise<{ email: string; role: "admin" | "editor" | "viewer" }[]> {
  return db.all(sql`
    select a.user_email as email, a.role from organizer_admins a join users u on u.email = a.user_email
    where a.organizer_id = ${organizerId} and a.accepted_at is not null and u.email_verified_at is not null
      and not exists (select 1 from organizers o where o.email = a.user_email)
    order by case a.role when 'admin' then 0 when 'editor' then 1 else 2 end, a.accepted_at limit 50
  `);
}

/**
 * Statements: an organisation gets another owner, who leaves its team. Rights over the whole service were given to the
 * former owner, not to the organisation: they do not go along.
 */
export const handOver = (db: Database, organizerId: string, heir: string) =>
  [
    db.all(sql`update organizers set email = ${heir}, is_superadmin = 0, is_moderator = 0 where id = ${organizerId}`),
    db.all(sql`delete from organizer_admins where organizer_id = ${organizerId} and user_email = ${heir}`),
  ] as const;

/** Statement: an organisation goes with its events, calendars, team and followers; its pictures lose their owner. */
export const deleteOrganizerWithAll = (db: Database, organizerId: string) => db.delete(organizers).where(eq(organizers.id, organizerId));

/** Statements: an account goes with everything that is kept about it, its mails and its places in teams among it. */
export const deleteAccount = (db: Database, { id, email }: { id: string; email: string }) =>
  [
    db.all(sql`delete from organizer_admins where user_email = ${email}`),
    db.delete(outbox).where(eq(outbox.recipient, email)),
    db.delete(users).where(eq(users.id, id)),
  ] as const;
