import { sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "#db/client";
import { e } from "#db/queries/aliases";
import { roomForInsert } from "#db/queries/events/publishing";
import { orNull, type Row, rowsOf, select, unionAll } from "#db/rows";
import { events, removedImports } from "#db/schema";
import { unixSeconds } from "~/domain/time/unix-time";
import { isCurrentRun, type RunGuard } from "./runs";

const r = alias(removedImports, "r");

type EventColumns = typeof events.$inferInsert;

/** What is known of a stored event when a calendar is compared with it: for `e`, which has the key its calendar gave it. */
const IMPORTED = {
  /** Null where it has been deleted, and is not to come back. */
  event_id: orNull(e.id),
  event_key: sql<string>`${e.google_event_id}`,
  event_title: e.title,
  event_start: e.start_time,
  fingerprint: e.import_fingerprint,
};

export type ImportedRow = Row<typeof IMPORTED>;

/** The same of what has been deleted: for `r`. */
const REMOVED = {
  event_id: sql<null>`null`,
  event_key: r.event_key,
  event_title: r.title,
  event_start: r.start_time,
  fingerprint: sql<null>`null`,
};

/** The events of a calendar that start after `now`, and what of its organizer's calendars has been deleted. */
export const listComingImports = (
  db: Database,
  syncId: string,
  organizerId: string,
  now: Date,
): Promise<ImportedRow[]> =>
  rowsOf(
    db,
    unionAll<ImportedRow>(
      select(
        IMPORTED,
        sql`from events e where e.google_calendar_sync_id = ${syncId} and e.start_time > ${unixSeconds(now)}`,
      ),
      select(REMOVED, sql`from removed_imports r where r.organizer_id = ${organizerId}`),
    ),
  );

/** Statement: those events of a calendar, past ones too, that are stored under any of some keys. */
export const listImportsByKey = (db: Database, syncId: string, keys: string[]) =>
  rowsOf(
    db,
    select(
      IMPORTED,
      sql`from json_each(${JSON.stringify(keys)}) k
        cross join events e on e.google_calendar_sync_id = ${syncId} and e.google_event_id = k.value`,
    ),
  );

export const countComingImports = (db: Database, syncId: string, now: Date): Promise<number> =>
  db.$count(events, sql`google_calendar_sync_id = ${syncId} and start_time > ${unixSeconds(now)}`);

/** All that an import writes of an event. */
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
  "tags",
  "google_calendar_id",
  "google_event_id",
  "import_fingerprint",
  "search_text",
  "facets",
] as const;

/** Times are unix seconds. */
export type ImportColumns = Required<
  Omit<Pick<EventColumns, (typeof COLUMNS)[number]>, "start_time" | "end_time" | "all_day">
> & {
  start_time: number;
  end_time: number | null;
  all_day: 0 | 1;
};

const read = (column: string) => `w.value->>'${column}'`;

/** Statement: new events, by one bound text. What is more than a new organizer may show, the last in the order given, is held back. */
export function insertImports(db: Database, rows: ImportColumns[], organizerId: string, guard: RunGuard, now: Date) {
  return db.run(sql`insert into events (${sql.raw(COLUMNS.join(", "))}, organizer_id, google_calendar_sync_id, created_at, public_from)
    select ${sql.raw(COLUMNS.map(read).join(", "))}, ${organizerId}, ${guard.syncId}, ${unixSeconds(now)}, case when w.key >= r.room then r.until end
    from json_each(${JSON.stringify(rows)}) w left join ${roomForInsert(organizerId, [], now)} r where ${isCurrentRun(guard)}
    on conflict (google_calendar_sync_id, google_event_id) do nothing`);
}

const ASSIGNMENTS = COLUMNS.filter((column) => column !== "id").map((column) => `${column} = ${read(column)}`);

/** The plus keeps the planner from going through all events of the calendar, and through the JSON for each of them. */
const isMeant = (guard: RunGuard) =>
  sql`events.id = w.value->>'id' and +events.google_calendar_sync_id = ${guard.syncId} and ${isCurrentRun(guard)}`;

/** Statement: events that their calendar has changed. */
export const updateImports = (db: Database, rows: ImportColumns[], guard: RunGuard, now: Date) =>
  db.run(sql`update events set ${sql.raw(ASSIGNMENTS.join(", "))}, updated_at = ${unixSeconds(now)}
    from json_each(${JSON.stringify(rows)}) w
    where ${isMeant(guard)}`);

/** Statement: events that are the same under another key. */
export const renameImports = (db: Database, keys: { id: string; key: string }[], guard: RunGuard) =>
  db.run(sql`update events set google_event_id = w.value->>'key' from json_each(${JSON.stringify(keys)}) w
    where ${isMeant(guard)}`);

/** Statement: takes events that their calendar no longer has away, but never those that have begun. */
export const removeImports = (db: Database, ids: string[], guard: RunGuard, now: Date) =>
  db.run(sql`delete from events where id in (select value from json_each(${JSON.stringify(ids)}))
    and +google_calendar_sync_id = ${guard.syncId} and +start_time > ${unixSeconds(now)} and ${isCurrentRun(guard)}`);

/** Statement: keeps imported events that are about to be deleted from coming back with a calendar. `which` is said of `events`. */
export const rememberImports = (db: Database, which: SQL) =>
  db.run(sql`insert into removed_imports (organizer_id, event_key, title, start_time)
    select organizer_id, google_event_id, title, start_time from events
    where ${which} and google_calendar_sync_id is not null and google_event_id is not null
    on conflict do update set title = excluded.title, start_time = excluded.start_time`);

/** Said of `events`: moderators have hidden it, by itself. */
export const isHiddenItself = sql`id in (select content_id from content_moderation_status indexed by content_hidden
  where content_type = 'event' and is_hidden = 1)`;
