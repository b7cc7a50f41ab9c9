import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { o } from "#db/queries/aliases";
import { firstRowOf, type Row, select } from "#db/rows";
import { calendarSyncs, events, eventSeries, images, organizerAdmins, organizers } from "#db/schema";
import { pickFields } from "~/domain/fields";
import { PROFILE_IMAGES, PUBLIC_TEXTS } from "~/domain/organizers/profile";
import { unixSeconds } from "~/domain/time/unix-time";

/** An organizer's public columns: for `o`. */
export const ORGANIZER_RECORD = {
  id: o.id,
  email: o.email,
  ...pickFields(o, PUBLIC_TEXTS),
  ...pickFields(o, PROFILE_IMAGES),
  /** JSON: see app/domain/facts/facts.ts. */
  facts: o.facts,
  /** JSON: see app/domain/organizers/opening.ts. */
  opening: o.opening,
  lat: o.lat,
  lng: o.lng,
};

export type OrganizerRecordRow = Row<typeof ORGANIZER_RECORD>;

/** Returns a visible organizer; null where there is none. */
export const findOrganizerRecord = (db: Database, id: string): Promise<OrganizerRecordRow | null> =>
  firstRowOf(db, select(ORGANIZER_RECORD, sql`from visible_organizers o where o.id = ${id}`));

/** Events per read: some megabytes of text at most. */
const EVENTS_A_READ = 500;

/** Returns everything stored about an organizer except its events; null where there is none. */
export async function findOrganizerRecords(db: Database, id: string) {
  const [[organizer], series, calendars, team, imageRows] = await db.batch([
    db.select().from(organizers).where(eq(organizers.id, id)),
    db.select().from(eventSeries).where(eq(eventSeries.organizer_id, id)),
    db.select().from(calendarSyncs).where(eq(calendarSyncs.organizer_id, id)),
    db.select().from(organizerAdmins).where(eq(organizerAdmins.organizer_id, id)),
    db.select().from(images).where(eq(images.organizer_id, id)),
  ]);
  return organizer ? { organizer, series, calendars, team, images: imageRows } : null;
}

export type OrganizerRecords = NonNullable<Awaited<ReturnType<typeof findOrganizerRecords>>>;
export type ExportedEvent = typeof events.$inferSelect;

/** Yields every event of an organizer by time, some at a time. */
export async function* eachEventOf(db: Database, organizerId: string): AsyncGenerator<ExportedEvent[]> {
  let after: ExportedEvent | undefined;
  for (;;) {
    const start = after ? unixSeconds(after.start_time) : Number.MIN_SAFE_INTEGER;
    const rows: ExportedEvent[] = await db
      .select()
      .from(events)
      .where(
        and(
          eq(events.organizer_id, organizerId),
          sql`(${events.start_time}, ${events.seq}) > (${start}, ${after?.seq ?? 0})`,
        ),
      )
      .orderBy(asc(events.start_time), asc(events.seq))
      .limit(EVENTS_A_READ);
    if (rows.length > 0) yield rows;
    if (rows.length < EVENTS_A_READ) return;
    after = rows.at(-1);
  }
}
