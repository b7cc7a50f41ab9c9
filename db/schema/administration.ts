import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ADAPTER_NAMES } from "~/domain/sources/adapter-names";
import { createdAt, moment } from "./columns";

/** Rows are added, never changed. */
export const auditLog = sqliteTable(
  "audit_log",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    actor_id: text("actor_id"),
    organizer_id: text("organizer_id"),
    /** A key of the texts in app/i18n/nb/audit.ts. */
    action: text("action").notNull(),
    /** A name or an address. */
    detail: text("detail").notNull(),
    created_at: createdAt(),
  },
  (t) => [index("audit_log_by_organizer").on(t.organizer_id)],
);

/** Where a superadmin has decided; others are on if their interface is published. */
export const adapterSwitches = sqliteTable("adapter_switches", {
  adapter: text("adapter", { enum: ADAPTER_NAMES }).primaryKey(),
  is_on: integer("is_on", { mode: "boolean" }).notNull(),
  changed_by: text("changed_by").notNull(),
  changed_at: moment("changed_at").notNull(),
});
