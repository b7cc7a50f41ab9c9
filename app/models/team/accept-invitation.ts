import type { Database } from "#db/client";
import { findOpenInvitation, type OpenInvitation, useInvitation } from "#db/queries/team";
import { hashToken } from "~/auth/tokens";
import type { Viewer } from "~/domain/viewer";

interface Deps {
  db: Database;
  now: Date;
}

export type InvitationState =
  | { kind: "open"; invitation: OpenInvitation }
  /** It was sent to another address than that of the account which is signed in. */
  | { kind: "for_somebody_else"; invitation: OpenInvitation }
  | { kind: "invalid" };

/** What a link is good for; looking does not use it up. */
export async function lookAtInvitation(token: string, viewer: Viewer, { db, now }: Deps): Promise<InvitationState> {
  const invitation = await findOpenInvitation(db, hashToken(token), now);
  if (!invitation) return { kind: "invalid" };
  return { kind: isTheirs(viewer, invitation.user_email) ? "open" : "for_somebody_else", invitation };
}

/** Joins the team. Only an account of the invited address, proven, can. */
export async function acceptInvitation(token: string, viewer: Viewer, { db, now }: Deps): Promise<{ kind: "accepted"; organizerId: string } | { kind: "invalid" }> {
  const organizerId = viewer.isVerified ? await useInvitation(db, hashToken(token), viewer.email, now) : null;
  return organizerId === null ? { kind: "invalid" } : { kind: "accepted", organizerId };
}

const isTheirs = (viewer: Viewer, email: string) => viewer.isVerified && viewer.email === email;
