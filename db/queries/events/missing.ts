import { sql } from "drizzle-orm";
import { orNull, type Row } from "#db/client";
import { c, e } from "#db/queries/aliases";

/** With when its source is read again: for `e` and `c` (its source). */
export const MISSING_EVENT = {
  source_id: orNull(c.id),
  missing_since: orNull(e.missing_since),
  /** 1 where it is shown as cancelled for that. */
  is_lost: sql<number>`${e.missing_since} is not null and ${e.import_fingerprint} is null`,
  source_due_at: orNull(c.due_at),
  source_enabled: orNull(c.sync_enabled),
};

export type MissingEventRow = Row<typeof MISSING_EVENT>;
