import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { CHANGE_KINDS } from "../../app/domain/events/public-changes";

/**
 * What has become of events that everybody may see, in order; triggers write it. The place in the log is made from the
 * clock, so that it needs no index by time: see docs/decisions/0055-log-of-changes.md.
 */
export const publicChanges = sqliteTable("public_changes", {
  /** Microseconds since 1970, and always more than the one before. */
  seq: integer("seq").primaryKey(),
  /** The event may be gone. */
  event_id: text("event_id").notNull(),
  organizer_id: text("organizer_id").notNull(),
  kind: text("kind", { enum: CHANGE_KINDS }).notNull(),
});
