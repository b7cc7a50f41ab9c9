import type { Database } from "#db/client";
import { findTeamMember, type TeamMemberRow } from "#db/queries/team";
import type { ChangedMeanwhile } from "~/domain/changed-meanwhile";
import type { MemberSeen } from "./remove-member";

/** Why nothing was done about a member. */
export type MemberProblem = { kind: "gone" } | ChangedMeanwhile<TeamMemberRow>;

/** Tells what somebody else did meanwhile from what cannot be done. */
export async function problemOf(organizerId: string, { memberId, version }: MemberSeen, db: Database): Promise<MemberProblem> {
  const stored = await findTeamMember(db, organizerId, memberId);
  return stored && stored.version !== version ? { kind: "changedMeanwhile", stored } : { kind: "gone" };
}
