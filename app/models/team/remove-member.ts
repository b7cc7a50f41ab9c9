import type { Database } from "#db/client";
import { deleteMember, isOnAnyTeam } from "#db/queries/team";
import type { Viewer } from "~/domain/viewer";
import { type MemberProblem, problemOf } from "./member-problem";

export interface MemberSeen {
  memberId: string;
  version: number;
}

/**
 * Takes somebody out of a team, or back an invitation. Nobody removes themself; the owner is no row of the team. Where the
 * answer to the first press was lost, the second finds nobody: "removed_before".
 */
export async function removeMember(
  organizerId: string,
  { memberId, version }: MemberSeen,
  actor: Viewer,
  { db }: { db: Database },
): Promise<{ kind: "removed" } | { kind: "removed_before" } | MemberProblem> {
  const isRemoved = await deleteMember(db, { organizerId, id: memberId, version, actorEmail: actor.email });
  if (isRemoved) return { kind: "removed" };
  return (await isOnAnyTeam(db, memberId)) ? problemOf(organizerId, { memberId, version }, db) : { kind: "removed_before" };
}
