import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { PAIR_STATES } from "../../app/domain/likeness/pairs";
import { users } from "./accounts";
import { moment } from "./columns";
import { organizers } from "./organizers";

/**
 * What was decided about two events that look the same, by the marks of their content: it holds when a calendar is
 * fetched again, and when it is removed and added anew. See app/domain/likeness/pairs.ts.
 */
export const eventPairs = sqliteTable(
  "event_pairs",
  {
    /** The lesser mark; the two are the same where both events read the same. */
    first_mark: text("first_mark").notNull(),
    second_mark: text("second_mark").notNull(),
    first_organizer_id: text("first_organizer_id")
      .notNull()
      .references(() => organizers.id, { onDelete: "cascade" }),
    second_organizer_id: text("second_organizer_id")
      .notNull()
      .references(() => organizers.id, { onDelete: "cascade" }),
    /** `proposed`: one of two organizers says that they are the same, and the other has not yet agreed. */
    state: text("state", { enum: PAIR_STATES }).notNull(),
    /** Who said so last; null where it was merged by itself. */
    by_organizer_id: text("by_organizer_id"),
    user_id: text("user_id").references(() => users.id, { onDelete: "set null" }),
    /** Merged by the rules alone, and not looked at by anybody. */
    is_automatic: integer("is_automatic", { mode: "boolean" }).notNull().default(false),
    /** When the latest of its events starts; it is deleted long after. */
    starts_at: moment("starts_at").notNull(),
    decided_at: moment("decided_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.first_mark, t.second_mark] }),
    index("event_pairs_of_first").on(t.first_organizer_id),
    index("event_pairs_of_second").on(t.second_organizer_id),
    index("event_pairs_by_start").on(t.starts_at),
    check("event_pairs_in_order", sql`${t.first_mark} <= ${t.second_mark}`),
  ],
);
