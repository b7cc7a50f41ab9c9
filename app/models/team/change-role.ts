import type { Database } from "#db/client";
import { setMemberRole } from "#db/queries/team";
import type { Viewer } from "~/domain/viewer";
import type { TeamRole } from "~/schemas/team-form";
import { type MemberProblem, problemOf } from "./member-problem";
import type { MemberSeen } from "./remove-member";

/** Gives a member who has accepted another role. Nobody changes their own. */
export async function changeRole(
  organizerId: string,
  { memberId, version, role }: MemberSeen & { role: TeamRole },
  actor: Viewer,
  { db }: { db: Database },
): Promise<{ kind: "changed" } | MemberProblem> {
  const isChanged = await setMemberRole(db, { organizerId, id: memberId, version, actorEmail: actor.email }, role);
  return isChanged ? { kind: "changed" } : problemOf(organizerId, { memberId, version }, db);
}
