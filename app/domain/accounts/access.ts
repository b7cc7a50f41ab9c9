/** What somebody is to an organizer. The owner's verified e-mail is the organizer's; the others are on its team. */
export const ROLES = ["viewer", "editor", "admin", "owner", "superadmin"] as const;
export type Role = (typeof ROLES)[number];

/** With those who decide on what others publish, everywhere, whatever else they are. */
type AnyRole = Role | "moderator";

/** Everything that can be done in an organizer's name. */
export const ACTIONS = [
  "see_dashboard",
  "write_events",
  "write_profile",
  "write_calendars",
  "write_team",
  "change_roles",
  "hand_over",
  "delete_organizer",
  "object",
] as const;
export type Action = (typeof ACTIONS)[number];

/** With what is done to what it publishes, in nobody's name. */
export type Right = Action | "see_hidden" | "moderate";

const from = (least: Role): readonly Role[] => ROLES.slice(ROLES.indexOf(least));

/** Who may do what, the least role first. */
const ACCESS: Record<Right, readonly AnyRole[]> = {
  see_dashboard: from("viewer"),
  see_hidden: [...from("viewer"), "moderator"],
  write_events: from("editor"),
  write_profile: from("admin"),
  write_calendars: from("admin"),
  write_team: from("admin"),
  change_roles: from("owner"),
  hand_over: from("owner"),
  delete_organizer: from("owner"),
  object: from("admin"),
  moderate: ["moderator", "superadmin"],
};

/** The least of those who may do it. */
export const leastRoleFor = (action: Right): AnyRole => ACCESS[action][0]!;

/** Null is anybody without a role here. */
export function canDo(role: AnyRole | null, action: Right): boolean {
  return role !== null && ACCESS[action].includes(role);
}

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

export function canActFor(viewer: Viewer | null, organizerId: string, action: Right): boolean {
  return canDo(roleIn(viewer, organizerId), action) || canActEverywhere(viewer, action);
}

/** Whether somebody may do it to any organizer. */
export function canActEverywhere(viewer: Viewer | null, action: Right): boolean {
  if (!viewer) return false;
  return (viewer.isSuperadmin && canDo("superadmin", action)) || (viewer.isModerator && canDo("moderator", action));
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
  return (
    viewer.isSuperadmin ||
    viewer.memberships.length === 0 ||
    viewer.memberships.some(({ role }) => canDo(role, "write_events"))
  );
}

/** Who has to have a second step; staff are superadmins and moderators. */
export type TwoStepDemand = "nobody" | "superadmins" | "staff";

interface Rights {
  role: string;
  is_superadmin: number;
  is_moderator: number;
}

/** Whether what somebody may do to other people's content has to wait for a second step. */
export function needsTwoStep(rights: readonly Rights[], demand: TwoStepDemand): boolean {
  if (demand === "nobody") return false;
  const own = rights.filter(({ role }) => role === "owner");
  return own.some(
    ({ is_superadmin, is_moderator }) => is_superadmin === 1 || (demand === "staff" && is_moderator === 1),
  );
}
