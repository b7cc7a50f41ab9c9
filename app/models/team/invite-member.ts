import type { SQL } from "drizzle-orm";
import type { Database } from "#db/client";
import { findUserByEmail } from "#db/queries/accounts";
import { findOrganizer } from "#db/queries/organizers";
import { findMember, findMemberByEmail, hasInvitation, isInvitedAs, isSentAfter, putInvitation, type TeamMemberRow } from "#db/queries/team";
import { createToken, hashToken } from "~/auth/tokens";
import { JUST_NOW_MS } from "~/domain/just-now";
import { LINK_HOURS } from "~/domain/link-lifetimes";
import type { Viewer } from "~/domain/viewer";
import { invitationMail } from "~/emails/invitation";
import type { Locale } from "~/i18n/catalogue";
import type { JobQueue } from "~/jobs/queue";
import { limitFactor } from "~/models/account/account-deps";
import { limitAttempts } from "~/models/limit-attempts";
import { newId } from "~/models/new-id";
import { draftMail, queueMails } from "~/models/post-mail";
import type { Settings } from "~/schemas/settings";
import type { MemberSeen } from "./remove-member";

export interface InviteDeps {
  db: Database;
  jobs: JobQueue;
  settings: Settings;
  locale: Locale;
  now: Date;
}

export type InviteResult =
  | { kind: "invited" }
  | { kind: "is_owner" }
  | { kind: "is_member" }
  | { kind: "gone" }
  | { kind: "too_many"; retryAfterSeconds: number };

interface Invited {
  email: string;
  role: "editor" | "viewer";
}

/**
 * Mails a link of one use, for this address alone. A second invitation replaces the first one's link and role; the same
 * one soon after, by somebody who got no answer, mails nothing and is told the same.
 */
export const inviteMember = (organizerId: string, invited: Invited, inviter: Viewer, deps: InviteDeps): Promise<InviteResult> =>
  sendInvitation(organizerId, invited, inviter, isInvitedAs(invited.role, justBefore(deps.now)), deps);

const justBefore = (now: Date) => new Date(now.getTime() - JUST_NOW_MS);

async function sendInvitation(organizerId: string, { email, role }: Invited, inviter: Viewer, isRepeated: SQL, deps: InviteDeps): Promise<InviteResult> {
  const { db, now, settings } = deps;
  const organizer = await findOrganizer(db, organizerId);
  if (!organizer) return { kind: "gone" };
  if (organizer.email === email) return { kind: "is_owner" };
  if ((await findMemberByEmail(db, organizerId, email))?.accepted_at) return { kind: "is_member" };
  const verdict = await limitAttempts(
    [
      ["invitationByOrganizer", organizerId],
      ["invitationByAccount", inviter.userId],
      ["invitationByRecipient", email],
    ],
    { db, now, factor: limitFactor(settings) },
  );
  if (!verdict.allowed) return { kind: "too_many", retryAfterSeconds: verdict.retryAfterSeconds };
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
  const [written] = await db.batch([putInvitation(db, invitation, isRepeated), draft.insertIf(hasInvitation(invitation.token_hash))]);
  if (written.length > 0) await queueMails([draft.id], deps);
  return { kind: "invited" };
}

/** Mails an open invitation anew, once for each press that saw it; the former link stops working. */
export async function resendInvitation(organizerId: string, { memberId, version }: MemberSeen, inviter: Viewer, deps: InviteDeps): Promise<InviteResult> {
  const member = await findMember(deps.db, organizerId, memberId);
  if (!member) return { kind: "gone" };
  if (member.accepted_at) return { kind: "is_member" };
  const invited: Invited = { email: member.user_email, role: invitedRole(member.role) };
  return sendInvitation(organizerId, invited, inviter, isSentAfter(version, justBefore(deps.now)), deps);
}

/** No invitation offers more than this. */
const invitedRole = (role: TeamMemberRow["role"]) => (role === "viewer" ? "viewer" : "editor");
