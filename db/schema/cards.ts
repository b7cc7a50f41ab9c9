import { sql } from "drizzle-orm";
import { check, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** One row: the place in `public_changes` up to which cards are queued (docs/decisions/0061-cards.md). */
export const cardProgress = sqliteTable(
  "card_progress",
  { id: integer("id").primaryKey(), cursor: integer("cursor").notNull() },
  (t) => [check("card_progress_single", sql`${t.id} = 1`)],
);

/** Written by triggers; the organizer may be gone. */
export const organizerCardsDue = sqliteTable("organizer_cards_due", {
  organizer_id: text("organizer_id").primaryKey(),
});
