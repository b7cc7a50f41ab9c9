import { eq } from "drizzle-orm";
import type { Database } from "#db/client";
import { organizers } from "#db/schema";
import { nextVersion } from "./versions";

export type OrganizerRow = typeof organizers.$inferSelect;
export type NewOrganizer = typeof organizers.$inferInsert;

/** Statement: a new organizer, unless its e-mail already has one. */
export const insertOrganizer = (db: Database, organizer: NewOrganizer) =>
  db.insert(organizers).values(organizer).onConflictDoNothing({ target: organizers.email });

/** Statement: a changed profile. */
export const updateOrganizer = (db: Database, id: string, change: Partial<NewOrganizer>) =>
  db.update(organizers).set({ ...change, version: nextVersion }).where(eq(organizers.id, id));

export async function findOrganizer(db: Database, id: string): Promise<OrganizerRow | null> {
  const [row] = await db.select().from(organizers).where(eq(organizers.id, id));
  return row ?? null;
}

export async function findOrganizerByEmail(db: Database, email: string): Promise<OrganizerRow | null> {
  const [row] = await db.select().from(organizers).where(eq(organizers.email, email));
  return row ?? null;
}
