import type { Database } from "#db/client";
import {
  deleteMember,
  deleteOwnMembership,
  findTeamMember,
  isOnAnyTeam,
  setMemberRole,
  type TeamMemberRow,
} from "#db/queries/team/team";
import type { TeamRole, Viewer } from "~/domain/accounts/access";
import { refuse, type Result, succeed } from "~/domain/result";
import type { ChangedMeanwhile } from "~/domain/versions";

/** Why a member was not changed. */
export type MemberProblem = { kind: "gone" } | ChangedMeanwhile<TeamMemberRow>;

/** Returns why nothing was done: somebody else changed the member meanwhile, or the member is gone. */
async function problemOf(
  organizerId: string,
  { memberId, version }: MemberVersion,
  db: Database,
): Promise<MemberProblem> {
  const stored = await findTeamMember(db, organizerId, memberId);
  return stored && stored.version !== version ? { kind: "changedMeanwhile", stored } : { kind: "gone" };
}

/**
 * Changes an accepted member's role; also succeeds where somebody else set the same role meanwhile. Nobody changes
 * their own.
 */
export async function changeRole(
  organizerId: string,
  { memberId, version, role }: MemberVersion & { role: TeamRole },
  actor: Viewer,
  { db }: { db: Database },
): Promise<Result<null, MemberProblem>> {
  const isChanged = await setMemberRole(db, { organizerId, id: memberId, version, actorEmail: actor.email }, role);
  if (isChanged) return succeed(null);
  const problem = await problemOf(organizerId, { memberId, version }, db);
  return problem.kind === "changedMeanwhile" && problem.stored.role === role ? succeed(null) : refuse(problem);
}

export interface MemberVersion {
  memberId: string;
  version: number;
}

/**
 * Removes a member, or cancels an invitation. Nobody removes themselves, and the owner is not a member. A repeated
 * request finds nobody and has the same outcome.
 */
export async function removeMember(
  organizerId: string,
  { memberId, version }: MemberVersion,
  actor: Viewer,
  { db }: { db: Database },
): Promise<Result<null, MemberProblem>> {
  const isRemoved = await deleteMember(db, { organizerId, id: memberId, version, actorEmail: actor.email });
  if (isRemoved || !(await isOnAnyTeam(db, memberId))) return succeed(null);
  return refuse(await problemOf(organizerId, { memberId, version }, db));
}

/** The person is in no team. */
export interface LeaveProblem {
  kind: "notMember";
}

/** Removes a member at their own request. An owner is not a member and hands the organizer over instead. */
export async function leaveTeam(
  organizerId: string,
  { email }: Viewer,
  { db }: { db: Database },
): Promise<Result<null, LeaveProblem>> {
  return (await deleteOwnMembership(db, organizerId, email)) ? succeed(null) : refuse({ kind: "notMember" });
}
