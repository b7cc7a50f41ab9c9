import { listMemberships } from "#db/queries/memberships";
import type { Database } from "#db/client";
import type { Viewer } from "~/domain/viewer";
import { readChosenOrganizer } from "~/schemas/chosen-organizer";
import { openSessions, SESSION_ABSOLUTE_DAYS } from "./lucia";

const DAY_MS = 86_400_000;

export interface Authenticated {
  viewer: Viewer | null;
  /** A Set-Cookie header where the session was renewed or ended. */
  cookie: string | null;
}

const NOBODY: Authenticated = { viewer: null, cookie: null };

/** Who sends this Cookie header: at most two round trips, none without a session cookie. */
export async function authenticate(
  cookieHeader: string | null,
  { db, now, isHttps }: { db: Database; now: Date; isHttps: boolean },
): Promise<Authenticated> {
  const lucia = openSessions(db, isHttps);
  const sessionId = lucia.readSessionCookie(cookieHeader ?? "");
  if (!sessionId) return NOBODY;
  const { session, user } = await lucia.validateSession(sessionId);
  if (!session) return { viewer: null, cookie: lucia.createBlankSessionCookie().serialize() };
  if (now.getTime() - session.createdAt.getTime() > SESSION_ABSOLUTE_DAYS * DAY_MS) {
    await lucia.invalidateSession(sessionId);
    return { viewer: null, cookie: lucia.createBlankSessionCookie().serialize() };
  }
  const rows = user.isVerified ? await listMemberships(db, user.email, readChosenOrganizer(cookieHeader)) : [];
  const viewer: Viewer = {
    userId: user.id,
    email: user.email,
    isVerified: user.isVerified,
    sessionId,
    savesInAccount: user.savesInAccount,
    isSuperadmin: rows.some((row) => row.role === "owner" && row.is_superadmin === 1),
    isModerator: rows.some((row) => row.role === "owner" && row.is_moderator === 1),
    memberships: rows.map(({ id, name, city, logo_url, role }) => ({ id, name, city, logo_url, role })),
  };
  return { viewer, cookie: session.fresh ? lucia.createSessionCookie(sessionId).serialize() : null };
}
