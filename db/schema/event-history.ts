import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { EVENT_ACTS } from "../../app/domain/events/history";
import { users } from "./accounts";
import { moment } from "./columns";
import { organizers } from "./organizers";

/** A press may be about several of its series: docs/decisions/0052-history.md. */
export const eventHistory = sqliteTable(
  "event_history",
  {
    id: text("id").primaryKey(),
    organizer_id: text("organizer_id")
      .notNull()
      .references(() => organizers.id, { onDelete: "cascade" }),
    /** May be in the bin. */
    event_id: text("event_id").notNull(),
    series_id: text("series_id"),
    user_id: text("user_id").references(() => users.id, { onDelete: "set null" }),
    act: text("act", { enum: EVENT_ACTS }).notNull(),
    count: integer("count").notNull(),
    /** JSON of the changed columns; what is missing was null. */
    before: text("before").notNull().default("{}"),
    after: text("after").notNull().default("{}"),
    done_at: moment("done_at").notNull(),
  },
  (t) => [
    index("event_history_of_event").on(t.event_id, t.done_at),
    index("event_history_of_series").on(t.series_id, t.done_at),
    index("event_history_of_organizer").on(t.organizer_id),
    index("event_history_by_time").on(t.done_at),
  ],
);
