import { and, eq } from "drizzle-orm";
import type { organizers } from "#db/schema";
import { events, organizerAdmins, userFavorites, userReports, users } from "#db/schema";
import { emailOf, type Role } from "./roles";
import { testDatabase, rowsWith } from "./rows";

let made = 0;

/** Returns a member of a team, and how to read their current state. */
export async function aMember(organizer_id: string) {
  const id = `member-${++made}`;
  await testDatabase()
    .insert(organizerAdmins)
    .values({ id, organizer_id, user_email: `${id}@mottaker.test`, role: "viewer", accepted_at: new Date(0) });
  const now = async () => (await rowsWith(organizerAdmins, { id }))[0];
  return { id, now };
}

/** Returns a row's current version, as a form has it. */
export async function versionOf(table: typeof events | typeof organizers, id: string): Promise<string> {
  const [row] = await testDatabase().select({ version: table.version }).from(table).where(eq(table.id, id));
  return String(row?.version);
}

/** Returns whether an event still exists. */
export const isThere = async (id: string) => (await titleOf(id)) !== undefined;
export const titleOf = async (id: string) =>
  (await testDatabase().select({ title: events.title }).from(events).where(eq(events.id, id)))[0]?.title;

const accountOf = async (role: Role) => (await rowsWith(users, { email: emailOf(role) }))[0]?.id ?? "nobody";

export const keeps = async (role: Role, eventId: string) =>
  (
    await testDatabase()
      .select()
      .from(userFavorites)
      .where(and(eq(userFavorites.event_id, eventId), eq(userFavorites.user_id, await accountOf(role))))
  ).length > 0;
export const hasReported = async (role: Role, eventId: string) =>
  (
    await testDatabase()
      .select()
      .from(userReports)
      .where(and(eq(userReports.content_id, eventId), eq(userReports.reporter_id, await accountOf(role))))
  ).length > 0;
