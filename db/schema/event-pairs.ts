import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { PAIR_STATES } from "../../app/domain/likeness/pairs";
import { users } from "./accounts";
import { moment } from "./columns";
import { organizers } from "./organizers";

/** Holds by the events' marks when a calendar is fetched, removed or added again: see app/domain/likeness/pairs.ts. */
export const eventPairs = sqliteTable(
  "event_pairs",
  {
    /** The lesser; both marks are the same where both events read the same. */
    first_mark: text("first_mark").notNull(),
    second_mark: text("second_mark").notNull(),
    first_organizer_id: text("first_organizer_id")
      .notNull()
      .references(() => organizers.id, { onDelete: "cascade" }),
    second_organizer_id: text("second_organizer_id")
      .notNull()
      .references(() => organizers.id, { onDelete: "cascade" }),
    /** `proposed`: one of two organizers calls them the same, and the other has not agreed. */
    state: text("state", { enum: PAIR_STATES }).notNull(),
    /** Null where rules merged it. */
    by_organizer_id: text("by_organizer_id"),
    user_id: text("user_id").references(() => users.id, { onDelete: "set null" }),
    /** Nobody has looked at it. */
    is_automatic: integer("is_automatic", { mode: "boolean" }).notNull().default(false),
    /** Of its latest event; the decision is deleted long after. */
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
