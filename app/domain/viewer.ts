import { canDo, type Action, type Role } from "./permissions";

/** An organizer somebody may act for. */
export interface Membership {
  id: string;
  name: string;
  city: string | null;
  logo_url: string | null;
  role: Role;
}

/** The person behind a request. */
export interface Viewer {
  userId: string;
  email: string;
  /** Only a verified e-mail makes somebody an owner, a team member, or a reporter who counts. */
  isVerified: boolean;
  sessionId: string;
  /** Whether favourites and follows are kept in the account; else they stay on each device. */
  savesInAccount: boolean;
  isSuperadmin: boolean;
  isModerator: boolean;
  /** Own organizer first, then the teams, by name; last the one a superadmin has chosen to act for. */
  memberships: Membership[];
}

/** What a viewer is to an organizer; superadmins are that everywhere. */
export function roleIn(viewer: Viewer | null, organizerId: string): Role | null {
  if (!viewer) return null;
  if (viewer.isSuperadmin) return "superadmin";
  return viewer.memberships.find(({ id }) => id === organizerId)?.role ?? null;
}

export function canActFor(viewer: Viewer | null, organizerId: string, action: Action): boolean {
  return canDo(roleIn(viewer, organizerId), action);
}

/** Whether a superadmin acts for an organizer that has no part of them. */
export function isForeign(viewer: Viewer, organizerId: string): boolean {
  return viewer.isSuperadmin && !isOwn(viewer, organizerId);
}

/** Whether somebody owns an organizer or is on its team. */
export function isOwn(viewer: Viewer, organizerId: string): boolean {
  return viewer.memberships.some(({ id, role }) => id === organizerId && role !== "superadmin");
}

/** Whether somebody may send pictures: for an organizer that is about to be made, or one whose events they write. */
export function canUpload(viewer: Viewer): boolean {
  if (!viewer.isVerified) return false;
  return viewer.isSuperadmin || viewer.memberships.length === 0 || viewer.memberships.some(({ role }) => canDo(role, "write_events"));
}
