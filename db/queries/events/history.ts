import { and, eq, inArray, isNotNull, lt, not, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { columnsFromJson, type Database, type Row, selectFirst, selectRows, valuesOf } from "#db/client";
import { rowAsJson, tableColumns } from "#db/queries/json-rows";
import { eventHistory, events, type Undo } from "#db/schema";
import { EVENT_DETAILS } from "~/domain/events/details";
import { type EventAct, undoUntil, WHOLE_ACTS } from "~/domain/events/history";
import { DAY_MS, dateFromUnix, unixSeconds } from "~/domain/time/days-and-moments";
import { pickFields } from "~/domain/values";
import type { StoredEvent } from "./own";

export interface HistoryPress {
  id: string;
  organizerId: string;
  eventId: string;
  seriesId: string | null;
  userId: string | null;
  act: EventAct | (typeof WHOLE_ACTS)[number];
  count: number;
  /** What can be undone within the hour. */
  undo?: Undo;
}

const TOLD: readonly string[] = [
  ...EVENT_DETAILS,
  "image_url",
  "start_time",
  "end_time",
  "all_day",
  "state",
  "state_reason",
  "registration",
];

const rowNow = sql`(select ${rowAsJson(
  tableColumns(events).filter(({ name }) => TOLD.includes(name)),
  "e",
)} from events e where e.id = event_history.event_id)`;

/** Presses that made or deleted events: nothing to compare. */
export const insertPresses = (db: Database, presses: readonly HistoryPress[], now: Date) =>
  db.run(sql`insert into event_history (id, organizer_id, event_id, series_id, user_id, act, count, undo, undo_until, done_at)
    select p.value->>'id', p.value->>'organizerId', p.value->>'eventId', p.value->>'seriesId',
      (select id from users where id = p.value->>'userId'), p.value->>'act', p.value->>'count', p.value->'undo',
      iif(p.value->'undo' is null, null, ${unixSeconds(undoUntil(now))}), ${unixSeconds(now)}
    from json_each(${JSON.stringify(presses)}) p where true
    on conflict (id) do nothing`);

export const insertPress = (db: Database, press: HistoryPress, now: Date) => insertPresses(db, [press], now);

/** JSON with the values of the first row. */
const differences = (of: string, from: string) =>
  sql.raw(`(select json_group_object(a.key, a.value) from json_each(${of}) a
    where a.value is not (select b.value from json_each(${from}) b where b.key = a.key))`);

/** Stand around a press's statements in its batch; without a change they leave no trace. */
export const aroundPress = (db: Database, press: HistoryPress, now: Date) => aroundPresses(db, [press], now);

/** Each with its own press. */
export function aroundPresses(db: Database, presses: readonly HistoryPress[], now: Date) {
  const meant = sql`id in ${valuesOf(presses.map(({ id }) => id))}`;
  return {
    before: [
      insertPresses(db, presses, now),
      db.run(sql`update event_history set before = ${rowNow} where ${meant} and ${rowNow} is not null`),
    ],
    after: [
      db.run(sql`update event_history set after = ${rowNow} where ${meant} and ${rowNow} is not null`),
      db.run(sql`update event_history set before = ${differences("before", "after")}, after = ${differences("after", "before")}
        where ${meant}`),
      db.run(sql`delete from event_history
        where ${meant} and act = 'changed' and count <= 1 and before = '{}' and after = '{}'`),
    ],
  } as const;
}

/** Runs before events leave the bin: a row for each series, and each event outside one. */
export const insertRestoring = (
  db: Database,
  { deletionId, userId }: { deletionId: string; userId: string },
  now: Date,
) =>
  db.run(sql`insert into event_history (id, organizer_id, event_id, series_id, user_id, act, count, done_at)
    select lower(hex(randomblob(10))), organizer_id, id, series_id, (select id from users where id = ${userId}), 'restored',
      dates, ${unixSeconds(now)}
    from (select d.organizer_id, d.id, d.row ->> '$.series_id' as series_id, count(*) over run as dates,
        row_number() over (run order by d.row ->> '$.start_time') as placed
      from deleted_events d where d.deletion_id = ${deletionId} window run as (partition by coalesce(d.row ->> '$.series_id', d.id)))
    where placed = 1`);

const HISTORY = {
  ...pickFields(eventHistory, ["id", "count", "before", "after", "done_at"]),
  act: sql<EventAct>`event_history.act`,
  /** The address; null where the account is gone. */
  by: sql<string | null>`(select email from users where users.id = event_history.user_id)`,
};

export interface HistoryEntry extends Pick<Row<typeof HISTORY>, "id" | "act" | "count" | "by"> {
  doneAt: Date;
  before: Partial<StoredEvent>;
  after: Partial<StoredEvent>;
}

const MOST_SHOWN = 100;

/** Newest first; also what was done with others of its series. */
export async function listHistory(
  db: Database,
  { id, run_key }: Pick<StoredEvent, "id" | "run_key">,
): Promise<HistoryEntry[]> {
  const rows = await selectRows(db, HISTORY)`
    from event_history where event_id = ${id} or (series_id = ${run_key} and count > 1)
    order by done_at desc, rowid desc limit ${MOST_SHOWN}`;
  return rows.map(({ before, after, done_at, ...row }) => {
    const [was, became] = [columnsObject.parse(JSON.parse(before)), columnsObject.parse(JSON.parse(after))];
    const nothing = Object.fromEntries(Object.keys({ ...was, ...became }).map((name) => [name, null]));
    return {
      ...row,
      doneAt: dateFromUnix(done_at),
      before: columnsFromJson(events, { ...nothing, ...was }),
      after: columnsFromJson(events, { ...nothing, ...became }),
    };
  });
}

const CONTINUATION = { done_at: sql<number>`e.created_at`, count: sql<number>`count(*)` };

/** By the product itself, the last time. */
export interface Continuation {
  count: number;
  doneAt: Date;
}

/** Null where somebody pressed for the last dates. Nothing is stored: a row a week would hide what people did. */
export async function findContinuation(
  db: Database,
  seriesId: string,
  { run_key }: Pick<StoredEvent, "run_key">,
): Promise<Continuation | null> {
  const found = await selectFirst(db, CONTINUATION)`from event_series s cross join events e on e.series_id = s.id
    where s.id = ${seriesId} and e.created_at > s.created_at
      and e.created_at = (select max(created_at) from events where series_id = ${seriesId})
      and not exists (select 1 from event_history h where h.series_id = ${run_key} and h.done_at = e.created_at)
    group by e.created_at`;
  return found && { count: found.count, doneAt: dateFromUnix(found.done_at) };
}

const columnsObject = z.record(z.string(), z.unknown());

export async function findUndo(db: Database, id: string): Promise<Undo | null> {
  const [press] = await db.select({ undo: eventHistory.undo }).from(eventHistory).where(eq(eventHistory.id, id));
  return press?.undo ?? null;
}

export const deletePress = (db: Database, id: string) => db.delete(eventHistory).where(eq(eventHistory.id, id));

/** Undone, or given up: what a step could not undo stays told; without `undo` all that it did. */
export const endUndo = (db: Database, id: string, undo?: Undo | null) =>
  db.update(eventHistory).set({ undo, undo_until: null }).where(eq(eventHistory.id, id));

/** What came back is of another version. */
export const endUndoOfStates = (db: Database, eventIds: SQL) =>
  db
    .update(eventHistory)
    .set({ undo: null, undo_until: null })
    .where(and(eq(eventHistory.act, "state"), sql`${eventHistory.event_id} in ${eventIds}`));

/** What could be undone goes when its hour is over; of presses over several events the whole, after a day. */
export async function deleteOldHistory(db: Database, before: Date, now: Date): Promise<void> {
  const isWhole = inArray(eventHistory.act, WHOLE_ACTS);
  const hasUndo = isNotNull(eventHistory.undo);
  await db.batch([
    db.delete(eventHistory).where(lt(eventHistory.done_at, before)),
    db.delete(eventHistory).where(and(isWhole, lt(eventHistory.done_at, new Date(now.getTime() - DAY_MS)))),
    db
      .update(eventHistory)
      .set({ undo: null, undo_until: null })
      .where(and(hasUndo, not(isWhole), lt(eventHistory.undo_until, now))),
  ]);
}
