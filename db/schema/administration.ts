import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt } from "./columns";

/** What superadmins do: to organisations, and in their names. Rows are added, never changed. */
export const auditLog = sqliteTable(
  "audit_log",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    /** The account; null for a command on the server. */
    actor_id: text("actor_id"),
    /** Whose organisation it was done to, or in whose name. */
    organizer_id: text("organizer_id"),
    /** What was done: a key of the texts in app/i18n/audit.ts. */
    action: text("action").notNull(),
    /** To what: a name or an address. */
    detail: text("detail").notNull(),
    created_at: createdAt(),
  },
  (t) => [index("audit_log_by_organizer").on(t.organizer_id)],
);

/** How many organisations and accounts there are. Triggers keep it. */
export const siteCounts = sqliteTable("site_counts", {
  name: text("name", { enum: ["organizers", "users"] }).primaryKey(),
  count: integer("count").notNull(),
});

/** How many events, hidden ones too, start on each day (whole days since 1970 in UTC). Triggers keep it. */
export const eventDays = sqliteTable("event_days", {
  day: integer("day").primaryKey(),
  events: integer("events").notNull(),
});

/** How many events, hidden ones too, each organizer has. Triggers keep it. */
export const organizerCounts = sqliteTable("organizer_counts", {
  organizer_id: text("organizer_id").primaryKey(),
  events: integer("events").notNull(),
});
