import { and, desc, eq, gte, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { changedWith } from "#db/queries/changed-at";
import { eventHistory } from "#db/schema";
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

export type UndoableState = NonNullable<Awaited<ReturnType<typeof findStateChange>>>;

/** The last press that can still be undone. */
export async function findStateChange(db: Database, eventId: string, now: Date) {
  const [press] = await db
    .select()
    .from(eventHistory)
    .where(and(eq(eventHistory.event_id, eventId), gte(eventHistory.undo_until, now)))
    .orderBy(desc(eventHistory.done_at), desc(sql`rowid`))
    .limit(1);
  return press?.undo?.of === "states" ? { ...press.undo, id: press.id, until: press.undo_until } : null;
}
