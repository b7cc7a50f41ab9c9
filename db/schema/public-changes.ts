import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { CHANGE_KINDS } from "../../app/domain/events/public-changes";

/**
 * What happened to public events, in order; kept by triggers. The place is the clock's, so no index by time is needed:
 * docs/decisions/0055-log-of-changes.md.
 */
export const publicChanges = sqliteTable("public_changes", {
  /** Microseconds since 1970, always more than the one before. */
  seq: integer("seq").primaryKey(),
  /** May be gone. */
  event_id: text("event_id").notNull(),
  organizer_id: text("organizer_id").notNull(),
  kind: text("kind", { enum: CHANGE_KINDS }).notNull(),
});
