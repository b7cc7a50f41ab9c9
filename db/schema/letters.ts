import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { CHANNELS, CONSENTS, REMINDERS } from "../../app/domain/letters/letters";
import { LOCALES } from "../../app/domain/site/locales";
import { users } from "./accounts";
import { belongsTo, createdAt, flag, moment } from "./columns";
import { events } from "./events";

/**
 * An account, a device, or an address, which may have several unconfirmed rows: docs/features/letters.md and
 * pushes.md.
 */
export const letterReaders = sqliteTable(
  "letter_readers",
  {
    id: text("id").primaryKey(),
    channel: text("channel", { enum: CHANNELS }).notNull().default("mail"),
    user_id: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** Null for accounts and devices. */
    email: text("email"),
    locale: text("locale", { enum: LOCALES }).notNull().default(LOCALES[0]),
    weekly: flag("weekly"),
    /** 0 is Monday. */
    weekday: integer("weekday").notNull(),
    /** By Norwegian clocks. */
    hour: integer("hour").notNull(),
    reminder: text("reminder", { enum: REMINDERS }).notNull(),
    at_once: flag("at_once"),
    /** For a letter being written, when somebody else may try. */
    next_at: moment("next_at"),
    /** Keys the letter under way. */
    due_for: moment("due_for"),
    confirmed_at: moment("confirmed_at"),
    /** Since `asked_at` an answer is asked for. */
    heard_at: moment("heard_at").notNull(),
    asked_at: moment("asked_at"),
    /** When Samling stopped by itself. */
    ended_at: moment("ended_at"),
    ended_why: text("ended_why", { enum: ["silence", "bounce", "complaint"] }),
    created_at: createdAt(),
  },
  (t) => [
    index("letter_readers_due")
      .on(t.next_at)
      .where(sql`${t.next_at} is not null`),
    index("letter_readers_by_email")
      .on(t.email)
      .where(sql`${t.email} is not null`),
    uniqueIndex("letter_readers_of_account")
      .on(t.user_id)
      .where(sql`${t.channel} = 'mail' and ${t.user_id} is not null`),
    index("letter_readers_by_user")
      .on(t.user_id, t.id)
      .where(sql`${t.user_id} is not null`),
    uniqueIndex("letter_readers_once")
      .on(t.email)
      .where(sql`${t.confirmed_at} is not null and ${t.email} is not null`),
    check(
      "letter_readers_address",
      sql`case ${t.channel} when 'mail' then (${t.user_id} is null) <> (${t.email} is null) else ${t.email} is null end`,
    ),
  ],
);

/** Only the device's browser can read its pushes. */
export const pushDevices = sqliteTable(
  "push_devices",
  {
    reader_id: text("reader_id")
      .primaryKey()
      .references(() => letterReaders.id, { onDelete: "cascade" }),
    /** A secret: whoever has it may send there. */
    endpoint: text("endpoint").notNull().unique(),
    p256dh: text("p256dh").notNull(),
    /** A secret shared with the browser: a request with it comes from the device. */
    auth: text("auth").notNull(),
    /** Signing out there ends the pushes. */
    session_id: text("session_id"),
    created_at: createdAt(),
  },
  (t) => [
    index("push_devices_by_session")
      .on(t.session_id)
      .where(sql`${t.session_id} is not null`),
  ],
);

/** A feed's query; of an account, or for letters to an address. */
export const followedSearches = sqliteTable(
  "followed_searches",
  {
    id: text("id").primaryKey(),
    user_id: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    reader_id: text("reader_id").references(() => letterReaders.id, { onDelete: "cascade" }),
    search: text("search").notNull(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex("followed_searches_of_user").on(t.user_id, t.search),
    uniqueIndex("followed_searches_of_reader").on(t.reader_id, t.search),
    check("followed_searches_owner", sql`(${t.user_id} is null) <> (${t.reader_id} is null)`),
  ],
);

/** Of people without an account. */
export const letterEvents = sqliteTable(
  "letter_events",
  {
    reader_id: belongsTo("reader_id", () => letterReaders.id),
    event_id: belongsTo("event_id", () => events.id),
    /** As it was then; null where not known. */
    known_start: moment("known_start"),
    known_place: text("known_place"),
  },
  (t) => [
    primaryKey({ columns: [t.reader_id, t.event_id] }),
    index("letter_events_by_event").on(t.event_id, t.reader_id),
  ],
);

export const consents = sqliteTable(
  "consents",
  {
    id: text("id").primaryKey(),
    user_id: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    reader_id: text("reader_id").references(() => letterReaders.id, { onDelete: "cascade" }),
    what: text("what", { enum: CONSENTS }).notNull(),
    /** See CONSENT_WORDING. */
    wording: integer("wording").notNull(),
    given_at: moment("given_at").notNull(),
    withdrawn_at: moment("withdrawn_at"),
  },
  (t) => [
    index("consents_of_user").on(t.user_id, t.what),
    index("consents_of_reader").on(t.reader_id, t.what),
    check("consents_owner", sql`(${t.user_id} is null) <> (${t.reader_id} is null)`),
  ],
);
