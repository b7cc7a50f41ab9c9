import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { CHANNELS } from "../../app/domain/letters/letters";
import { createdAt, moment } from "./columns";
import { letterReaders } from "./letters";

/** `key` is the occasion: each is told once. */
export const outbox = sqliteTable(
  "outbox",
  {
    id: text("id").primaryKey(),
    key: text("key").notNull().unique(),
    channel: text("channel", { enum: CHANNELS }).notNull().default("mail"),
    /** An address; of a push the host of its service. */
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    /**
     * With secret links: emptied when sent or given up, except in development. A push's message is JSON, without HTML.
     */
    body_text: text("body_text"),
    body_html: text("body_html"),
    /** Deleted with its reader. */
    reader_id: text("reader_id").references(() => letterReaders.id, { onDelete: "cascade" }),
    /** SHA-256 of the token in the letter's links. */
    link_hash: text("link_hash"),
    /** Stops this kind of letter with one press (RFC 8058). Secret, emptied with the text. */
    unsubscribe_url: text("unsubscribe_url"),
    status: text("status", { enum: ["pending", "sent", "failed"] })
      .notNull()
      .default("pending"),
    attempts: integer("attempts").notNull().default(0),
    error_code: text("error_code"),
    created_at: createdAt(),
    /** When a sweep may queue it again. */
    due_at: moment("due_at").notNull(),
    finished_at: moment("finished_at"),
    /** Given up after it; null for what stays news. A push has it in its text. */
    until: moment("until"),
  },
  (t) => [
    index("outbox_due").on(t.status, t.due_at),
    index("outbox_by_creation").on(t.created_at),
    index("outbox_by_recipient").on(t.recipient),
    index("outbox_by_link")
      .on(t.link_hash)
      .where(sql`${t.link_hash} is not null`),
    index("outbox_of_reader")
      .on(t.reader_id)
      .where(sql`${t.reader_id} is not null`),
    check("outbox_status", sql`${t.status} in ('pending','sent','failed')`),
  ],
);

export const deadJobs = sqliteTable("dead_jobs", {
  id: text("id").primaryKey(),
  body: text("body").notNull(),
  attempts: integer("attempts").notNull(),
  received_at: moment("received_at").notNull(),
});
