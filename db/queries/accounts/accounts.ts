import { and, eq, gt, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { accountTokens, passkeyChallenges, sessions, users } from "#db/schema";
import { unixSeconds } from "~/domain/time/days-and-moments";

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

/** Inserts an account, or overwrites one whose e-mail was never verified. */
export const upsertUnverifiedUser = (db: Database, user: typeof users.$inferInsert) => {
  const { id: _id, email: _email, created_at: _created, ...contents } = user;
  return db
    .insert(users)
    .values(user)
    .onConflictDoUpdate({ target: users.email, set: contents, setWhere: isNull(users.email_verified_at) })
    .returning({ id: users.id });
};

type NewToken = Omit<typeof accountTokens.$inferInsert, "user_id">;

/** The account of an e-mail when the statement runs: of two simultaneous sign-ups one finds the other's. */
const userOf = (email: string) => sql<string>`(select id from users where email = ${email})`;

export const insertToken = (db: Database, token: NewToken) =>
  db.insert(accountTokens).values({ ...token, user_id: userOf(token.email) });

const TOKEN = { id: accountTokens.id, user_id: accountTokens.user_id, email: accountTokens.email };

export type TokenRow = Pick<typeof accountTokens.$inferSelect, keyof typeof TOKEN>;

const isLive = (hash: string, purpose: TokenPurpose, now: Date) =>
  and(
    eq(accountTokens.id, hash),
    eq(accountTokens.purpose, purpose),
    isNull(accountTokens.used_at),
    gt(accountTokens.expires_at, now),
  );

export async function findLiveToken(db: Database, hash: string, purpose: TokenPurpose, now: Date) {
  const [row] = await db
    .select(TOKEN)
    .from(accountTokens)
    .where(isLive(hash, purpose, now));
  return row ?? null;
}

/** For a link that is opened again. */
export async function findRedeemedToken(db: Database, hash: string, purpose: TokenPurpose): Promise<TokenRow | null> {
  const [row] = await db
    .select(TOKEN)
    .from(accountTokens)
    .where(and(eq(accountTokens.id, hash), eq(accountTokens.purpose, purpose), isNotNull(accountTokens.used_at)));
  return row ?? null;
}

/** Redeems a token. Returns it, or null where it was gone: of two simultaneous requests one wins. */
export async function redeemToken(db: Database, hash: string, purpose: TokenPurpose, now: Date) {
  const [row] = await db
    .update(accountTokens)
    .set({ used_at: now })
    .where(isLive(hash, purpose, now))
    .returning(TOKEN);
  return row ?? null;
}

export const expireTokens = (db: Database, email: string, purpose: TokenPurpose, now: Date) =>
  db
    .update(accountTokens)
    .set({ expires_at: now })
    .where(
      and(eq(accountTokens.user_id, userOf(email)), eq(accountTokens.purpose, purpose), isNull(accountTokens.used_at)),
    );

/** If the password is still the one that the person gave. */
export const verifyEmail = (db: Database, user: { id: string; password_hash: string }, now: Date) =>
  db
    .update(users)
    .set({ email_verified_at: sql`coalesce(${users.email_verified_at}, ${unixSeconds(now)})` })
    .where(and(eq(users.id, user.id), eq(users.password_hash, user.password_hash)))
    .returning({ id: users.id });

export const setUserLocale = (db: Database, userId: string, locale: UserRow["locale"]) =>
  db.update(users).set({ locale }).where(eq(users.id, userId));

export const setPassword = (db: Database, userId: string, hash: string) =>
  db.update(users).set({ password_hash: hash }).where(eq(users.id, userId));

/** Replaces the checked password; returns a row where it was still the password. */
export const replacePassword = (db: Database, userId: string, { from, to }: { from: string; to: string }) =>
  db
    .update(users)
    .set({ password_hash: to })
    .where(and(eq(users.id, userId), eq(users.password_hash, from)))
    .returning({ id: users.id });

export const clearFollowsOnly = (db: Database, userId: string) =>
  db.update(users).set({ follows_only: false }).where(eq(users.id, userId));

export const clearPendingOrganizer = (db: Database, userId: string) =>
  db.update(users).set({ pending_organizer_name: null }).where(eq(users.id, userId));

export const deleteSessionsOf = (db: Database, userId: string) =>
  db.delete(sessions).where(eq(sessions.user_id, userId));

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
