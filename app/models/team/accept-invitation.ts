import type { Database } from "#db/client";
import { findOpenInvitation, findUsedInvitation, type OpenInvitation, useInvitation } from "#db/queries/team";
import { hashToken } from "~/auth/tokens";
import { isJustNow } from "~/domain/just-now";
import type { Viewer } from "~/domain/viewer";

interface Deps {
  db: Database;
  now: Date;
}

export type InvitationState =
  | { kind: "open"; invitation: OpenInvitation }
  /** It was sent to another address than that of the account which is signed in. */
  | { kind: "for_somebody_else"; invitation: OpenInvitation }
  /** It was accepted before; `organizerName` only for whoever it was sent to. */
  | { kind: "used"; organizerName: string | null }
  | { kind: "invalid" };

/** What a link is good for; looking does not use it up. */
export async function lookAtInvitation(token: string, viewer: Viewer, { db, now }: Deps): Promise<InvitationState> {
  const invitation = await findOpenInvitation(db, hashToken(token), now);
  if (!invitation) return whenUsed(token, viewer, db);
  return { kind: isTheirs(viewer, invitation.user_email) ? "open" : "for_somebody_else", invitation };
}

async function whenUsed(token: string, viewer: Viewer, db: Database): Promise<InvitationState> {
  const used = await findUsedInvitation(db, hashToken(token));
  return used ? { kind: "used", organizerName: isTheirs(viewer, used.user_email) ? used.organizer_name : null } : { kind: "invalid" };
}

/** Who is invited to what, for the pages on which one signs in first; null for a link of no use. */
export async function findInvited(token: string, { db, now }: Deps): Promise<{ organizer: string; email: string } | null> {
  const invitation = await findOpenInvitation(db, hashToken(token), now);
  return invitation && { organizer: invitation.organizer_name, email: invitation.user_email };
}

/** Joins the team. Only an account of the invited address, proven, can; once more where the answer was lost a moment ago. */
export async function acceptInvitation(token: string, viewer: Viewer, { db, now }: Deps): Promise<{ kind: "accepted"; organizerId: string } | { kind: "invalid" }> {
  const organizerId = viewer.isVerified ? await useInvitation(db, hashToken(token), viewer.email, now) : null;
  if (organizerId !== null) return { kind: "accepted", organizerId };
  const used = await findUsedInvitation(db, hashToken(token));
  const isAgain = used?.accepted_at && isTheirs(viewer, used.user_email) && isJustNow(used.accepted_at, now);
  return isAgain ? { kind: "accepted", organizerId: used.organizer_id } : { kind: "invalid" };
}

const isTheirs = (viewer: Viewer, email: string) => viewer.isVerified && viewer.email === email;
