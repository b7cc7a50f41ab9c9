import { openSessions } from "~/auth/lucia";
import type { AccountDeps } from "./account-deps";

/** Ends a session for good, not only on this device; answers the Set-Cookie header that takes it from the device. */
export async function signOut(sessionId: string | null, { db, settings }: Pick<AccountDeps, "db" | "settings">): Promise<string> {
  const lucia = openSessions(db, settings.APP_URL.startsWith("https:"));
  if (sessionId) await lucia.invalidateSession(sessionId);
  return lucia.createBlankSessionCookie().serialize();
}
