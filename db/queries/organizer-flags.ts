import { sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { type AuditEntry, insertAudit } from "./audit-log";
import { keepsSuperadmin } from "./organizer-deletion";

export type OrganizerFlag = "is_superadmin" | "is_moderator";

/**
 * Gives or takes a right in one transaction with its line in the log; nothing is written where nothing changes.
 * Answers what is so afterwards: not what was wished where the last superadmin would be lost. Null without an organizer.
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
    db.all(sql`update organizers set ${column} = ${Number(value)} where id = ${id} and ${changes}`),
    db.all<{ value: number }>(sql`select ${column} as value from organizers where id = ${id}`),
  ]);
  return rows[0] ? rows[0].value === 1 : null;
}
