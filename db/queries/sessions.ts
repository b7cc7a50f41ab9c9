import { and, desc, eq, gt, ne } from "drizzle-orm";
import type { Database } from "#db/client";
import { sessions } from "#db/schema";

export interface SessionRow {
  /** The SHA-256 of the cookie's value: it names a session, and signs nobody in. */
  id: string;
  created_at: Date;
  last_seen_at: Date | null;
  user_agent: string | null;
}

/** Where a person is signed in, the most recently begun first; at most 50. */
export async function listSessions(db: Database, userId: string, now: Date): Promise<SessionRow[]> {
  return db
    .select({ id: sessions.id, created_at: sessions.created_at, last_seen_at: sessions.last_seen_at, user_agent: sessions.user_agent })
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), gt(sessions.expires_at, Math.floor(now.getTime() / 1000))))
    .orderBy(desc(sessions.created_at))
    .limit(50);
}

/** Ends one of a person's sessions; nobody else's. */
export const deleteSessionOf = (db: Database, userId: string, id: string) =>
  db.delete(sessions).where(and(eq(sessions.id, id), eq(sessions.user_id, userId)));

/** Statement: signs a person out everywhere but here. */
export const deleteOtherSessions = (db: Database, userId: string, keptId: string) =>
  db.delete(sessions).where(and(eq(sessions.user_id, userId), ne(sessions.id, keptId)));

export async function touchSession(db: Database, id: string, now: Date): Promise<void> {
  await db.update(sessions).set({ last_seen_at: now }).where(eq(sessions.id, id));
}
