import type { Database } from "#db/client";
import {
  deleteMember,
  deleteOwnMembership,
  findTeamMember,
  isOnAnyTeam,
  setMemberRole,
  type TeamMemberRow,
} from "#db/queries/team/team";
import type { Viewer } from "~/domain/accounts/access";
import { refuse, type Result, succeed } from "~/domain/result";
import type { ChangedMeanwhile } from "~/domain/versions";
import type { TeamRole } from "~/schemas/team/forms";

/** Why nothing was done about a member. */
export type MemberProblem = { kind: "gone" } | ChangedMeanwhile<TeamMemberRow>;

/** Tells what somebody else did meanwhile from what cannot be done. */
async function problemOf(organizerId: string, { memberId, version }: MemberSeen, db: Database): Promise<MemberProblem> {
  const stored = await findTeamMember(db, organizerId, memberId);
  return stored && stored.version !== version ? { kind: "changedMeanwhile", stored } : { kind: "gone" };
}

/** Gives a member who has accepted another role, also where somebody else gave the same meanwhile. Nobody changes their own. */
export async function changeRole(
  organizerId: string,
  { memberId, version, role }: MemberSeen & { role: TeamRole },
  actor: Viewer,
  { db }: { db: Database },
): Promise<Result<null, MemberProblem>> {
  const isChanged = await setMemberRole(db, { organizerId, id: memberId, version, actorEmail: actor.email }, role);
  if (isChanged) return succeed(null);
  const problem = await problemOf(organizerId, { memberId, version }, db);
  return problem.kind === "changedMeanwhile" && problem.stored.role === role ? succeed(null) : refuse(problem);
}

export interface MemberSeen {
  memberId: string;
  version: number;
}

/**
 * Takes somebody out of a team, or back an invitation. Nobody removes themself; the owner is no row of the team. Where the
 * answer to the first press was lost, the second finds nobody and ends as that did.
 */
export async function removeMember(
  organizerId: string,
  { memberId, version }: MemberSeen,
  actor: Viewer,
  { db }: { db: Database },
): Promise<Result<null, MemberProblem>> {
  const isRemoved = await deleteMember(db, { organizerId, id: memberId, version, actorEmail: actor.email });
  if (isRemoved || !(await isOnAnyTeam(db, memberId))) return succeed(null);
  return refuse(await problemOf(organizerId, { memberId, version }, db));
}

/** Whoever leaves is in no team. */
export interface LeaveProblem {
  kind: "notMember";
}

/** Takes a member out of a team at their own wish. An owner is no member: they hand the organisation over instead. */
export async function leaveTeam(
  organizerId: string,
  { email }: Viewer,
  { db }: { db: Database },
): Promise<Result<null, LeaveProblem>> {
  return (await deleteOwnMembership(db, organizerId, email)) ? succeed(null) : refuse({ kind: "notMember" });
}
