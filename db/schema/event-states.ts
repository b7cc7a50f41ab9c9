import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { LocalChange } from "../../app/domain/calendars/local-changes";
import type { StateBefore } from "../../app/domain/events/state";
import { moment } from "./columns";
import { events } from "./events";

/** Kept as long as a press can be undone. */
export const eventStateChanges = sqliteTable(
  "event_state_changes",
  {
    id: text("id").primaryKey(),
    event_id: text("event_id")
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    before: text("before", { mode: "json" }).$type<StateBefore[]>().notNull(),
    /** Set on an imported event and on all with its UID: see `event_changes`. */
    local_before: text("local_before", { mode: "json" }).$type<LocalChange[]>(),
    changed_at: moment("changed_at").notNull(),
  },
  (t) => [
    index("event_state_changes_of_event").on(t.event_id, t.changed_at),
    index("event_state_changes_by_time").on(t.changed_at),
  ],
);
