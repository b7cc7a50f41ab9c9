import type { Database } from "#db/client";
import { touchSession } from "#db/queries/accounts/sessions";
import { listMemberships } from "#db/queries/team/memberships";
import { needsTwoStep, type TwoStepDemand, type Viewer } from "~/domain/accounts/access";
import { SESSION_ABSOLUTE_DAYS } from "~/domain/accounts/lifetimes";
import { DAY_MS } from "~/domain/time/days-and-moments";
import { readChosenOrganizer } from "~/schemas/organizers/dashboard";
import { openSessions, SESSION_COOKIE } from "./lucia";
import { readSecretCookie } from "./secret-cookies";
import { hashToken } from "./tokens";

/** A session's last use is stored no finer, because that would cost a write per page. */
const SEEN_MS = 3_600_000;

interface AuthDeps {
  db: Database;
  now: Date;
  isHttps: boolean;
  twoStepRequiredFor: TwoStepDemand;
  waitUntil(work: Promise<unknown>): void;
}

export interface Authenticated {
  viewer: Viewer | null;
  cookie: string | null;
}

const NOBODY: Authenticated = { viewer: null, cookie: null };

/** Lucia's own reader decodes every cookie and throws at a malformed one of somebody else's script. */
const readSessionCookie = (cookies: string | null, isHttps: boolean) =>
  readSecretCookie(cookies, SESSION_COOKIE, /./, isHttps);

/** At most two round trips; none without a session cookie. Without a required passkey staff have no such rights. */
export async function authenticate(cookieHeader: string | null, deps: AuthDeps): Promise<Authenticated> {
  const { db, now, isHttps, twoStepRequiredFor } = deps;
  const lucia = openSessions(db, isHttps);
  const sessionId = readSessionCookie(cookieHeader, isHttps);
  if (!sessionId) return NOBODY;
  const { session, user } = await lucia.validateSession(sessionId);
  if (!session) return { viewer: null, cookie: lucia.createBlankSessionCookie().serialize() };
  if (now.getTime() - session.createdAt.getTime() > SESSION_ABSOLUTE_DAYS * DAY_MS) {
    await lucia.invalidateSession(sessionId);
    return { viewer: null, cookie: lucia.createBlankSessionCookie().serialize() };
  }
  if (now.getTime() - (session.lastSeenAt ?? session.createdAt).getTime() > SEEN_MS)
    deps.waitUntil(touchSession(db, hashToken(sessionId), now));
  const all = user.isVerified ? await listMemberships(db, user.email, readChosenOrganizer(cookieHeader)) : [];
  const hasRights = user.hasPasskey || !needsTwoStep(all, twoStepRequiredFor);
  const rows = hasRights ? all : all.filter(({ role }) => role !== "superadmin");
  const viewer: Viewer = {
    userId: user.id,
    email: user.email,
    isVerified: user.isVerified,
    sessionId,
    savesInAccount: user.savesInAccount,
    isSuperadmin: hasRights && rows.some((row) => row.role === "owner" && row.is_superadmin === 1),
    isModerator: hasRights && rows.some((row) => row.role === "owner" && row.is_moderator === 1),
    memberships: rows.map(({ id, name, city, logo_url, language, role }) => ({
      id,
      name,
      city,
      logo_url,
      language,
      role,
    })),
  };
  return { viewer, cookie: session.fresh ? lucia.createSessionCookie(sessionId).serialize() : null };
}
