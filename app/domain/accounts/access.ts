import type { ContentLanguage } from "~/domain/site/locales";
import { present } from "~/domain/values";

/** A role at an organizer; its owner is the account whose verified e-mail is the organizer's. */
export const ROLES = ["viewer", "editor", "admin", "owner", "superadmin"] as const;
export type Role = (typeof ROLES)[number];

export const TEAM_ROLES = ["admin", "editor", "viewer"] as const satisfies readonly Role[];
export type TeamRole = (typeof TEAM_ROLES)[number];

/** "admin" is only given to an accepted member. */
export const INVITED_ROLES = ["editor", "viewer"] as const satisfies readonly TeamRole[];
export type InvitedRole = (typeof INVITED_ROLES)[number];

type AnyRole = Role | "moderator";

export const ACTIONS = [
  "see_dashboard",
  "write_events",
  "write_profile",
  "write_number",
  "write_calendars",
  "write_team",
  "change_roles",
  "hand_over",
  "delete_organizer",
  "object",
] as const;
export type Action = (typeof ACTIONS)[number];

export type Right = Action | "see_hidden" | "moderate";

const from = (least: Role): readonly Role[] => ROLES.slice(ROLES.indexOf(least));

/** Which roles may do what, least role first. */
const ACCESS: Record<Right, readonly AnyRole[]> = {
  see_dashboard: from("viewer"),
  see_hidden: [...from("viewer"), "moderator"],
  write_events: from("editor"),
  write_profile: from("admin"),
  write_number: from("owner"),
  write_calendars: from("admin"),
  write_team: from("admin"),
  change_roles: from("owner"),
  hand_over: from("owner"),
  delete_organizer: from("owner"),
  object: from("admin"),
  moderate: ["moderator", "superadmin"],
};

export const leastRoleFor = (action: Right): AnyRole => present(ACCESS[action][0], `role that may ${action}`);

export const canDo = (role: AnyRole | null, action: Right): boolean => role !== null && ACCESS[action].includes(role);

export interface Membership {
  id: string;
  name: string;
  city: string | null;
  logo_url: string | null;
  /** The language it writes in; null where it has not said. */
  language: ContentLanguage | null;
  role: Role;
}

export interface Viewer {
  userId: string;
  email: string;
  /** Only people with a verified e-mail own organizers, join teams, or count as reporters. */
  isVerified: boolean;
  sessionId: string;
  /** Where it is false, favourites and follows stay on each device. */
  savesInAccount: boolean;
  isSuperadmin: boolean;
  isModerator: boolean;
  /** The viewer's own organizer first, then teams by name, then the one a superadmin chose to act for. */
  memberships: Membership[];
}

/** Superadmins have that role at every organizer. */
export function roleIn(viewer: Viewer | null, organizerId: string): Role | null {
  if (!viewer) return null;
  if (viewer.isSuperadmin) return "superadmin";
  return viewer.memberships.find(({ id }) => id === organizerId)?.role ?? null;
}

export function canActFor(viewer: Viewer | null, organizerId: string, action: Right): boolean {
  return canDo(roleIn(viewer, organizerId), action) || canActEverywhere(viewer, action);
}

export function canActEverywhere(viewer: Viewer | null, action: Right): boolean {
  if (!viewer) return false;
  return (viewer.isSuperadmin && canDo("superadmin", action)) || (viewer.isModerator && canDo("moderator", action));
}

export function isForeign(viewer: Viewer, organizerId: string): boolean {
  return viewer.isSuperadmin && !isOwn(viewer, organizerId);
}

export function isOwn(viewer: Viewer, organizerId: string): boolean {
  return viewer.memberships.some(({ id, role }) => id === organizerId && role !== "superadmin");
}

/** Images are uploaded before creating an organizer, or for one whose events the viewer edits. */
export function canUpload(viewer: Viewer): boolean {
  if (!viewer.isVerified) return false;
  return (
    viewer.isSuperadmin ||
    viewer.memberships.length === 0 ||
    viewer.memberships.some(({ role }) => canDo(role, "write_events"))
  );
}

export const canBringIn = (viewer: Viewer): boolean =>
  viewer.isSuperadmin || viewer.memberships.some(({ role }) => canDo(role, "write_events"));

/** Who must use a second step; staff are superadmins and moderators. */
export type TwoStepDemand = "nobody" | "superadmins" | "staff";

interface Rights {
  role: string;
  is_superadmin: number;
  is_moderator: number;
}

export function needsTwoStep(rights: readonly Rights[], demand: TwoStepDemand): boolean {
  if (demand === "nobody") return false;
  const own = rights.filter(({ role }) => role === "owner");
  return own.some(
    ({ is_superadmin, is_moderator }) => is_superadmin === 1 || (demand === "staff" && is_moderator === 1),
  );
}
