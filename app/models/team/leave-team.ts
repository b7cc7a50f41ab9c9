import type { Database } from "#db/client";
import { deleteOwnMembership } from "#db/queries/team";
import type { Viewer } from "~/domain/viewer";

/** Takes a member out of a team at their own wish. An owner is no member: they hand the organisation over instead. */
export async function leaveTeam(organizerId: string, { email }: Viewer, { db }: { db: Database }): Promise<{ kind: "left" | "gone" }> {
  return { kind: (await deleteOwnMembership(db, organizerId, email)) ? "left" : "gone" };
}
