import { sql } from "drizzle-orm";
import { blob, check, index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { CHANGE_KINDS } from "../../app/domain/events/public-changes";
import { users } from "./accounts";
import { belongsTo, createdAt, moment } from "./columns";
import { organizers } from "./organizers";

/** Its widths are in R2 as `{id}/{width}.webp`. */
export const images = sqliteTable(
  "images",
  {
    /** The path under /images/, as `events/k3x9…`. */
    id: text("id").primaryKey(),
    organizer_id: text("organizer_id").references(() => organizers.id, { onDelete: "set null" }),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    created_at: createdAt(),
    orphaned_at: moment("orphaned_at"),
  },
  (t) => [index("images_by_organizer").on(t.organizer_id), index("images_orphaned").on(t.orphaned_at)],
);

/** Also of texts where nothing was found: each is looked up once. */
export const geocodedAddresses = sqliteTable(
  "geocoded_addresses",
  {
    query: text("query").primaryKey(),
    lat: real("lat"),
    lng: real("lng"),
    source: text("source", { enum: ["kartverket", "gazetteer"] }).notNull(),
    looked_up_at: moment("looked_up_at").notNull(),
  },
  (t) => [check("geocoded_addresses_position", sql`(${t.lat} is null) = (${t.lng} is null)`)],
);

/** What the site has one of: how far something has come, and how many there are. */
export const numbers = sqliteTable("numbers", {
  name: text("name", {
    enum: [
      /** Grows when something is hidden or shown again, and is in every cached page's key. */
      "epoch",
      /** When each cron last ended (workers/scheduled.ts): unix seconds. */
      ...(["minutely", "quarterly", "nightly"] as const),
      /** When the database was restored, until somebody lets letters go. */
      "restored",
      /** A place in `public_changes`, up to which cards are queued (docs/features/cards.md). */
      "cards",
      /** A place there, up to which is told of saved events; of reminders unix seconds. */
      ...(["at_once", "day", "hours"] as const),
      /** How many there are, kept by triggers; `sources …` and `events …` of each kind, by the cron. */
      ...(["organizers", "users"] as const),
    ],
  }).primaryKey(),
  number: integer("number").notNull(),
});

/** How many events there are. WITHOUT ROWID. */
export const tallies = sqliteTable(
  "tallies",
  {
    /**
     * Visible events of a `week` since 1970, below zero (-w) dates that follow another of their series; events of a `day`
     * since 1970 in UTC and of an `organizer`, hidden ones too.
     */
    of: text("of", { enum: ["week", "day", "organizer"] }).notNull(),
    key: blob("key").$type<string | number>().notNull(),
    count: integer("count").notNull(),
  },
  (t) => [primaryKey({ columns: [t.of, t.key] })],
);

/** A row per subject and window. Subjects are hashed, never plain addresses. */
export const attempts = sqliteTable(
  "attempts",
  {
    subject: text("subject").notNull(),
    /** Unix seconds. */
    window_start: integer("window_start").notNull(),
    count: integer("count").notNull(),
    /** Unix seconds. */
    expires_at: integer("expires_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.subject, t.window_start] }), index("attempts_by_expiry").on(t.expires_at)],
);

/** Steps done are not stored: they are what exists. */
export const putAwayFirstHours = sqliteTable(
  "put_away_first_hours",
  {
    organizer_id: belongsTo("organizer_id", () => organizers.id),
    user_id: belongsTo("user_id", () => users.id),
    put_away_at: moment("put_away_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.organizer_id, t.user_id] }), index("put_away_first_hours_of_user").on(t.user_id)],
);

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

/** Written by triggers; the organizer may be gone. */
export const organizerCardsDue = sqliteTable("organizer_cards_due", {
  organizer_id: text("organizer_id").primaryKey(),
});

/** The most common in coming titles: docs/features/search.md. */
export const searchWords = sqliteTable("search_words", {
  /** By foldText(). */
  word: text("word").primaryKey(),
  /** In small letters. */
  spelled: text("spelled").notNull(),
  events: integer("events").notNull(),
  /** An event with it: while that is coming and visible, the word is suggested. */
  seq: integer("seq").notNull(),
});

/** What a slip may mean. */
export const searchWordLists = sqliteTable("search_word_lists", {
  length: integer("length").primaryKey(),
  /** " konsert orgelet …": most common first, each after a space; "folded=spelled" where they differ. */
  words: text("words").notNull(),
  gathered_at: moment("gathered_at").notNull(),
});

/**
 * What was written and is not settled yet: db/settling.ts. The columns after `depth` say how an event was when it was
 * first touched, all null where it was not there; of an organizer only `organizer_id`. WITHOUT ROWID.
 */
export const touched = sqliteTable(
  "touched",
  {
    /** Of the event or organizer. */
    seq: integer("seq").notNull(),
    content_type: text("content_type", { enum: ["event", "organizer"] }).notNull(),
    id: text("id").notNull(),
    /** What follows from it: 0 the log of changes, 1 also its series, 2 its entry in the index, 3 words that may be new. */
    depth: integer("depth").notNull(),
    organizer_id: text("organizer_id"),
    sort_key: integer("sort_key"),
    /** As in `tallies`; null where it was not visible. */
    week: integer("week"),
    run_key: text("run_key"),
    state: text("state"),
    updated_at: integer("updated_at"),
  },
  (t) => [primaryKey({ columns: [t.content_type, t.seq] })],
);

/**
 * What happened to public events, in order; kept by triggers. The place is the clock's, so no index by time is needed:
 * docs/decisions/0055-log-of-changes.md.
 */
export const publicChanges = sqliteTable("public_changes", {
  /** Microseconds since 1970, always more than the one before. */
  seq: integer("seq").primaryKey(),
  /** May be gone. */
  event_id: text("event_id").notNull(),
  organizer_id: text("organizer_id").notNull(),
  kind: text("kind", { enum: CHANGE_KINDS }).notNull(),
});
