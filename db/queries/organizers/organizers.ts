import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { type AuditEntry, insertAudit } from "#db/queries/admin/audit-log";
import { nextVersion } from "#db/queries/versions";
import { organizers } from "#db/schema";
import { keepsSuperadmin } from "./deletion";

export type OrganizerRow = typeof organizers.$inferSelect;
export type NewOrganizer = typeof organizers.$inferInsert;

/** Unless its e-mail has one. */
export const insertOrganizer = (db: Database, organizer: NewOrganizer) =>
  db.insert(organizers).values(organizer).onConflictDoNothing({ target: organizers.email });

export const updateOrganizerRow = (db: Database, id: string, change: Partial<NewOrganizer>) =>
  db
    .update(organizers)
    .set({ ...change, version: nextVersion })
    .where(eq(organizers.id, id));

export async function findOrganizer(db: Database, id: string): Promise<OrganizerRow | null> {
  const [row] = await db.select().from(organizers).where(eq(organizers.id, id));
  return row ?? null;
}

export async function findOrganizerByEmail(db: Database, email: string): Promise<OrganizerRow | null> {
  const [row] = await db.select().from(organizers).where(eq(organizers.email, email));
  return row ?? null;
}

type OrganizerFlag = "is_superadmin" | "is_moderator";

/**
 * One transaction, logged; returns the state afterwards, which is unchanged where the last superadmin would be lost.
 * Null without an organizer.
 */
export async function setOrganizerFlag(
  db: Database,
  { id, flag, value }: { id: string; flag: OrganizerFlag; value: boolean },
  entry: AuditEntry,
  now: Date,
): Promise<boolean | null> {
  const column = sql.raw(flag);
  const isKept = flag === "is_superadmin" && !value ? keepsSuperadmin(id) : sql`true`;
  const changes = sql`exists (select 1 from organizers where id = ${id} and ${column} <> ${Number(value)}) and ${isKept}`;
  const [, , rows] = await db.batch([
    insertAudit(db, entry, now, changes),
    db.run(sql`update organizers set ${column} = ${Number(value)} where id = ${id} and ${changes}`),
    db.select({ value: organizers[flag] }).from(organizers).where(eq(organizers.id, id)),
  ]);
  return rows[0]?.value ?? null;
}
