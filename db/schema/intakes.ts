import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { REVIEW_KINDS, type ReviewRow } from "~/domain/review/review-row";
import type { NotUnderstood } from "~/domain/sources/understood";
import { users } from "./accounts";
import { calendarSyncs } from "./calendars";
import { createdAt, moment, version } from "./columns";
import type { ChangedEvent } from "./events";
import { organizers } from "./organizers";

/** What somebody brought in, as it was understood, and what they decided about it. Nothing of it is public. */
export const intakes = sqliteTable(
  "intakes",
  {
    id: text("id").primaryKey(),
    organizer_id: text("organizer_id")
      .notNull()
      .references(() => organizers.id, { onDelete: "cascade" }),
    /** Who brought it in. */
    user_id: text("user_id").references(() => users.id, { onDelete: "set null" }),
    kind: text("kind", { enum: REVIEW_KINDS }).notNull(),
    /** Where it was read; null for texts and files. */
    address: text("address"),
    /** A page's or file's title, or a text's first line. */
    name: text("name").notNull(),
    /** In one piece: a page of them is read and written at once. */
    rows: text("rows", { mode: "json" }).$type<ReviewRow[]>().notNull(),
    /** Lines that speak of a time and became no row. */
    not_understood: text("not_understood", { mode: "json" }).$type<NotUnderstood[]>().notNull(),
    /** How many events had been when it was read; they are no rows. */
    past: integer("past").notNull(),
    /** The source has more than was read of it. */
    is_cut: integer("is_cut", { mode: "boolean" }).notNull(),
    published_at: moment("published_at"),
    /** What the publication changed of events that there were, as it was before: undoing writes it back. */
    replaced: text("replaced", { mode: "json" }).$type<ChangedEvent[]>(),
    /** The calendar that keeps its events up to date. */
    sync_id: text("sync_id").references(() => calendarSyncs.id, { onDelete: "set null" }),
    version: version(),
    created_at: createdAt(),
  },
  (t) => [index("intakes_of_organizer").on(t.organizer_id, t.created_at)],
);
