import { eq, sql } from "drizzle-orm";
import { type Database, rowsOf, select, withTables } from "#db/client";
import { e } from "#db/queries/aliases";
import { changedWith } from "#db/queries/changed-at";
import { type EventOrganizer, selectPublisher } from "#db/queries/publishing/publishing";
import { calendarSyncs, eventChanges, events } from "#db/schema";
import { uidOf } from "~/domain/calendars/import-diff";
import type { LocalChange, LocalValues } from "~/domain/calendars/local-changes";
import type { EventSearchColumns } from "~/domain/search/entry";
import { dateFromUnix, unixSeconds } from "~/domain/time/days-and-moments";
import { chunksOf } from "~/domain/values";
import type { StoredEvent } from "./own";

export type EventOfCalendar = StoredEvent & { google_calendar_sync_id: string; google_event_id: string };

export interface OwnImportedEvent {
  event: EventOfCalendar;
  organizer: EventOrganizer;
  calendar: { id: string; name: string; url: string };
  /** Coming dates with its UID, itself included, by start. */
  dates: Pick<StoredEvent, "id" | "start_time" | "version">[];
  /** Set for the event, or for all with its UID. */
  changes: LocalChange[];
}

/** The event's form is opened with this version. */
export const newestImportedVersion = ({ dates }: OwnImportedEvent): number =>
  Math.max(...dates.map(({ version }) => version));

/** More than a calendar has of one event. */
const MOST_DATES = 1010;

const DATE = {
  id: e.id,
  key: sql<string>`${e.google_event_id}`,
  start_time: e.start_time,
  version: e.version,
};

/** One round trip; hidden or not. */
export async function findImportedEvent(db: Database, id: string, now: Date): Promise<OwnImportedEvent | null> {
  const syncOf = sql`(select google_calendar_sync_id from events where id = ${id})`;
  // As uidOf() has it, or what it begins with where there is no UID.
  const uidOfIt = sql`(select coalesce(nullif(rtrim(rtrim(google_event_id, replace(google_event_id, '#', '')), '#'), ''), google_event_id)
    from events where id = ${id})`;
  const [[event], [publisher], [calendar], alike, changes] = await db.batch([
    db.select().from(events).where(eq(events.id, id)),
    selectPublisher(db, sql`(select organizer_id from events where id = ${id})`),
    db
      .select({ id: calendarSyncs.id, name: calendarSyncs.calendar_name, url: calendarSyncs.calendar_url })
      .from(calendarSyncs)
      .where(sql`${calendarSyncs.id} = ${syncOf}`),
    rowsOf(
      db,
      withTables(
        sql`own as materialized (select google_calendar_sync_id as sync_id, google_event_id as key,
          rtrim(google_event_id, replace(google_event_id, '#', '')) as prefix from events where id = ${id})`,
        select(DATE)`from own cross join events e on e.google_calendar_sync_id = own.sync_id
          and e.google_event_id >= iif(own.prefix = '', own.key, own.prefix)
          and e.google_event_id <= iif(own.prefix = '', own.key, own.prefix || char(1114111))
        where e.id = ${id} or e.start_time > ${unixSeconds(now)} order by e.start_time limit ${MOST_DATES}`,
      ),
    ),
    db
      .select({ scope: eventChanges.scope, event_key: eventChanges.event_key, fields: eventChanges.fields })
      .from(eventChanges)
      .where(
        sql`${eventChanges.sync_id} = ${syncOf} and ${eventChanges.scope} in ('date', 'event')
          and ${eventChanges.event_key} >= ${uidOfIt} and ${eventChanges.event_key} < ${uidOfIt} || '$'`,
      ),
  ]);
  if (!event || !publisher || !calendar || !isImportedRow(event)) return null;
  const uid = uidOf(event.google_event_id);
  const dates = alike
    .filter(({ id: other, key }) => other === id || uidOf(key) === uid)
    .map((row) => ({ id: row.id, version: row.version, start_time: dateFromUnix(row.start_time) }));
  return { event, organizer: publisher.organizer, calendar, dates, changes };
}

export const isImportedRow = (event: StoredEvent): event is EventOfCalendar =>
  event.google_calendar_sync_id !== null && event.google_event_id !== null;

export type LocalColumns = LocalValues & Pick<StoredEvent, "id" | "source_values"> & EventSearchColumns;

const COLUMNS = [
  "image_url",
  "image_alt",
  "description",
  "event_type",
  "tags",
  "external_url",
  "facts",
  "state",
  "state_reason",
  "registration",
  "source_values",
  "search_text",
  "facets",
  "fact_facets",
] as const satisfies readonly (keyof LocalColumns)[];

/** This many whole events stay well below the 2 MB limit of a bound value. */
const ROWS_A_STATEMENT = 40;

export function writeLocalValues(db: Database, rows: readonly LocalColumns[], version: number, now: Date) {
  const assignments = COLUMNS.map((column) => `${column} = w.value->>'${column}'`).join(", ");
  return chunksOf(rows, ROWS_A_STATEMENT).map((part) =>
    db.run(sql`update events set ${sql.raw(assignments)}, updated_at = ${changedWith(COLUMNS, now)}, version = ${version}
      from json_each(${JSON.stringify(part)}) w where events.id = w.value->>'id'`),
  );
}

/** Stops its batch where a run has written or removed one of these rows since they were read. */
export const stopIfImported = (db: Database, rows: readonly Pick<StoredEvent, "id" | "import_fingerprint">[]) =>
  db.run(sql`insert into changed_meanwhile (stop) select 1 where (
    select count(*) from json_each(${JSON.stringify(rows.map(({ id, import_fingerprint }) => ({ id, import_fingerprint })))}) w
    join events e on e.id = w.value->>'id' and e.import_fingerprint is w.value->>'import_fingerprint') < ${rows.length}`);
