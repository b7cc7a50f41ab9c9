import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { events } from "#db/schema";
import { type AuditEntry, insertAudit } from "./audit-log";
import { releaseImages } from "./images";
import { rememberImports } from "./removed-imports";

export interface RemovableEvent {
  id: string;
  title: string;
  organizer_id: string;
  organizer_name: string;
  image_url: string | null;
  start_time: number;
  all_day: number;
  is_imported: number;
}

export async function findRemovableEvent(db: Database, id: string): Promise<RemovableEvent | null> {
  const [row] = await db.all<RemovableEvent>(sql`select e.id, e.title, e.organizer_id, o.name as organizer_name, e.image_url, e.start_time,
      e.all_day, e.google_calendar_sync_id is not null or e.google_calendar_id is not null as is_imported
    from events e cross join organizers o on o.id = e.organizer_id where e.id = ${id}`);
  return row ?? null;
}

/** Deletes any event, imported ones too, and writes it down; answers whether it was still there. */
export async function removeEvent(db: Database, event: RemovableEvent, imageIds: string[], entry: AuditEntry, now: Date): Promise<boolean> {
  const [, , deleted] = await db.batch([
    insertAudit(db, entry, now, sql`exists (select 1 from events where id = ${event.id})`),
    rememberImports(db, sql`id = ${event.id}`),
    db.delete(events).where(eq(events.id, event.id)).returning({ id: events.id }),
    releaseImages(db, event.organizer_id, imageIds, now),
  ]);
  return deleted.length > 0;
}
