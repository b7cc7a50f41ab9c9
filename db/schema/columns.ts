import { sql } from "drizzle-orm";
import { type AnySQLiteColumn, integer, text } from "drizzle-orm/sqlite-core";

/** Whole seconds since 1970 in UTC, read as a Date. */
export const moment = (name: string) => integer(name, { mode: "timestamp" });

/** The id of the row that it is deleted with. */
export const belongsTo = (name: string, of: () => AnySQLiteColumn) =>
  text(name).notNull().references(of, { onDelete: "cascade" });

/** By the database's clock where the writer does not set it. */
export const createdAt = () =>
  moment("created_at")
    .notNull()
    .default(sql`(unixepoch())`);

export const flag = (name: string) => integer(name, { mode: "boolean" }).notNull().default(false);

/** Grows with each save by people: see db/queries/versions.ts. */
export const version = () => integer("version").notNull().default(1);

export const contentType = () => text("content_type", { enum: ["event", "organizer"] }).notNull();
