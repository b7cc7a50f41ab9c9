import { eq, lte, sql } from "drizzle-orm";
import type { Adapter, DatabaseSession, DatabaseUser } from "lucia";
import type { Database } from "#db/client";
import { sessions, users } from "#db/schema";
import { dateFromUnix, unixSeconds } from "~/domain/time/days-and-moments";
import { pickFields } from "~/domain/values";
import { hashToken } from "./tokens";

export type BeginSession = (session: typeof sessions.$inferInsert) => Promise<void>;

/**
 * Instead of @lucia-auth/adapter-drizzle: stores only the SHA-256 of a session's id, so that readers of the database
 * can't sign in, and reads session and user in one round trip.
 */
export function sessionAdapter(db: Database, begin: BeginSession): Adapter {
  return {
    getSessionAndUser: (id) => findSessionAndUser(db, id),
    async getUserSessions(userId) {
      const rows = await db.select().from(sessions).where(eq(sessions.user_id, userId));
      return rows.map(({ id, user_id, expires_at, ...attributes }) => ({
        id,
        userId: user_id,
        expiresAt: dateFromUnix(expires_at),
        attributes,
      }));
    },
    setSession: ({ id, userId, expiresAt, attributes }) =>
      begin({ id: hashToken(id), user_id: userId, expires_at: unixSeconds(expiresAt), ...attributes }),
    async updateSessionExpiration(id, expiresAt) {
      await db
        .update(sessions)
        .set({ expires_at: unixSeconds(expiresAt) })
        .where(eq(sessions.id, hashToken(id)));
    },
    async deleteSession(id) {
      await db.delete(sessions).where(eq(sessions.id, hashToken(id)));
    },
    async deleteUserSessions(userId) {
      await db.delete(sessions).where(eq(sessions.user_id, userId));
    },
    async deleteExpiredSessions() {
      await db.delete(sessions).where(lte(sessions.expires_at, unixSeconds(new Date())));
    },
  };
}

async function findSessionAndUser(db: Database, id: string): Promise<[DatabaseSession | null, DatabaseUser | null]> {
  const [row] = await db
    .select({
      user_id: users.id,
      ...pickFields(users, ["email", "email_verified_at", "locale", "favorites_on_device_only"]),
      has_passkey: sql<number>`exists (select 1 from passkeys p where p.user_id = ${users.id})`.as("has_passkey"),
      ...pickFields(sessions, ["expires_at", "created_at", "last_seen_at", "user_agent"]),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(eq(sessions.id, hashToken(id)));
  if (!row) return [null, null];
  const {
    user_id,
    email,
    email_verified_at,
    locale,
    favorites_on_device_only,
    has_passkey,
    expires_at,
    ...attributes
  } = row;
  return [
    { id, userId: user_id, expiresAt: dateFromUnix(expires_at), attributes },
    {
      id: user_id,
      attributes: { email, email_verified_at, locale, favorites_on_device_only, has_passkey: has_passkey === 1 },
    },
  ];
}
