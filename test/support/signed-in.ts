import { organizerAdmins, sessions, users } from "#db/schema";
import { SESSION_COOKIE } from "~/auth/lucia";
import { createToken, hashToken } from "~/auth/tokens";
import { DAY_SECONDS, unixSeconds } from "~/domain/time/days-and-moments";
import { NOW } from "./clock";
import { testDatabase } from "./rows";

interface SignedIn {
  isVerified?: boolean;
  /** Cookies besides the session's, as "name=value". */
  cookies?: string[];
  /** When the account was made, its e-mail verified and its session begun. */
  since?: Date;
}

/** Inserts an account, if there is none, and a session; returns its browser's headers. */
export async function signedIn(
  email: string,
  { isVerified = true, cookies = [], since = NOW }: SignedIn = {},
): Promise<{ Cookie: string }> {
  const db = testDatabase();
  const id = `user-${email}`;
  const token = createToken();
  await db
    .insert(users)
    .values({ id, email, email_verified_at: isVerified ? since : null, password_hash: "none", created_at: since })
    .onConflictDoNothing();
  // Lucia uses the machine's clock, not the test's.
  const expires_at = unixSeconds(new Date()) + 20 * DAY_SECONDS;
  await db.insert(sessions).values({ id: hashToken(token), user_id: id, expires_at, created_at: since });
  return { Cookie: [`${SESSION_COOKIE}=${token}`, ...cookies].join("; ") };
}

/** Adds a person to an organizer's team. */
export async function onTeam(
  organizer_id: string,
  user_email: string,
  role: "viewer" | "editor" | "admin",
): Promise<void> {
  await testDatabase()
    .insert(organizerAdmins)
    .values({ id: `${organizer_id}-${user_email}`, organizer_id, user_email, role, invited_at: NOW, accepted_at: NOW });
}
