import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { createdAt, moment } from "./columns";
import { letterReaders } from "./letters";
import { organizers } from "./organizers";

/** A press that can be undone for a while: docs/decisions/0050-the-bin.md. */
export const eventDeletions = sqliteTable(
  "event_deletions",
  {
    id: text("id").primaryKey(),
    organizer_id: text("organizer_id")
      .notNull()
      .references(() => organizers.id, { onDelete: "cascade" }),
    /** Null where the account is gone. */
    user_id: text("user_id").references(() => users.id, { onDelete: "set null" }),
    title: text("title").notNull(),
    count: integer("count").notNull(),
    starts_at: moment("starts_at").notNull(),
    /** JSON: a list, or one row in older deletions; null outside a series. */
    series: text("series"),
    deleted_at: moment("deleted_at").notNull(),
  },
  (t) => [
    index("event_deletions_of_organizer").on(t.organizer_id, t.deleted_at),
    index("event_deletions_by_time").on(t.deleted_at),
  ],
);

export const deletedEvents = sqliteTable(
  "deleted_events",
  {
    id: text("id").primaryKey(),
    deletion_id: text("deletion_id")
      .notNull()
      .references(() => eventDeletions.id, { onDelete: "cascade" }),
    organizer_id: text("organizer_id").notNull(),
    image_url: text("image_url"),
    /** JSON, without what the database derives. */
    row: text("row").notNull(),
    /** JSON. */
    hosts: text("hosts").notNull(),
  },
  (t) => [
    index("deleted_events_of_deletion").on(t.deletion_id),
    index("deleted_events_by_picture").on(t.organizer_id, t.image_url),
  ],
);

/** They have the event again when it comes back. */
export const deletedFavorites = sqliteTable(
  "deleted_favorites",
  {
    event_id: text("event_id")
      .notNull()
      .references(() => deletedEvents.id, { onDelete: "cascade" }),
    user_id: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    created_at: createdAt(),
    known_start: moment("known_start"),
    known_place: text("known_place"),
  },
  (t) => [primaryKey({ columns: [t.event_id, t.user_id] }), index("deleted_favorites_of_user").on(t.user_id)],
);

export const deletedLetterEvents = sqliteTable(
  "deleted_letter_events",
  {
    event_id: text("event_id")
      .notNull()
      .references(() => deletedEvents.id, { onDelete: "cascade" }),
    reader_id: text("reader_id")
      .notNull()
      .references(() => letterReaders.id, { onDelete: "cascade" }),
    known_start: moment("known_start"),
    known_place: text("known_place"),
  },
  (t) => [primaryKey({ columns: [t.event_id, t.reader_id] }), index("deleted_letter_events_of_reader").on(t.reader_id)],
);
