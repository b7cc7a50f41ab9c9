import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { type Database, type Row, rowsOf, selectFirst, selectRows } from "#db/client";
import { o } from "#db/queries/aliases";
import { EVENT_RECORD, type EventRecordRow } from "#db/queries/events/records";
import { calendarSyncs, events, eventSeries, images, organizerAdmins, organizers, storedEventForms } from "#db/schema";
import type { HostPart, HostState } from "~/domain/events/hosts";
import { PROFILE_IMAGES, PUBLIC_TEXTS } from "~/domain/organizers/profile";
import { dateFromUnix, dayOf, startOfNorwegianDay, unixSeconds } from "~/domain/time/days-and-moments";
import { pickFields } from "~/domain/values";

export const ORGANIZER_RECORD = {
  id: o.id,
  /** The one to be shown; null where nobody keeps it, and where a claim has proven none. */
  email: sql<
    string | null
  >`iif(o.is_kept = 1, coalesce(o.contact_email, iif(o.claimed_at is null, o.email, null)), null)`,
  is_kept: sql<number>`o.is_kept`,
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

export const findOrganizerRecord = (db: Database, id: string): Promise<OrganizerRecordRow | null> =>
  selectFirst(db, ORGANIZER_RECORD)`from visible_organizers o where o.id = ${id}`;

export async function countPictures(db: Database, organizerId: string): Promise<number> {
  return db.$count(images, inUse(organizerId));
}

/** Events per read: some megabytes of text at most. */
const EVENTS_A_READ = 500;

const inUse = (organizerId: string) => and(eq(images.organizer_id, organizerId), isNull(images.orphaned_at));

interface HostRecord {
  event_id: string;
  organizer_id: string;
  organizer_name: string;
  part: HostPart;
  state: HostState;
}

/** Without its events. */
export async function findOrganizerRecords(db: Database, id: string) {
  const [[organizer], series, calendars, team, pictures, forms, hosts] = await db.batch([
    db.select().from(organizers).where(eq(organizers.id, id)),
    db.select().from(eventSeries).where(eq(eventSeries.organizer_id, id)),
    db.select().from(calendarSyncs).where(eq(calendarSyncs.organizer_id, id)),
    db.select().from(organizerAdmins).where(eq(organizerAdmins.organizer_id, id)),
    db.select().from(images).where(inUse(id)).orderBy(images.id),
    db.select().from(storedEventForms).where(eq(storedEventForms.organizer_id, id)),
    rowsOf(
      db,
      sql<HostRecord>`select h.event_id, h.organizer_id, o.name as organizer_name, h.part, h.state from events e
      cross join event_hosts h on h.event_id = e.id cross join organizers o on o.id = h.organizer_id
      where e.organizer_id = ${id}`,
    ),
  ]);
  return organizer ? { organizer, series, calendars, team, pictures, forms, hosts } : null;
}

export type OrganizerRecords = NonNullable<Awaited<ReturnType<typeof findOrganizerRecords>>>;
export type ExportedEvent = typeof events.$inferSelect;

/** Some at a time, by time. */
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

/**
 * By the Norwegian year they begin in, soonest first, as the read API and calendars have them; also those that visitors
 * do not see.
 */
export async function* eachYearOf(
  db: Database,
  organizerId: string,
): AsyncGenerator<{ year: number; events: EventRecordRow[] }> {
  const [bounds] = await rowsOf(
    db,
    sql<{ first: number | null; last: number | null }>`select
      (select start_time from events where organizer_id = ${organizerId} order by start_time limit 1) as first,
      (select start_time from events where organizer_id = ${organizerId} order by start_time desc limit 1) as last`,
  );
  if (!bounds || bounds.first === null || bounds.last === null) return;
  const yearOf = (seconds: number) => Number(dayOf(dateFromUnix(seconds)).slice(0, 4));
  for (let year = yearOf(bounds.first); year <= yearOf(bounds.last); year++) {
    const [from, to] = [year, year + 1].map((of) => unixSeconds(startOfNorwegianDay(`${of}-01-01`)));
    const found = await selectRows(db, EVENT_RECORD)`from organizers o cross join events e on e.organizer_id = o.id
    where o.id = ${organizerId} and e.start_time >= ${from} and e.start_time < ${to} order by e.start_time`;
    if (found.length > 0) yield { year, events: found };
  }
}
