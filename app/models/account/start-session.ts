import { openSessions } from "~/auth/lucia";
import { createToken } from "~/auth/tokens";
import type { AccountDeps } from "./account-deps";

const USER_AGENT_LENGTH = 200;

/** Signs a person in on this device; answers the Set-Cookie header. */
export async function startSession(userId: string, { db, now, settings, userAgent }: AccountDeps): Promise<string> {
  const lucia = openSessions(db, settings.APP_URL.startsWith("https:"));
  const attributes = { created_at: now, last_seen_at: now, user_agent: userAgent?.slice(0, USER_AGENT_LENGTH) ?? null };
  const session = await lucia.createSession(userId, attributes, { sessionId: createToken() });
  return lucia.createSessionCookie(session.id).serialize();
}
