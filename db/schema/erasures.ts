import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** What was deleted, until the backup bucket knows it (app/models/backup/erasures.ts); kept by triggers and `erase`. */
export const erasures = sqliteTable("erasures", {
  seq: integer("seq").primaryKey({ autoIncrement: true }),
  /** Its table. */
  content: text("content").notNull(),
  id: text("id").notNull(),
  /** An event that was taken out of the bin again. */
  is_back: integer("is_back", { mode: "boolean" }).notNull().default(false),
  erased_at: integer("erased_at", { mode: "timestamp" }).notNull(),
});
