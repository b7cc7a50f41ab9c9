import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { LocalChange } from "../../app/domain/calendars/local-changes";
import type { StateBefore } from "../../app/domain/events/state";
import { moment } from "./columns";
import { events } from "./events";

/** One press that changed the state of some events; kept as long as it can be undone. */
export const eventStateChanges = sqliteTable(
  "event_state_changes",
  {
    id: text("id").primaryKey(),
    /** The event it was pressed for. */
    event_id: text("event_id")
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    /** What each of the changed events was before. */
    before: text("before", { mode: "json" }).$type<StateBefore[]>().notNull(),
    /** What had been set here of an imported event and of all with its UID: see `event_changes`. */
    local_before: text("local_before", { mode: "json" }).$type<LocalChange[]>(),
    changed_at: moment("changed_at").notNull(),
  },
  (t) => [
    index("event_state_changes_of_event").on(t.event_id, t.changed_at),
    index("event_state_changes_by_time").on(t.changed_at),
  ],
);
