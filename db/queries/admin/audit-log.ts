import { desc, eq, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { sqlSeconds } from "#db/queries/seconds";
import { auditLog, organizers, users } from "#db/schema";
import type { AuditAction } from "~/domain/moderation/audit-actions";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { pickFields, present } from "~/domain/values";

const AUDIT_PAGE_SIZE = 50;

export interface AuditEntry {
  /** Null for a command on the server. */
  actorId: string | null;
  organizerId: string | null;
  action: AuditAction;
  /** A name or an address. */
  detail: string;
}

/** Must run before the change that makes `condition` false. */
export const insertAudit = (
  db: Database,
  { actorId, organizerId, action, detail }: AuditEntry,
  now: Date,
  condition: SQL = sql`true`,
) =>
  db.run(sql`insert into audit_log (actor_id, organizer_id, action, detail, created_at)
    select ${actorId}, ${organizerId}, ${action}, ${detail}, ${sqlSeconds(now)} where ${condition}`);

export const hasDone = async (
  db: Database,
  { actorId, organizerId, action }: Omit<AuditEntry, "detail">,
  since: Date,
): Promise<boolean> =>
  (await db.$count(
    auditLog,
    sql`actor_id = ${actorId} and organizer_id = ${organizerId} and action = ${action} and created_at >= ${unixSeconds(since)}`,
  )) > 0;

/** Newest first, with the number that the next page begins after. */
export async function listAudit(db: Database, before: number | null) {
  const rows = await db
    .select({
      ...pickFields(auditLog, ["seq", "action", "detail", "created_at", "actor_id"]),
      actor_email: sql<string | null>`${users.email}`.as("actor_email"),
      organizer_id: sql<string | null>`${auditLog.organizer_id}`.as("audited_id"),
      organizer_name: sql<string | null>`${organizers.name}`.as("organizer_name"),
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actor_id))
    .leftJoin(organizers, eq(organizers.id, auditLog.organizer_id))
    .where(before === null ? undefined : lt(auditLog.seq, before))
    .orderBy(desc(auditLog.seq))
    .limit(AUDIT_PAGE_SIZE + 1);
  const entries = rows.slice(0, AUDIT_PAGE_SIZE);
  return {
    entries,
    next: rows.length > AUDIT_PAGE_SIZE ? present(entries.at(-1), "last entry of the page").seq : null,
  };
}

export type AuditRow = Awaited<ReturnType<typeof listAudit>>["entries"][number];
