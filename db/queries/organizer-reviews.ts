import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { organizers } from "#db/schema";

/** New organisations that are shown at a time. */
export const UNREVIEWED_SHOWN = 6;

export interface UnreviewedRow {
  id: string;
  name: string;
  city: string | null;
  logo_url: string | null;
  description: string | null;
  /** Unix seconds. */
  created_at: number;
  event_count: number;
  last_seq: number;
}

/** Organisations that nobody who moderates has looked at, the newest first; `without` are left out. */
export function listUnreviewed(db: Database, without: readonly string[]): Promise<UnreviewedRow[]> {
  return db.all<UnreviewedRow>(sql`select o.id, o.name, o.city, o.logo_url, substr(o.description, 1, 240) as description, o.created_at,
      coalesce((select events from organizer_counts where organizer_id = o.id), 0) as event_count,
      coalesce((select max(seq) from moderation_actions where content_type = 'organizer' and content_id = o.id), 0) as last_seq
    from organizers o
    where o.reviewed_at is null and o.id not in (select value from json_each(${JSON.stringify(without)}))
    order by o.created_at desc limit ${UNREVIEWED_SHOWN}`);
}

/** Notes that a superadmin or moderator has looked at an organisation. */
export async function reviewOrganizer(db: Database, id: string, now: Date): Promise<void> {
  await db.update(organizers).set({ reviewed_at: now }).where(and(eq(organizers.id, id), isNull(organizers.reviewed_at)));
}
