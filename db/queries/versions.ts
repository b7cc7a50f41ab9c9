import { sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { valuesOf } from "#db/rows";

/** The tables whose rows have a version. */
type Versioned =
  | "events"
  | "event_series"
  | "organizers"
  | "organizer_admins"
  | "calendar_syncs"
  | "intakes"
  | "stored_event_forms";

export interface SeenRows {
  table: Versioned;
  ids: readonly string[];
  /** The greatest version of the rows when their form was shown. */
  version: number;
}

/**
 * Statement: stops its batch, which then writes nothing, unless all rows exist and none is newer than it was seen. Must
 * be the first of the batch; every write of such a row sets `nextVersion`. `isChangedMeanwhile` recognises the failure.
 */
export const stopIfChanged = (db: Database, { table, ids, version }: SeenRows) =>
  db.run(sql`insert into changed_meanwhile (stop) select 1 where (select count(*) from ${sql.identifier(table)}
    where id in ${valuesOf(ids)} and version <= ${version}) < ${ids.length}`);

/** For `set`: the version after this write. */
export const nextVersion = sql`version + 1`;

/** For `set` of events and of their series, which share one count. `id` of the series; null outside one. */
export const nextInSeries = (id: string | null) =>
  id === null
    ? nextVersion
    : sql`1 + (select max(version) from (select version from events where series_id = ${id} union all select version from event_series where id = ${id}))`;

/** Returns whether `stopIfChanged` stopped a batch. */
export const isChangedMeanwhile = (error: unknown): boolean => String(error).includes("changed meanwhile");
