import { and, eq } from "drizzle-orm";
import type { organizers } from "#db/schema";
import { events, organizerAdmins, userFavorites, userReports, users } from "#db/schema";
import { createToken, hashToken } from "~/auth/tokens";
import { fromNow } from "./clock";
import { emailOf, type Role } from "./roles";
import { testDatabase, rowsWith } from "./rows";

let made = 0;

/** Returns a member of a team, and how to read their current state. */
export async function aMember(organizer_id: string, given: Partial<typeof organizerAdmins.$inferInsert> = {}) {
  const id = `member-${++made}`;
  const row = {
    id,
    organizer_id,
    user_email: `${id}@mottaker.test`,
    role: "viewer",
    accepted_at: new Date(0),
  } as const;
  await testDatabase()
    .insert(organizerAdmins)
    .values({ ...row, ...given });
  const now = async () => (await rowsWith(organizerAdmins, { id }))[0];
  return { id, now };
}

/** Invites somebody to a team; returns the token of the link. */
export async function anInvitation(organizer_id: string): Promise<string> {
  const token = createToken();
  const given = { accepted_at: null, token_hash: hashToken(token), expires_at: fromNow({ days: 7 }) };
  await aMember(organizer_id, given);
  return token;
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
