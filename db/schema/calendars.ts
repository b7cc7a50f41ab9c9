import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, moment } from "./columns";
import { organizers } from "./organizers";

/** A calendar feed that an organizer's events are imported from. */
export const calendarSyncs = sqliteTable(
  "calendar_syncs",
  {
    id: text("id").primaryKey(),
    organizer_id: text("organizer_id")
      .notNull()
      .references(() => organizers.id, { onDelete: "cascade" }),
    calendar_name: text("calendar_name").notNull(),
    calendar_url: text("calendar_url").notNull(),
    sync_enabled: integer("sync_enabled", { mode: "boolean" }).notNull().default(true),
    last_sync: moment("last_sync"),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex("calendar_syncs_once").on(t.organizer_id, t.calendar_url),
    index("calendar_syncs_by_organizer").on(t.organizer_id, t.created_at),
  ],
);
