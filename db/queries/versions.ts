import { sql } from "drizzle-orm";
import type { Database } from "#db/client";

/** The tables whose rows carry a version. */
export type Versioned = "events" | "event_series" | "organizers" | "organizer_admins" | "calendar_syncs";

export interface SeenRows {
  table: Versioned;
  ids: readonly string[];
  /** The greatest version that the rows had when their form was shown. */
  version: number;
}

/**
 * Statement: ends its batch, with nothing of it written, unless every one of the rows is there and no newer than it was
 * seen. Stands first in the batch; whatever writes such a row raises its version with `nextVersion`. The refusal is
 * told from other failures by `isChangedMeanwhile`.
 */
export const stopIfChanged = (db: Database, { table, ids, version }: SeenRows) =>
  db.run(sql`insert into changed_meanwhile (stop) select 1 where (select count(*) from ${sql.identifier(table)}
    where id in (select value from json_each(${JSON.stringify(ids)})) and version <= ${version}) < ${ids.length}`);

/** For `set`: the version after this write. */
export const nextVersion = sql`version + 1`;

/** For `set` of events and of a series itself: they count on together. `id` of the series; null outside one. */
export const nextInSeries = (id: string | null) =>
  id === null
    ? nextVersion
    : sql`1 + (select max(version) from (select version from events where series_id = ${id} union all select version from event_series where id = ${id}))`;

/** Whether a batch was ended by `stopIfChanged`. */
export const isChangedMeanwhile = (error: unknown): boolean => String(error).includes("changed meanwhile");
