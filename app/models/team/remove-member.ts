import type { Database } from "#db/client";
import { deleteMember } from "#db/queries/team";
import type { Viewer } from "~/domain/viewer";

/** Takes somebody out of a team, or back an invitation. Nobody removes themself; the owner is no row of the team. */
export async function removeMember(organizerId: string, memberId: string, actor: Viewer, { db }: { db: Database }): Promise<{ kind: "removed" | "gone" }> {
  return { kind: (await deleteMember(db, organizerId, memberId, actor.email)) ? "removed" : "gone" };
}
