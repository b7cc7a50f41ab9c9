import { and, desc, eq, gt, ne, type SQL, sql } from "drizzle-orm";
import { type Database, returningRows } from "#db/client";
import { sqlSeconds } from "#db/queries/seconds";
import { sessions } from "#db/schema";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { pickFields } from "~/domain/values";

/** Its id, the SHA-256 of the cookie's value, identifies a session and signs nobody in. */
export type SessionRow = Awaited<ReturnType<typeof listSessions>>[number];

/** Newest first; at most 50. */
export async function listSessions(db: Database, userId: string, now: Date) {
  return db
    .select(pickFields(sessions, ["id", "created_at", "last_seen_at", "user_agent"]))
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), gt(sessions.expires_at, unixSeconds(now))))
    .orderBy(desc(sessions.created_at))
    .limit(50);
}

export const deleteSessionOf = (db: Database, userId: string, id: string) =>
  db.delete(sessions).where(and(eq(sessions.id, id), eq(sessions.user_id, userId)));

export const deleteOtherSessions = (db: Database, userId: string, keptId: string, condition: SQL = sql`true`) =>
  db.delete(sessions).where(and(eq(sessions.user_id, userId), ne(sessions.id, keptId), condition));

/** False for an ended session, so that its requests change nothing. */
export const isStillSignedIn = (userId: string, sessionId: string): SQL =>
  sql`exists (select 1 from sessions where id = ${sessionId} and user_id = ${userId})`;

export interface Proof {
  passwordHash: string;
  /** Whether the second step is done, which accounts with passkeys require. */
  hasSecondStep: boolean;
}

export const isStillPassword = (userId: string, passwordHash: string): SQL =>
  sql`exists (select 1 from users where id = ${userId} and password_hash = ${passwordHash})`;

/** If the proof still holds; returns whether it does. */
export async function insertSession(
  db: Database,
  session: typeof sessions.$inferInsert,
  { passwordHash, hasSecondStep }: Proof,
): Promise<boolean> {
  const { id, user_id, expires_at, created_at, last_seen_at, user_agent } = session;
  const needsNoMore = hasSecondStep ? sql`true` : sql`not exists (select 1 from passkeys where user_id = ${user_id})`;
  const rows = await returningRows(db, { id: sessions.id })`
    insert into sessions (id, user_id, expires_at, created_at, last_seen_at, user_agent)
      select ${id}, ${user_id}, cast(${expires_at} as integer), ${sqlSeconds(created_at ?? new Date(0))},
        cast(${last_seen_at ? unixSeconds(last_seen_at) : null} as integer), ${user_agent ?? null}
      where ${isStillPassword(user_id, passwordHash)} and ${needsNoMore}`;
  return rows.length === 1;
}

export async function touchSession(db: Database, id: string, now: Date): Promise<void> {
  await db.update(sessions).set({ last_seen_at: now }).where(eq(sessions.id, id));
}
