import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * What was written and is not settled yet: db/settling.ts. The columns after `depth` say how an event was when it was
 * first touched, all null where it was not there; of an organizer only `organizer_id`. WITHOUT ROWID.
 */
export const touched = sqliteTable(
  "touched",
  {
    /** Of the event or organizer. */
    seq: integer("seq").notNull(),
    content_type: text("content_type", { enum: ["event", "organizer"] }).notNull(),
    id: text("id").notNull(),
    /** What follows from it: 0 the log of changes, 1 also its series, 2 its entry in the index, 3 words that may be new. */
    depth: integer("depth").notNull(),
    organizer_id: text("organizer_id"),
    sort_key: integer("sort_key"),
    /** As in event_weeks; null where it was not visible. */
    week: integer("week"),
    run_key: text("run_key"),
    state: text("state"),
    updated_at: integer("updated_at"),
  },
  (t) => [primaryKey({ columns: [t.content_type, t.seq] })],
);
