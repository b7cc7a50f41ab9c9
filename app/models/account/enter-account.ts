import { listMemberships } from "#db/queries/memberships";
import type { UserRow } from "#db/queries/accounts";
import { openSessions } from "~/auth/lucia";
import { createToken } from "~/auth/tokens";
import { type SignedInHome, signedInHome } from "~/domain/signed-in-home";
import type { AccountDeps } from "./account-deps";

const USER_AGENT_LENGTH = 200;

export interface Entrance {
  /** The Set-Cookie header that keeps the person signed in. */
  cookie: string;
  home: SignedInHome;
}

/** Signs a person, whose e-mail is proven, in on this device: always with a new session. */
export async function enterAccount(user: Pick<UserRow, "id" | "email" | "follows_only">, deps: AccountDeps): Promise<Entrance> {
  const { db, now, settings, userAgent } = deps;
  const lucia = openSessions(db, settings.APP_URL.startsWith("https:"));
  const attributes = { created_at: now, last_seen_at: now, user_agent: userAgent?.slice(0, USER_AGENT_LENGTH) ?? null };
  const session = await lucia.createSession(user.id, attributes, { sessionId: createToken() });
  const memberships = await listMemberships(db, user.email);
  return {
    cookie: lucia.createSessionCookie(session.id).serialize(),
    home: signedInHome({ hasOrganizer: memberships.length > 0, followsOnly: user.follows_only }),
  };
}
