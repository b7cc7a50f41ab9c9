import type { Database } from "#db/client";
import { setMemberRole } from "#db/queries/team";
import type { Viewer } from "~/domain/viewer";
import type { TeamRole } from "~/schemas/team-form";

/** Gives a member who has accepted another role. Nobody changes their own. */
export async function changeRole(
  organizerId: string,
  { memberId, role }: { memberId: string; role: TeamRole },
  actor: Viewer,
  { db }: { db: Database },
): Promise<{ kind: "changed" | "gone" }> {
  return { kind: (await setMemberRole(db, organizerId, memberId, { role, actorEmail: actor.email })) ? "changed" : "gone" };
}
