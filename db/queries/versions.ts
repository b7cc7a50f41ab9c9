import { sql } from "drizzle-orm";
import { type Database, valuesOf } from "#db/client";

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
  /** The greatest when their form was shown. */
  version: number;
}

/**
 * Writes nothing unless all rows exist in the version seen. Must come first in its batch; every write of such a row
 * sets `nextVersion`.
 */
export const stopIfChanged = (db: Database, { table, ids, version }: SeenRows) =>
  db.run(sql`insert into changed_meanwhile (stop) select 1 where (select count(*) from ${sql.identifier(table)}
    where id in ${valuesOf(ids)} and version <= ${version}) < ${ids.length}`);

export const nextVersion = sql`version + 1`;

/** Events and their series share one count. `id` of the series; null outside one. */
export const nextInSeries = (id: string | null) =>
  id === null
    ? nextVersion
    : sql`1 + (select max(version) from (select version from events where series_id = ${id} union all select version from event_series where id = ${id}))`;

export const isChangedMeanwhile = (error: unknown): boolean => String(error).includes("changed meanwhile");
