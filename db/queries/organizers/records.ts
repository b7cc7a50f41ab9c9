import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { o } from "#db/queries/aliases";
import { firstRowOf, type Row, select } from "#db/rows";
import { calendarSyncs, events, eventSeries, images, organizerAdmins, organizers } from "#db/schema";
import { pickFields } from "~/domain/fields";
import { PROFILE_PICTURES, PUBLIC_TEXTS } from "~/domain/organizers/profile";
import { unixSeconds } from "~/domain/time/unix-time";

/** An organizer with all that is public of it: for `o`. */
export const ORGANIZER_RECORD = {
  id: o.id,
  email: o.email,
  ...pickFields(o, PUBLIC_TEXTS),
  ...pickFields(o, PROFILE_PICTURES),
  lat: o.lat,
  lng: o.lng,
};

export type OrganizerRecordRow = Row<typeof ORGANIZER_RECORD>;

/** One organizer, where it may be seen. */
export const findOrganizerRecord = (db: Database, id: string): Promise<OrganizerRecordRow | null> =>
  firstRowOf(db, select(ORGANIZER_RECORD, sql`from visible_organizers o where o.id = ${id}`));

/** Events of one read: some megabytes of text at the most. */
const EVENTS_A_READ = 500;

/** All that is kept about an organizer but its events; null where there is none. */
export async function findOrganizerRecords(db: Database, id: string) {
  const [[organizer], series, calendars, team, pictures] = await db.batch([
    db.select().from(organizers).where(eq(organizers.id, id)),
    db.select().from(eventSeries).where(eq(eventSeries.organizer_id, id)),
    db.select().from(calendarSyncs).where(eq(calendarSyncs.organizer_id, id)),
    db.select().from(organizerAdmins).where(eq(organizerAdmins.organizer_id, id)),
    db.select().from(images).where(eq(images.organizer_id, id)),
  ]);
  return organizer ? { organizer, series, calendars, team, pictures } : null;
}

export type OrganizerRecords = NonNullable<Awaited<ReturnType<typeof findOrganizerRecords>>>;
export type ExportedEvent = typeof events.$inferSelect;

/** Every event of an organizer, in the order of time, some at a time. */
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
