import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { calendarSyncs, eventChanges } from "#db/schema";
import type { LocalChange } from "~/domain/calendars/local-changes";
import { unixSeconds } from "~/domain/time/unix-time";
import { isCurrentRun, type RunGuard } from "./runs";

/** Statement: what was set here of a calendar's events. */
export const listEventChanges = (db: Database, syncId: string) =>
  db
    .select({ scope: eventChanges.scope, event_key: eventChanges.event_key, fields: eventChanges.fields })
    .from(eventChanges)
    .where(eq(eventChanges.sync_id, syncId));

/** Statements: store changes over earlier ones, delete those without fields, and end a run that does not know of them. */
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

/** An event's key in its calendar, before and after a run; `uid`: the UIDs of the two. */
export interface MovedKey {
  from: string;
  to: string;
  uid: { from: string; to: string };
}

/** Statements: what was set of events follows their keys. What was set of all with a UID stays with the others, too. */
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
