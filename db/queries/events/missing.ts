import { orNull, type Row } from "#db/client";
import { c, e } from "#db/queries/aliases";

/** With when its source is read again: for `e` and `c` (its source). */
export const MISSING_EVENT = {
  source_id: orNull(c.id),
  missing_since: orNull(e.missing_since),
  import_fingerprint: orNull(e.import_fingerprint),
  source_due_at: orNull(c.due_at),
  source_enabled: orNull(c.sync_enabled),
};

export type MissingEventRow = Row<typeof MISSING_EVENT>;
