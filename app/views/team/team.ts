import type { OpenInvitation, TeamMemberRow, TeamRows } from "#db/queries/team/team";
import { teamMessages } from "#messages/team";
import { type Action, canDo, type Role } from "~/domain/accounts/access";
import type { Locale } from "~/domain/site/locales";
import { dateFromUnix } from "~/domain/time/days-and-moments";
import { formatAs } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import type { InvitationState } from "~/models/team/invitations";

export interface TeamMemberView {
  id: string;
  email: string;
  role: TeamMemberRow["role"];
  isAccepted: boolean;
  /** "Aktiv siden 3. mai 2026", or "Invitert …". */
  since: string;
  /** Sent along with changes to the member. */
  version: number;
  isSelf: boolean;
}

export type TeamView = ReturnType<typeof viewTeam>;

export function viewTeam(
  { organizer, members, heirs }: TeamRows,
  { role, email, locale }: { role: Role | null; email: string; locale: Locale },
) {
  const may = (action: Action) => canDo(role, action);
  return {
    organizer,
    isOwner: organizer.email === email,
    canWrite: may("write_team"),
    canChangeRoles: may("change_roles"),
    /** Null for those who cannot hand the organizer over. */
    heirs: may("hand_over") ? heirs.map((heir) => heir.email) : null,
    viewerEmail: email,
    members: members.map((member) => ({
      id: member.id,
      email: member.user_email,
      role: member.role,
      isAccepted: member.accepted_at !== null,
      since: sinceText(member, locale),
      version: member.version,
      isSelf: member.user_email === email,
    })),
  };
}

export function sinceText({ invited_at, accepted_at }: TeamMemberRow, locale: Locale): string {
  const m = messagesIn(teamMessages, locale);
  const day = (seconds: number) => formatAs("dayAndYear", dateFromUnix(seconds), locale);
  return accepted_at === null ? m.invited(day(invited_at)) : m.activeSince(day(accepted_at));
}

export interface InvitationView {
  kind: "open" | "forSomebodyElse";
  organizer: string;
  role: OpenInvitation["role"];
  invitedEmail: string;
  currentEmail: string;
}

export function viewInvitation(
  state: InvitationState,
  currentEmail: string,
): InvitationView | Exclude<InvitationState, { invitation: OpenInvitation }> {
  if (state.kind === "invalid" || state.kind === "accepted") return state;
  const { organizer_name, role, user_email } = state.invitation;
  return { kind: state.kind, organizer: organizer_name, role, invitedEmail: user_email, currentEmail };
}
