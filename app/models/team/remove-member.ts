import type { Database } from "#db/client";
import { deleteMember } from "#db/queries/team";
import type { Viewer } from "~/domain/viewer";
import { type MemberProblem, problemOf } from "./member-problem";

export interface MemberSeen {
  memberId: string;
  version: number;
}

/** Takes somebody out of a team, or back an invitation. Nobody removes themself; the owner is no row of the team. */
export async function removeMember(
  organizerId: string,
  { memberId, version }: MemberSeen,
  actor: Viewer,
  { db }: { db: Database },
): Promise<{ kind: "removed" } | MemberProblem> {
  const isRemoved = await deleteMember(db, { organizerId, id: memberId, version, actorEmail: actor.email });
  return isRemoved ? { kind: "removed" } : problemOf(organizerId, { memberId, version }, db);
}
