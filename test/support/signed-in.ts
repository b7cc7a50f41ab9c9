import { sessions, users } from "#db/schema";
import { hashToken } from "~/auth/tokens";
import { SESSION_COOKIE } from "~/auth/lucia";
import { NOW } from "./clock";
import { testDatabase } from "./rows";

/** Makes an account with a proven e-mail and a session; answers the headers that its browser would send. */
export async function signedIn(email: string, { isVerified = true } = {}): Promise<{ Cookie: string }> {
  const db = testDatabase();
  const id = `user-of-${email}`;
  const token = `session-of-${email}`;
  await db.insert(users).values({ id, email, email_verified_at: isVerified ? NOW : null, password_hash: "none", created_at: NOW }).onConflictDoNothing();
  // Lucia has the machine's clock, not the test's.
  const expires_at = Math.floor(Date.now() / 1000) + 20 * 86_400;
  await db.insert(sessions).values({ id: hashToken(token), user_id: id, expires_at, created_at: NOW }).onConflictDoNothing();
  return { Cookie: `${SESSION_COOKIE}=${token}` };
}
