import { eq, sql } from "drizzle-orm";
import { type Database, type Row, selectFirst, valuesOf } from "#db/client";
import { type AuditEntry, insertAudit } from "#db/queries/admin/audit-log";
import { e, o } from "#db/queries/aliases";
import { rememberImportedEvents } from "#db/queries/calendars/imported-events";
import { changedWith, laterChange } from "#db/queries/changed-at";
import { releaseImages } from "#db/queries/images/images";
import { arrangeFirstDays, holdForInsert, publicFrom } from "#db/queries/publishing/publishing";
import { raiseEpoch } from "#db/queries/site/publication";
import { nextInSeries } from "#db/queries/versions";
import { events, eventSeries } from "#db/schema";
import { type ChangedEvent, type OccurrenceTimes, SHARED_COLUMNS, type SharedEventColumns } from "#db/schema/events";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { chunksOf, present } from "~/domain/values";

/**
 * From one bound text; existing ids stay unchanged. Of a new organizer's events the soonest are shown; with `publish_at`
 * all wait for it.
 */
export function insertEvents(
  db: Database,
  shared: SharedEventColumns & { publish_at?: Date | null },
  occurrences: OccurrenceColumns[],
  now: Date,
) {
  const s = {
    ...shared,
    tags: JSON.stringify(shared.tags),
    facts: JSON.stringify(shared.facts),
    all_day: Number(shared.all_day),
  };
  const values = SHARED_COLUMNS.map((name) => sql`${s[name]}`);
  const at = sql`${shared.publish_at ? unixSeconds(shared.publish_at) : null}`;
  const insert = sql`
    insert into events (id, start_time, end_time, series_day, ${namesOf(SHARED_COLUMNS)}, created_at, publish_at, public_from)
    select o.value->>'id', o.value->>'start_time', o.value->>'end_time', o.value->>'series_day', ${sql.join(values, sql`, `)},
      ${unixSeconds(now)}, ${at}, ${publicFrom(at)}
    from json_each(${JSON.stringify(occurrences)}) o left join ${holdForInsert(s.organizer_id, now)} r
    where ${s.series_id} is null or o.value->>'series_day' not in (select series_day from events where series_id = ${s.series_id} and series_day is not null)
    on conflict (id) do nothing`;
  return [db.run(insert), ...arrangeFirstDays(db, now, s.organizer_id)] as const;
}

const namesOf = (columns: readonly string[]) => sql.raw(columns.join(", "));

export type OccurrenceColumns = OccurrenceTimes;
export type EventChange = ChangedEvent;

interface EventsHome {
  organizerId: string;
  seriesId: string | null;
}

/** This many whole events stay well below the 2 MB limit of a bound value. */
const CHANGES_A_STATEMENT = 40;

/** Imported ones are never changed. */
export function updateEvents(db: Database, { organizerId, seriesId }: EventsHome, changes: EventChange[], now: Date) {
  return [
    ...chunksOf(changes, CHANGES_A_STATEMENT).map((part) => updateSome(db, { organizerId, seriesId }, part, now)),
    ...arrangeFirstDays(db, now, organizerId),
  ];
}

function updateSome(db: Database, { organizerId, seriesId }: EventsHome, changes: EventChange[], now: Date) {
  const rows = changes.map((change) => ({
    ...change,
    tags: JSON.stringify(change.tags),
    all_day: Number(change.all_day),
    is_exception: Number(change.is_exception),
  }));
  const columns = Object.keys(present(rows[0], "row to update")).filter((column) => column !== "id");
  const assignments = columns.map((column) => `${column} = w.value->>'${column}'`);
  return db.run(sql`
    update events set ${sql.raw(assignments.join(", "))}, updated_at = ${changedWith(columns, now)}, version = ${nextInSeries(seriesId)}
    from json_each(${JSON.stringify(rows)}) w
    where events.id = w.value->>'id' and +events.organizer_id = ${organizerId} and ${notImported}`);
}

/** Except imported ones. */
export const deleteEvents = (db: Database, organizerId: string, ids: string[]) =>
  db.run(sql`delete from events
    where id in ${valuesOf(ids)} and organizer_id = ${organizerId} and ${notImported}`);

export const moveToSeries = (db: Database, ids: string[], seriesId: string) =>
  db.run(sql`update events set series_id = ${seriesId} where id in ${valuesOf(ids)}`);

export const insertSeries = (db: Database, series: typeof eventSeries.$inferInsert) =>
  db.insert(eventSeries).values(series).onConflictDoNothing({ target: eventSeries.id });

export const updateSeries = (
  db: Database,
  id: string,
  change: Partial<Pick<typeof eventSeries.$inferInsert, "pattern" | "details" | "until" | "endless" | "first_day">>,
  now: Date,
) =>
  db
    .update(eventSeries)
    .set({ ...change, version: nextInSeries(id), updated_at: laterChange("event_series", now) })
    .where(eq(eventSeries.id, id));

export const deleteSeries = (db: Database, id: string) => db.delete(eventSeries).where(eq(eventSeries.id, id));

const notImported = sql`events.google_calendar_sync_id is null and events.google_calendar_id is null`;

const REMOVABLE_EVENT = {
  id: e.id,
  title: e.title,
  organizer_id: e.organizer_id,
  organizer_name: o.name,
  image_url: e.image_url,
  start_time: e.start_time,
  all_day: e.all_day,
  is_imported: sql<number>`${e.google_calendar_sync_id} is not null or ${e.google_calendar_id} is not null`,
};

export type RemovableEvent = Row<typeof REMOVABLE_EVENT>;

export const findRemovableEvent = (db: Database, id: string): Promise<RemovableEvent | null> =>
  selectFirst(db, REMOVABLE_EVENT)`from events e cross join organizers o on o.id = e.organizer_id where e.id = ${id}`;

/** Imported ones too, and logged. Returns whether it still existed. */
export async function removeEvent(
  db: Database,
  event: RemovableEvent,
  imageIds: string[],
  entry: AuditEntry,
  now: Date,
): Promise<boolean> {
  const [, , , deleted] = await db.batch([
    insertAudit(db, entry, now, sql`exists (select 1 from events where id = ${event.id})`),
    db.run(sql`update event_series set updated_at = ${laterChange("event_series", now)}
      where id = (select series_id from events where id = ${event.id})`),
    rememberImportedEvents(db, sql`id = ${event.id}`),
    db.delete(events).where(eq(events.id, event.id)).returning({ id: events.id }),
    releaseImages(db, event.organizer_id, imageIds, now),
    raiseEpoch(db),
  ]);
  return deleted.length > 0;
}
