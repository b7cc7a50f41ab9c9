import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ADAPTER_NAMES } from "~/domain/sources/adapter-names";
import { createdAt, moment } from "./columns";

/** Superadmins' acts on organizers and in their names. Rows are added, never changed. */
export const auditLog = sqliteTable(
  "audit_log",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    /** The account; null for a command on the server. */
    actor_id: text("actor_id"),
    /** The organizer it was done to, or in whose name. */
    organizer_id: text("organizer_id"),
    /** A key of the texts in app/i18n/nb/audit.ts. */
    action: text("action").notNull(),
    /** What it was done to: a name or an address. */
    detail: text("detail").notNull(),
    created_at: createdAt(),
  },
  (t) => [index("audit_log_by_organizer").on(t.organizer_id)],
);

/** Which services' data is read, where a superadmin has decided; others are on if their interface is published. */
export const adapterSwitches = sqliteTable("adapter_switches", {
  adapter: text("adapter", { enum: ADAPTER_NAMES }).primaryKey(),
  is_on: integer("is_on", { mode: "boolean" }).notNull(),
  /** The account. */
  changed_by: text("changed_by").notNull(),
  changed_at: moment("changed_at").notNull(),
});

/** The number of organizers and accounts, maintained by triggers. */
export const siteCounts = sqliteTable("site_counts", {
  name: text("name", { enum: ["organizers", "users"] }).primaryKey(),
  count: integer("count").notNull(),
});

/**
 * The number of events per starting day (whole days since 1970 in UTC), hidden ones included, maintained by triggers.
 */
export const eventDays = sqliteTable("event_days", {
  day: integer("day").primaryKey(),
  events: integer("events").notNull(),
});

/** The number of events per organizer, hidden ones included, maintained by triggers. */
export const organizerCounts = sqliteTable("organizer_counts", {
  organizer_id: text("organizer_id").primaryKey(),
  events: integer("events").notNull(),
});
