import { eq, sql } from "drizzle-orm";
import { type Database, selectRows } from "#db/client";
import { e } from "#db/queries/aliases";
import { changedWith } from "#db/queries/changed-at";
import { type EventOrganizer, selectPublisher } from "#db/queries/publishing/publishing";
import { calendarSyncs, eventChanges, events } from "#db/schema";
import type { LocalChange, LocalValues } from "~/domain/calendars/local-changes";
import type { EventSearchColumns } from "~/domain/search/entry";
import { dateFromUnix, unixSeconds } from "~/domain/time/days-and-moments";
import { chunksOf, pickFields } from "~/domain/values";
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

const DATE = pickFields(e, ["id", "start_time", "version"]);

/** One round trip; hidden or not. */
export async function findImportedEvent(db: Database, id: string, now: Date): Promise<OwnImportedEvent | null> {
  const own = (expression: string) => sql`(select ${sql.raw(expression)} from events where id = ${id})`;
  const syncOf = own("google_calendar_sync_id");
  const uidOfIt = own("substr(run_key, length(google_calendar_sync_id) + 2)");
  const [[event], [publisher], [calendar], alike, changes] = await db.batch([
    db.select().from(events).where(eq(events.id, id)),
    selectPublisher(db, own("organizer_id")),
    db
      .select({ id: calendarSyncs.id, name: calendarSyncs.calendar_name, url: calendarSyncs.calendar_url })
      .from(calendarSyncs)
      .where(sql`${calendarSyncs.id} = ${syncOf}`),
    selectRows(db, DATE)`from events e where e.run_key = ${own("run_key")}
      and (e.id = ${id} or e.start_time > ${unixSeconds(now)}) order by e.start_time limit ${MOST_DATES}`,
    db
      .select({ scope: eventChanges.scope, event_key: eventChanges.event_key, fields: eventChanges.fields })
      .from(eventChanges)
      .where(
        sql`${eventChanges.sync_id} = ${syncOf} and ${eventChanges.scope} in ('date', 'event')
          and ${eventChanges.event_key} >= ${uidOfIt} and ${eventChanges.event_key} < ${uidOfIt} || '$'`,
      ),
  ]);
  if (!event || !publisher || !calendar || !isImportedRow(event)) return null;
  const dates = alike.map((row) => ({ ...row, start_time: dateFromUnix(row.start_time) }));
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
