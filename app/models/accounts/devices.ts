import type { Database } from "#db/client";
import { deleteOtherSessions, deleteSessionOf, isStillSignedIn } from "#db/queries/accounts/sessions";
import { deleteDevicesOfSession, deleteOtherDevices } from "#db/queries/letters/devices";
import { hashToken } from "~/auth/tokens";
import type { Viewer } from "~/domain/accounts/access";

type Here = Pick<Viewer, "userId" | "sessionId">;

/** Also ends what is pushed there: both, or neither. */
export async function signOutElsewhere({ userId, sessionId }: Here, { db }: { db: Database }): Promise<void> {
  const here = hashToken(sessionId);
  await db.batch([deleteOtherSessions(db, userId, here), deleteOtherDevices(db, userId, here)]);
}

export async function signOutDevice(session: string, { userId }: Here, { db }: { db: Database }): Promise<void> {
  await db.batch([
    deleteDevicesOfSession(db, session, isStillSignedIn(userId, session)),
    deleteSessionOf(db, userId, session),
  ]);
}
