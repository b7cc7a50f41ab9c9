import { and, desc, eq, gte, lt, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { changedWith } from "#db/queries/changed-at";
import { eventStateChanges } from "#db/schema";
import { UNDO_SECONDS } from "~/domain/events/state-choices";
import type { StateColumns } from "~/domain/events/types";
import { unixSeconds } from "~/domain/time/days-and-moments";
import type { StoredEvent } from "./own";

const COLUMNS = [
  "state",
  "state_reason",
  "registration",
  "previous_start_time",
  "previous_location",
] as const satisfies readonly (keyof StateColumns)[];

export const stateColumnsOf = (event: Pick<StoredEvent, (typeof COLUMNS)[number]>): StateColumns => ({
  state: event.state,
  state_reason: event.state_reason,
  registration: event.registration,
  previous_start_time: event.previous_start_time && unixSeconds(event.previous_start_time),
  previous_location: event.previous_location,
});

/** All events get this version. */
export const writeStates = (
  db: Database,
  rows: readonly (StateColumns & { id: string })[],
  version: number,
  now: Date,
) =>
  db.run(sql`update events set ${sql.raw(COLUMNS.map((column) => `${column} = w.value->>'${column}'`).join(", "))},
      updated_at = ${changedWith(COLUMNS, now)}, version = ${version}
    from json_each(${JSON.stringify(rows)}) w where events.id = w.value->>'id'`);

export type StateChangeRow = typeof eventStateChanges.$inferSelect;

export const insertStateChange = (db: Database, change: StateChangeRow) => db.insert(eventStateChanges).values(change);

/** The last press that can still be undone. */
export async function findStateChange(db: Database, eventId: string, now: Date): Promise<StateChangeRow | null> {
  const since = new Date(now.getTime() - UNDO_SECONDS * 1000);
  const [change] = await db
    .select()
    .from(eventStateChanges)
    .where(and(eq(eventStateChanges.event_id, eventId), gte(eventStateChanges.changed_at, since)))
    .orderBy(desc(eventStateChanges.changed_at), desc(sql`rowid`))
    .limit(1);
  return change ?? null;
}

export const deleteStateChange = (db: Database, id: string) =>
  db.delete(eventStateChanges).where(eq(eventStateChanges.id, id));

export async function deleteOldStateChanges(db: Database, now: Date): Promise<void> {
  await db
    .delete(eventStateChanges)
    .where(lt(eventStateChanges.changed_at, new Date(now.getTime() - UNDO_SECONDS * 1000)));
}
