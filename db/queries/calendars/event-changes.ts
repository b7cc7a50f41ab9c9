import { eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { type Database, type Row, selectRows } from "#db/client";
import { calendarSyncs, eventChanges } from "#db/schema";
import type { LocalChange } from "~/domain/calendars/local-changes";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { isCurrentRun, type RunGuard } from "./runs";

export const listEventChanges = (db: Database, syncId: string) =>
  db
    .select({ scope: eventChanges.scope, event_key: eventChanges.event_key, fields: eventChanges.fields })
    .from(eventChanges)
    .where(eq(eventChanges.sync_id, syncId));

export const countEventChanges = (db: Database, syncId: string): Promise<number> =>
  db.$count(eventChanges, eq(eventChanges.sync_id, syncId));

/** Store changes over earlier ones, delete those without fields, and end a run that does not know them. */
export const putEventChanges = (db: Database, syncId: string, changes: readonly LocalChange[], now: Date) =>
  [
    db.run(sql`insert into event_changes (sync_id, scope, event_key, fields, changed_at)
      select ${syncId}, w.value->>'scope', w.value->>'event_key', w.value->'fields', ${unixSeconds(now)}
      from json_each(${JSON.stringify(changes)}) w where true
      on conflict do update set fields = excluded.fields, changed_at = excluded.changed_at`),
    db.run(sql`delete from event_changes where sync_id = ${syncId} and fields = '{}'`),
    db
      .update(calendarSyncs)
      .set({ local_edits: sql`${calendarSyncs.local_edits} + 1` })
      .where(eq(calendarSyncs.id, syncId)),
  ] as const;

/** Before and after a run; `uid`: the UIDs of the two. */
export interface MovedKey {
  from: string;
  to: string;
  uid: { from: string; to: string };
}

/** Changes follow their events' keys; a change of all with a UID also stays with the others. */
export function moveEventChanges(db: Database, moved: readonly MovedKey[], guard: RunGuard) {
  if (moved.length === 0) return [];
  const keys = JSON.stringify(moved);
  return [
    db.run(sql`update or ignore event_changes set event_key = w.value->>'to' from json_each(${keys}) w
      where sync_id = ${guard.syncId} and scope = 'date' and event_key = w.value->>'from' and ${isCurrentRun(guard)}`),
    db.run(sql`insert or ignore into event_changes (sync_id, scope, event_key, fields, changed_at)
      select c.sync_id, c.scope, w.value->>'$.uid.to', c.fields, c.changed_at
      from json_each(${keys}) w join event_changes c
        on c.sync_id = ${guard.syncId} and c.scope = 'event' and c.event_key = w.value->>'$.uid.from'
      where w.value->>'$.uid.to' <> w.value->>'$.uid.from' and ${isCurrentRun(guard)}`),
  ];
}

/** Where the keys end that a change is of: its own, or all with its UID. */
const keyEnd = (change: SQL) => sql`${change}.event_key || iif(${change}.scope = 'event', '$', char(1))`;

/** Of events that a run removes, changes count as touched now: they may come back. */
export function touchEventChanges(db: Database, keys: readonly string[], guard: RunGuard, now: Date) {
  if (keys.length === 0) return [];
  return [
    db.run(sql`update event_changes set changed_at = ${unixSeconds(now)} where sync_id = ${guard.syncId}
      and exists (select 1 from json_each(${JSON.stringify(keys)}) k where k.value >= event_key and k.value < ${keyEnd(sql`event_changes`)})
      and ${isCurrentRun(guard)}`),
  ];
}

const h = alias(eventChanges, "h");

const OLD_CHANGE = {
  sync_id: h.sync_id,
  scope: h.scope,
  event_key: h.event_key,
  image_url: sql<string | null>`h.fields->>'$.image_url.value'`,
};

export type OldChange = Row<typeof OLD_CHANGE>;

/** Changes of before `before` whose events were all before it too, or are gone. */
export const listOldChanges = (db: Database, before: Date, limit: number): Promise<OldChange[]> =>
  selectRows(db, OLD_CHANGE)`from event_changes h where h.changed_at < ${unixSeconds(before)} and not exists (
      select 1 from events e indexed by events_imported_once
      where e.google_calendar_sync_id = h.sync_id and e.google_event_id >= h.event_key and e.google_event_id < ${keyEnd(sql`h`)}
        and coalesce(e.end_time, e.start_time) >= ${unixSeconds(before)})
    order by h.changed_at limit ${limit}`;

/** Except those set again meanwhile. Events keep what they show. */
export function deleteOldChanges(db: Database, changes: readonly OldChange[], before: Date) {
  const json = JSON.stringify(changes);
  return [
    db.run(sql`delete from event_changes where changed_at < ${unixSeconds(before)}
      and (sync_id, scope, event_key) in (select value->>'sync_id', value->>'scope', value->>'event_key' from json_each(${json}))`),
    db.run(sql`update events set source_values = null where source_values is not null and id in (
      select e.id from (select value->>'sync_id' as sync_id, value->>'scope' as scope, value->>'event_key' as event_key from json_each(${json})) w
      cross join events e indexed by events_imported_once
        on e.google_calendar_sync_id = w.sync_id and e.google_event_id >= w.event_key and e.google_event_id < ${keyEnd(sql`w`)}
      where not exists (select 1 from event_changes h where h.sync_id = w.sync_id
        and (h.scope = w.scope and h.event_key = w.event_key or h.scope = 'date' and h.event_key = e.google_event_id)))`),
  ] as const;
}
