import type { Database } from "#db/client";
import { deleteOtherSessions, deleteSessionOf } from "#db/queries/accounts/sessions";
import { hashToken } from "~/auth/tokens";
import type { Viewer } from "~/domain/accounts/access";

/** Signs one of the person's devices out, by its session as the database knows it; somebody else's stays as it is. */
export async function endSession(id: string, viewer: Viewer, { db }: { db: Database }): Promise<void> {
  await deleteSessionOf(db, viewer.userId, id);
}

/** Signs the person out everywhere but here. */
export async function endOtherSessions(viewer: Viewer, { db }: { db: Database }): Promise<void> {
  await deleteOtherSessions(db, viewer.userId, hashToken(viewer.sessionId));
}
