import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { REVIEW_KINDS, type ReviewRow } from "~/domain/review/review-row";
import type { NotUnderstood } from "~/domain/sources/understood";
import { users } from "./accounts";
import { calendarSyncs } from "./calendars";
import { belongsTo, createdAt, moment, version } from "./columns";
import { organizers } from "./organizers";

/** Nothing of it is public. */
export const intakes = sqliteTable(
  "intakes",
  {
    id: text("id").primaryKey(),
    organizer_id: belongsTo("organizer_id", () => organizers.id),
    /** Null for what was found on the website of a page that nobody keeps. */
    user_id: text("user_id").references(() => users.id, { onDelete: "set null" }),
    kind: text("kind", { enum: REVIEW_KINDS }).notNull(),
    /** Null for texts and files. */
    address: text("address"),
    /** A page's or file's title, or a text's first line. */
    name: text("name").notNull(),
    /** In one piece: read and written a page at once. */
    rows: text("rows", { mode: "json" }).$type<ReviewRow[]>().notNull(),
    /** They name a time and became no row. */
    not_understood: text("not_understood", { mode: "json" }).$type<NotUnderstood[]>().notNull(),
    /** Past events; they are no rows. */
    past: integer("past").notNull(),
    is_cut: integer("is_cut", { mode: "boolean" }).notNull(),
    published_at: moment("published_at"),
    sync_id: text("sync_id").references(() => calendarSyncs.id, { onDelete: "set null" }),
    version: version(),
    created_at: createdAt(),
  },
  (t) => [
    index("intakes_of_organizer").on(t.organizer_id, t.created_at),
    index("intakes_proposed")
      .on(t.created_at)
      .where(sql`${t.user_id} is null and ${t.sync_id} is not null`),
  ],
);
