import { and, eq, gt, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { accountTokens, passkeyChallenges, sessions, users } from "#db/schema";
import { unixSeconds } from "~/domain/time/unix-time";

export type UserRow = typeof users.$inferSelect;
export type TokenPurpose = (typeof accountTokens.$inferSelect)["purpose"];

export async function findUserByEmail(db: Database, email: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row ?? null;
}

export async function findUser(db: Database, id: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

/** Statement: a new account, or new contents for one whose e-mail was never verified; verified ones stay as they are. */
export const putUnverifiedUser = (db: Database, user: typeof users.$inferInsert) => {
  const { id: _id, email: _email, created_at: _created, ...contents } = user;
  return db
    .insert(users)
    .values(user)
    .onConflictDoUpdate({ target: users.email, set: contents, setWhere: isNull(users.email_verified_at) })
    .returning({ id: users.id });
};

type NewToken = Omit<typeof accountTokens.$inferInsert, "user_id">;

/** The account that an address has when the statement runs: of two sign-ups at once one finds the other's. */
const userOf = (email: string) => sql<string>`(select id from users where email = ${email})`;

/** Statement: a token for the account of its e-mail. */
export const insertToken = (db: Database, token: NewToken) =>
  db.insert(accountTokens).values({ ...token, user_id: userOf(token.email) });

/** Whose token it is, and the address its link went to. */
export interface TokenRow {
  id: string;
  user_id: string;
  email: string;
}

/** A token that was not used and has not expired, by its hash. */
export async function findLiveToken(
  db: Database,
  hash: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<TokenRow | null> {
  const [row] = await db
    .select({ id: accountTokens.id, user_id: accountTokens.user_id, email: accountTokens.email })
    .from(accountTokens)
    .where(
      and(
        eq(accountTokens.id, hash),
        eq(accountTokens.purpose, purpose),
        isNull(accountTokens.used_at),
        gt(accountTokens.expires_at, now),
      ),
    );
  return row ?? null;
}

/** A token that was used, by its hash: its link says so when it is opened again. */
export async function findUsedToken(db: Database, hash: string, purpose: TokenPurpose): Promise<TokenRow | null> {
  const [row] = await db
    .select({ id: accountTokens.id, user_id: accountTokens.user_id, email: accountTokens.email })
    .from(accountTokens)
    .where(and(eq(accountTokens.id, hash), eq(accountTokens.purpose, purpose), isNotNull(accountTokens.used_at)));
  return row ?? null;
}

/** Uses a token up; answers whether it was still there to be used, so that of two at once one wins. */
export async function useToken(db: Database, hash: string, purpose: TokenPurpose, now: Date): Promise<TokenRow | null> {
  const [row] = await db
    .update(accountTokens)
    .set({ used_at: now })
    .where(
      and(
        eq(accountTokens.id, hash),
        eq(accountTokens.purpose, purpose),
        isNull(accountTokens.used_at),
        gt(accountTokens.expires_at, now),
      ),
    )
    .returning({ id: accountTokens.id, user_id: accountTokens.user_id, email: accountTokens.email });
  return row ?? null;
}

/** Statement: older unused tokens of a purpose stop working. */
export const expireTokens = (db: Database, email: string, purpose: TokenPurpose, now: Date) =>
  db
    .update(accountTokens)
    .set({ expires_at: now })
    .where(
      and(eq(accountTokens.user_id, userOf(email)), eq(accountTokens.purpose, purpose), isNull(accountTokens.used_at)),
    );

/** Statement: the e-mail is the person's own, if the password is still the one that the person gave. */
export const verifyEmail = (db: Database, user: { id: string; password_hash: string }, now: Date) =>
  db
    .update(users)
    .set({
      email_verified_at: sql`coalesce(${users.email_verified_at}, ${unixSeconds(now)})`,
      pending_organizer_name: null,
    })
    .where(and(eq(users.id, user.id), eq(users.password_hash, user.password_hash)))
    .returning({ id: users.id });

/** Statement: a new password, whatever the old one was. */
export const setPassword = (db: Database, userId: string, hash: string) =>
  db.update(users).set({ password_hash: hash }).where(eq(users.id, userId));

/** Statement: a new password in the place of the one that was checked; a row where that was still the password. */
export const replacePassword = (db: Database, userId: string, { from, to }: { from: string; to: string }) =>
  db
    .update(users)
    .set({ password_hash: to })
    .where(and(eq(users.id, userId), eq(users.password_hash, from)))
    .returning({ id: users.id });

/** Somebody who wanted only to follow events is about to describe an organisation. */
export const wishForOrganizer = (db: Database, userId: string) =>
  db.update(users).set({ follows_only: false }).where(eq(users.id, userId));

/** Statement: the organisation named at sign-up has been made. */
export const clearPendingOrganizer = (db: Database, userId: string) =>
  db.update(users).set({ pending_organizer_name: null }).where(eq(users.id, userId));

/** Statement: signs the person out everywhere. */
export const deleteSessionsOf = (db: Database, userId: string) =>
  db.delete(sessions).where(eq(sessions.user_id, userId));

/** Sessions, links and questions that are over; with its links, a change of e-mail that nobody confirmed in time. */
export async function deleteExpiredAccess(db: Database, now: Date): Promise<void> {
  const isAbandoned = sql`not exists (select 1 from account_tokens t where t.user_id = ${users.id} and t.purpose = 'change_email')`;
  await db.batch([
    db.delete(sessions).where(lte(sessions.expires_at, unixSeconds(now))),
    db.delete(accountTokens).where(lte(accountTokens.expires_at, now)),
    db.delete(passkeyChallenges).where(lte(passkeyChallenges.expires_at, now)),
    db
      .update(users)
      .set({ pending_email: null })
      .where(and(isNotNull(users.pending_email), isAbandoned)),
  ]);
}
