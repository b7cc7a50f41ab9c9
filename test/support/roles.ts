import { eq } from "drizzle-orm";
import { organizers } from "#db/schema";
import { anOrganizer, type OrganizerRow, testDatabase } from "./rows";
import { onTeam, signedIn } from "./signed-in";

const TEAM = ["viewer", "editor", "admin"] as const;

/** Every role, as seen from one organizer. */
export const ROLES = ["anonymous", "plain", ...TEAM, "owner", "other_owner", "moderator", "superadmin"] as const;
export type Role = (typeof ROLES)[number];

export const emailOf = (role: Role) => `${role.replace("_", "-")}@rolle.test`;

/** Inserts an organizer and an account for each role. */
export async function anOrganizerWithRoles(): Promise<OrganizerRow> {
  const organizer = await anOrganizer({ email: emailOf("owner"), name: "Rollemenigheten" });
  await anOrganizer({ email: emailOf("other_owner"), name: "Nabomenigheten" });
  await anOrganizer({ email: emailOf("moderator"), name: "Tilsynet", is_moderator: true });
  await anOrganizer({ email: emailOf("superadmin"), name: "Driften", is_superadmin: true });
  for (const role of TEAM) await onTeam(organizer.id, emailOf(role), role);
  return organizer;
}

/** Returns the headers of a role's browser with this organizer chosen. */
export async function headersOf(role: Role, chosenId: string): Promise<Record<string, string>> {
  return role === "anonymous" ? {} : signedIn(emailOf(role), { cookies: [`samling_organizer=${chosenId}`] });
}

export const nameOf = async (id: string) =>
  (await testDatabase().select({ name: organizers.name }).from(organizers).where(eq(organizers.id, id)))[0]?.name;
