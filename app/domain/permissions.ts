/** What somebody is to an organizer. The owner's verified e-mail is the organizer's; the others are on its team. */
export const ROLES = ["viewer", "editor", "admin", "owner", "superadmin"] as const;
export type Role = (typeof ROLES)[number];

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

const LEAST_ROLE: Record<Action, Role> = {
  see_dashboard: "viewer",
  write_events: "editor",
  write_profile: "admin",
  write_calendars: "admin",
  write_team: "admin",
  change_roles: "owner",
  hand_over: "owner",
  delete_organizer: "owner",
  object: "admin",
};

/** Who may do it, and all roles above. */
export const leastRoleFor = (action: Action): Role => LEAST_ROLE[action];

/** Each role may do what the ones before it may; null is anybody without a role here. */
export function canDo(role: Role | null, action: Action): boolean {
  return role !== null && ROLES.indexOf(role) >= ROLES.indexOf(LEAST_ROLE[action]);
}
