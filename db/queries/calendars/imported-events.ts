import { sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { type Database, orNull, type Row, rowsOf, select, selectRows, unionAll, valuesOf } from "#db/client";
import { e } from "#db/queries/aliases";
import { changedWith, laterChange } from "#db/queries/changed-at";
import type { BoundEvent } from "#db/queries/publishing/bound-event";
import { holdForInsert } from "#db/queries/publishing/publishing";
import { events, removedImports } from "#db/schema";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { eachField, pickFields } from "~/domain/values";
import { isCurrentRun, type RunGuard } from "./runs";

const r = alias(removedImports, "r");

const AS_STORED = [
  ...(["all_day", "public_from", "missing_since", "import_fingerprint"] as const),
  ...(["state", "state_reason", "source_values", "previous_start_time", "previous_location"] as const),
];

const IMPORTED = {
  /** Null where it was deleted and must not come back. */
  id: orNull(e.id),
  key: sql<string>`${e.google_event_id}`,
  title: e.title,
  start: e.start_time,
  location: e.location_name,
  ...pickFields(e, AS_STORED),
};

export type ImportedEventRow = Row<typeof IMPORTED>;

const nothing = () => sql<never>`null`;

const REMOVED = {
  id: sql<null>`null`,
  key: r.event_key,
  title: r.title,
  start: r.start_time,
  location: nothing(),
  ...eachField(AS_STORED, nothing),
};

/** Returns a calendar's events that start after `now`, and the deleted events of its organizer's calendars. */
export const listComingImportedEvents = (db: Database, syncId: string, organizerId: string, now: Date) =>
  rowsOf(
    db,
    unionAll<ImportedEventRow>(
      select(IMPORTED)`
        from events e where e.google_calendar_sync_id = ${syncId} and e.start_time > ${unixSeconds(now)}`,
      select(REMOVED)`from removed_imports r where r.organizer_id = ${organizerId}`,
    ),
  );

export const listImportedEventsByKey = (db: Database, syncId: string, keys: string[]) =>
  selectRows(db, IMPORTED)`from json_each(${JSON.stringify(keys)}) k
    cross join events e on e.google_calendar_sync_id = ${syncId} and e.google_event_id = k.value`;

export const countComingImportedEvents = (db: Database, syncId: string, now: Date): Promise<number> =>
  db.$count(events, sql`google_calendar_sync_id = ${syncId} and start_time > ${unixSeconds(now)}`);

const COLUMNS = [
  "id",
  "title",
  "description",
  "event_type",
  "start_time",
  "end_time",
  "all_day",
  "location_name",
  "lat",
  "lng",
  "external_url",
  "image_url",
  "image_alt",
  "tags",
  "facts",
  "state",
  "state_reason",
  "registration",
  "source_values",
  "previous_start_time",
  "previous_location",
  "google_calendar_id",
  "google_event_id",
  "import_fingerprint",
  "search_text",
  "facets",
  "fact_facets",
] as const;

/** Times are unix seconds. */
export type ImportedEventColumns = BoundEvent<Exclude<(typeof COLUMNS)[number], "previous_start_time">> & {
  previous_start_time: number | null;
};

const read = (column: string) => `w.value->>'${column}'`;
const assign = (columns: readonly string[]) =>
  sql.raw(columns.map((column) => `${column} = ${read(column)}`).join(", "));

/** Inserts from one bound text. Those of a new organizer are held until arrangeFirstDays() has shown the soonest. */
export function insertImportedEvents(
  db: Database,
  rows: ImportedEventColumns[],
  organizerId: string,
  guard: RunGuard,
  now: Date,
) {
  return db.run(sql`insert into events (${sql.raw(COLUMNS.join(", "))}, organizer_id, google_calendar_sync_id, created_at, public_from)
    select ${sql.raw(COLUMNS.map(read).join(", "))}, ${organizerId}, ${guard.syncId}, ${unixSeconds(now)}, r.until
    from json_each(${JSON.stringify(rows)}) w left join ${holdForInsert(organizerId, now)} r where ${isCurrentRun(guard)}
    on conflict (google_calendar_sync_id, google_event_id) do nothing`);
}

/** The plus keeps the planner from scanning all of the calendar's events, and the JSON for each of them. */
const isMeant = (guard: RunGuard) =>
  sql`events.id = w.value->>'id' and +events.google_calendar_sync_id = ${guard.syncId} and ${isCurrentRun(guard)}`;

const WRITTEN_ANEW = COLUMNS.filter((column) => column !== "id");

export const updateImportedEvents = (db: Database, rows: ImportedEventColumns[], guard: RunGuard, now: Date) =>
  db.run(sql`update events set ${assign(WRITTEN_ANEW)}, missing_since = null, updated_at = ${changedWith(WRITTEN_ANEW, now)}
    from json_each(${JSON.stringify(rows)}) w
    where ${isMeant(guard)}`);

export const renewImportedEvents = (db: Database, keys: { id: string; key: string }[], guard: RunGuard) =>
  db.run(sql`update events set google_event_id = w.value->>'key', missing_since = null from json_each(${JSON.stringify(keys)}) w
    where ${isMeant(guard)}`);

export const markMissing = (db: Database, ids: string[], guard: RunGuard, now: Date) =>
  db.run(sql`update events set missing_since = ${unixSeconds(now)}
    where id in ${valuesOf(ids)}
    and +google_calendar_sync_id = ${guard.syncId} and ${isCurrentRun(guard)}`);

export type LostEvent = Pick<ImportedEventColumns, "id" | "state" | "state_reason" | "source_values">;

/** Without a fingerprint a run that finds one writes it anew. */
export const markLost = (db: Database, rows: LostEvent[], guard: RunGuard, now: Date) =>
  db.run(sql`update events set missing_since = coalesce(missing_since, ${unixSeconds(now)}), import_fingerprint = null,
      ${assign(["state", "state_reason", "source_values"])}, updated_at = ${laterChange("events", now)}
    from json_each(${JSON.stringify(rows)}) w
    where ${isMeant(guard)} and +events.start_time > ${unixSeconds(now)}`);

/** What storedStanding() calls `missing`, of `e`. */
export const IS_MISSING = sql`(${e.missing_since} is not null and ${e.import_fingerprint} is not null)`;

/** Except those that have begun. */
export const removeImportedEvents = (db: Database, ids: string[], guard: RunGuard, now: Date) =>
  db.run(sql`delete from events where id in ${valuesOf(ids)}
    and +google_calendar_sync_id = ${guard.syncId} and +start_time > ${unixSeconds(now)} and ${isCurrentRun(guard)}`);

/** Keeps imported events about to be deleted from coming back. `which` is a condition on `events`. */
export const rememberImportedEvents = (db: Database, which: SQL) =>
  db.run(sql`insert into removed_imports (organizer_id, event_key, title, start_time)
    select organizer_id, google_event_id, title, start_time from events
    where ${which} and google_calendar_sync_id is not null and google_event_id is not null
    on conflict do update set title = excluded.title, start_time = excluded.start_time`);

export const isHiddenItself = sql`id in (select content_id from content_moderation_status indexed by content_hidden
  where content_type = 'event' and is_hidden = 1)`;
