import type { SQL } from "drizzle-orm";
import type { Database } from "#db/client";
import { findUserByEmail } from "#db/queries/accounts/accounts";
import { findOrganizer } from "#db/queries/organizers/organizers";
import {
  findAcceptedInvitation,
  findMember,
  findMemberByEmail,
  findOpenInvitation,
  hasInvitation,
  isInvitedAs,
  isSentAfter,
  type OpenInvitation,
  putInvitation,
  redeemInvitation,
} from "#db/queries/team/team";
import { createToken, hashToken } from "~/auth/tokens";
import type { InvitedRole, TeamRole, Viewer } from "~/domain/accounts/access";
import { LINK_HOURS } from "~/domain/accounts/lifetimes";
import { isJustNow, JUST_NOW_MS } from "~/domain/time/just-now";
import { refuse, type Result, succeed } from "~/domain/values";
import { invitationMail } from "~/emails/team";
import { draftMail, queueMails } from "~/models/mail/post";
import { limitAttempts, type TooMany } from "~/models/site/attempts";
import type { Given } from "~/models/site/given";
import { newId } from "~/models/site/new-id";
import type { MemberVersion } from "./members";

export type InviteDeps = Given<"db" | "jobs" | "settings" | "locale" | "now">;

/** `isOwner`, `isMember`: the address's role; `gone`: organizer or invitation. */
export type InviteProblem = { kind: "isOwner" } | { kind: "isMember" } | { kind: "gone" } | TooMany;

interface Invited {
  email: string;
  role: InvitedRole;
}

/** For this address alone, once. A second one replaces link and role; the same shortly after mails nothing. */
export const inviteMember = (
  organizerId: string,
  invited: Invited,
  inviter: Viewer,
  deps: InviteDeps,
): Promise<Result<null, InviteProblem>> =>
  sendInvitation(organizerId, invited, inviter, isInvitedAs(invited.role, justBefore(deps.now)), deps);

const justBefore = (now: Date) => new Date(now.getTime() - JUST_NOW_MS);

async function sendInvitation(
  organizerId: string,
  { email, role }: Invited,
  inviter: Viewer,
  isRepeated: SQL,
  deps: InviteDeps,
): Promise<Result<null, InviteProblem>> {
  const { db, now, settings } = deps;
  const organizer = await findOrganizer(db, organizerId);
  if (!organizer) return refuse({ kind: "gone" });
  if (organizer.email === email) return refuse({ kind: "isOwner" });
  if ((await findMemberByEmail(db, organizerId, email))?.accepted_at) return refuse({ kind: "isMember" });
  const verdict = await limitAttempts(
    { invitationByOrganizer: organizerId, invitationByAccount: inviter.userId, invitationByRecipient: email },
    { db, now, settings },
  );
  if (!verdict.ok) return verdict;
  const token = createToken();
  const invitation = {
    id: newId(),
    organizer_id: organizerId,
    user_email: email,
    invited_by: inviter.userId,
    role,
    invited_at: now,
    token_hash: hashToken(token),
    expires_at: new Date(now.getTime() + LINK_HOURS.invitation * 3_600_000),
  };
  const locale = (await findUserByEmail(db, email))?.locale ?? deps.locale;
  const link = `${settings.APP_URL}/invitation/${token}`;
  const mail = invitationMail({ link, organizerName: organizer.name, role, inviterEmail: inviter.email }, locale);
  const draft = draftMail({ key: `invitation:${invitation.token_hash}`, to: email, mail }, deps);
  const [written] = await db.batch([
    putInvitation(db, invitation, isRepeated),
    draft.insertIf(hasInvitation(invitation.token_hash)),
  ]);
  if (written.length > 0) await queueMails([draft], deps);
  return succeed(null);
}

/** Once per version that was seen; the earlier link stops working. */
export async function resendInvitation(
  organizerId: string,
  { memberId, version }: MemberVersion,
  inviter: Viewer,
  deps: InviteDeps,
): Promise<Result<null, InviteProblem>> {
  const member = await findMember(deps.db, organizerId, memberId);
  if (!member) return refuse({ kind: "gone" });
  if (member.accepted_at) return refuse({ kind: "isMember" });
  const invited: Invited = { email: member.user_email, role: invitedRole(member.role) };
  return sendInvitation(organizerId, invited, inviter, isSentAfter(version, justBefore(deps.now)), deps);
}

/** No invitation offers a higher role. */
const invitedRole = (role: TeamRole): InvitedRole => (role === "viewer" ? "viewer" : "editor");

type Deps = Given<"db" | "now">;

export type InvitationState =
  | { kind: "open"; invitation: OpenInvitation }
  /** Another address than the signed-in account's. */
  | { kind: "forSomebodyElse"; invitation: OpenInvitation }
  /** `organizerName` only for its recipient. */
  | { kind: "accepted"; organizerName: string | null }
  | { kind: "invalid" };

/** Does not redeem the link. */
export async function findInvitation(token: string, viewer: Viewer, { db, now }: Deps): Promise<InvitationState> {
  const invitation = await findOpenInvitation(db, hashToken(token), now);
  if (!invitation) return whenAccepted(token, viewer, db);
  return { kind: isTheirs(viewer, invitation.user_email) ? "open" : "forSomebodyElse", invitation };
}

async function whenAccepted(token: string, viewer: Viewer, db: Database): Promise<InvitationState> {
  const accepted = await findAcceptedInvitation(db, hashToken(token));
  return accepted
    ? { kind: "accepted", organizerName: isTheirs(viewer, accepted.user_email) ? accepted.organizer_name : null }
    : { kind: "invalid" };
}

export async function findInvited(
  token: string,
  { db, now }: Deps,
): Promise<{ organizer: string; email: string } | null> {
  const invitation = await findOpenInvitation(db, hashToken(token), now);
  return invitation && { organizer: invitation.organizer_name, email: invitation.user_email };
}

/** Only a verified account of the invited address can. A repeated request succeeds for a moment. */
export async function acceptInvitation(
  token: string,
  viewer: Viewer,
  { db, now }: Deps,
): Promise<Result<{ organizerId: string }, { kind: "invalidLink" }>> {
  const organizerId = viewer.isVerified ? await redeemInvitation(db, hashToken(token), viewer.email, now) : null;
  if (organizerId !== null) return succeed({ organizerId });
  const accepted = await findAcceptedInvitation(db, hashToken(token));
  const isAgain =
    accepted?.accepted_at && isTheirs(viewer, accepted.user_email) && isJustNow(accepted.accepted_at, now);
  return isAgain ? succeed({ organizerId: accepted.organizer_id }) : refuse({ kind: "invalidLink" });
}

const isTheirs = (viewer: Viewer, email: string) => viewer.isVerified && viewer.email === email;
