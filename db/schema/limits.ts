import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** A row per subject and window. Subjects are hashed, never plain addresses. */
export const attempts = sqliteTable(
  "attempts",
  {
    subject: text("subject").notNull(),
    /** Unix seconds. */
    window_start: integer("window_start").notNull(),
    count: integer("count").notNull(),
    /** Unix seconds. */
    expires_at: integer("expires_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.subject, t.window_start] }), index("attempts_by_expiry").on(t.expires_at)],
);
