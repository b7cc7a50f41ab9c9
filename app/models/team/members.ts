import type { Database } from "#db/client";
import { findUserByEmail } from "#db/queries/accounts/accounts";
import { findOrganizer } from "#db/queries/organizers/organizers";
import {
  deleteMember,
  deleteOwnMembership,
  findMember,
  findTeamMember,
  isOnAnyTeam,
  setMemberRole,
  type TeamMemberRow,
} from "#db/queries/team/team";
import type { TeamRole, Viewer } from "~/domain/accounts/access";
import { refuse, type Result, succeed } from "~/domain/values";
import type { ChangedMeanwhile } from "~/domain/versions";
import { removedMail } from "~/emails/team";
import { postMail } from "~/models/mail/post";
import type { Given } from "~/models/site/given";

export type MemberProblem = { kind: "gone" } | ChangedMeanwhile<TeamMemberRow>;

async function problemOf(
  organizerId: string,
  { memberId, version }: MemberVersion,
  db: Database,
): Promise<MemberProblem> {
  const stored = await findTeamMember(db, organizerId, memberId);
  return stored && stored.version !== version ? { kind: "changedMeanwhile", stored } : { kind: "gone" };
}

/** Also succeeds where somebody else set the same role meanwhile. Nobody changes their own. */
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

/** Or cancels an invitation. Nobody removes themselves; who was on the team is told. Safe to repeat. */
export async function removeMember(
  organizerId: string,
  { memberId, version }: MemberVersion,
  actor: Viewer,
  deps: Given<"db" | "jobs" | "settings" | "locale" | "now">,
): Promise<Result<null, MemberProblem>> {
  const { db } = deps;
  const [member, organizer] = await Promise.all([
    findMember(db, organizerId, memberId),
    findOrganizer(db, organizerId),
  ]);
  const isRemoved = await deleteMember(db, { organizerId, id: memberId, version, actorEmail: actor.email });
  if (isRemoved && member?.accepted_at && organizer) {
    const locale = (await findUserByEmail(db, member.user_email))?.locale ?? deps.locale;
    const mail = removedMail({ organizerName: organizer.name, link: deps.settings.APP_URL }, locale);
    await postMail({ key: `member-removed:${memberId}`, to: member.user_email, mail }, deps);
  }
  if (isRemoved || !(await isOnAnyTeam(db, memberId))) return succeed(null);
  return refuse(await problemOf(organizerId, { memberId, version }, db));
}

export interface LeaveProblem {
  kind: "notMember";
}

/** An owner is no member, and hands the organizer over instead. */
export async function leaveTeam(
  organizerId: string,
  { email }: Viewer,
  { db }: { db: Database },
): Promise<Result<null, LeaveProblem>> {
  return (await deleteOwnMembership(db, organizerId, email)) ? succeed(null) : refuse({ kind: "notMember" });
}
