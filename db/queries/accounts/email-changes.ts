import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { type Database, FOUND, selectFirst } from "#db/client";
import { leaveMailbox } from "#db/queries/mail/unwanted";
import { sqlSeconds } from "#db/queries/seconds";
import { accountTokens, users } from "#db/schema";

export interface EmailChange {
  userId: string;
  from: string;
  to: string;
}

/** Null cancels the change. */
export const setPendingEmail = (db: Database, userId: string, email: string | null) =>
  db.update(users).set({ pending_email: email }).where(eq(users.id, userId));

export const expireEmailChanges = (db: Database, userId: string) =>
  db.delete(accountTokens).where(and(eq(accountTokens.user_id, userId), eq(accountTokens.purpose, "change_email")));

/** Sets the address if the checked password is still the account's; then returns a row. */
export const requestEmail = (
  db: Database,
  { id, password_hash }: { id: string; password_hash: string },
  email: string,
) =>
  db
    .update(users)
    .set({ pending_email: email })
    .where(and(eq(users.id, id), eq(users.password_hash, password_hash)))
    .returning({ id: users.id });

/** Inserts one side's token where `condition` holds; its `email` is the mailed address. */
export const insertEmailChangeToken = (
  db: Database,
  token: { id: string; user_id: string; email: string; expires_at: Date },
  condition: SQL,
) =>
  db.run(sql`insert into account_tokens (id, user_id, purpose, email, expires_at)
    select ${token.id}, ${token.user_id}, 'change_email', ${token.email}, ${sqlSeconds(token.expires_at)} where ${condition}`);

export async function listConfirmedEmails(db: Database, { userId, from, to }: EmailChange): Promise<string[]> {
  const rows = await db
    .select({ email: accountTokens.email })
    .from(accountTokens)
    .where(
      and(
        eq(accountTokens.user_id, userId),
        eq(accountTokens.purpose, "change_email"),
        inArray(accountTokens.email, [from, to]),
        sql`${accountTokens.used_at} is not null`,
      ),
    );
  return rows.map(({ email }) => email);
}

export async function isEmailTaken(db: Database, { from, to }: Pick<EmailChange, "from" | "to">): Promise<boolean> {
  const isTaken = sql`exists (select 1 from users where email = ${to})
    or (exists (select 1 from organizers where email = ${to}) and exists (select 1 from organizers where email = ${from}))`;
  return (await selectFirst(db, FOUND)`where ${isTaken}`) !== null;
}

export const hasEmail = (userId: string, email: string): SQL =>
  sql`exists (select 1 from users where id = ${userId} and email = ${email})`;

/**
 * One batch: change the address of account, organizer and team memberships, and end what letters in the former mailbox
 * open. Only the first returns a row; without it the others do nothing.
 */
export function changeEmail(db: Database, { userId, from, to }: EmailChange, now: Date) {
  const isChanged = hasEmail(userId, to);
  return [
    db
      .update(users)
      .set({ email: to, email_verified_at: now, pending_email: null })
      .where(
        and(
          eq(users.id, userId),
          eq(users.email, from),
          eq(users.pending_email, to),
          sql`not exists (select 1 from users u where u.email = ${to})`,
          sql`not (exists (select 1 from organizers where email = ${to}) and exists (select 1 from organizers where email = ${from}))`,
        ),
      )
      .returning({ id: users.id }),
    db.run(sql`update organizers set email = ${to} where email = ${from} and ${isChanged}`),
    // An open invitation to the new address gives way to the membership that comes along.
    db.run(
      sql`delete from organizer_admins where user_email = ${to} and accepted_at is null and ${isChanged}
        and organizer_id in (select organizer_id from organizer_admins where user_email = ${from} and accepted_at is not null)`,
    ),
    db.run(sql`update or ignore organizer_admins set user_email = ${to} where user_email = ${from} and ${isChanged}`),
    db.run(sql`delete from organizer_admins where user_email = ${from} and ${isChanged}`),
    db.run(
      sql`delete from organizer_admins where user_email = ${to} and organizer_id in (select id from organizers where email = ${to})`,
    ),
    db.delete(accountTokens).where(and(eq(accountTokens.user_id, userId), isChanged, isNull(accountTokens.used_at))),
    ...leaveMailbox(db, { userId, from }, isChanged, now),
  ] as const;
}
