import { openSessions } from "~/auth/lucia";
import { createToken } from "~/auth/tokens";
import { organizerAdmins, users } from "#db/schema";
import { NOW } from "./clock";
import { testDatabase } from "./rows";

/** Signs the person with a verified e-mail in; answers the headers that a browser would then send. */
export async function signedIn(email: string, cookies: string[] = []): Promise<Record<string, string>> {
  const db = testDatabase();
  const user = { id: `user-${email}`, email, password_hash: "none", email_verified_at: NOW };
  await db.insert(users).values(user).onConflictDoNothing();
  const session = await openSessions(db, false).createSession(
    user.id,
    { created_at: NOW, last_seen_at: NOW, user_agent: null },
    { sessionId: createToken() },
  );
  return { Cookie: [`samling_session=${session.id}`, ...cookies].join("; ") };
}

/** Makes somebody part of an organizer's team. */
export async function onTeam(organizer_id: string, user_email: string, role: "viewer" | "editor" | "admin"): Promise<void> {
  await testDatabase()
    .insert(organizerAdmins)
    .values({ id: `${organizer_id}-${user_email}`, organizer_id, user_email, role, invited_at: NOW, accepted_at: NOW });
}
