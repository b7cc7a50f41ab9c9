import type { OpenInvitation } from "#db/queries/team";

type State = { kind: "open" | "for_somebody_else"; invitation: OpenInvitation } | { kind: "used"; organizerName: string | null } | { kind: "invalid" };

/** An invitation as its page shows it. */
export interface InvitationView {
  kind: "open" | "for_somebody_else";
  organizer: string;
  role: OpenInvitation["role"];
  invitedEmail: string;
  currentEmail: string;
}

export function viewInvitation(state: State, currentEmail: string): InvitationView | Exclude<State, { invitation: OpenInvitation }> {
  if (state.kind === "invalid" || state.kind === "used") return state;
  const { organizer_name, role, user_email } = state.invitation;
  return { kind: state.kind, organizer: organizer_name, role, invitedEmail: user_email, currentEmail };
}
