import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { WEBHOOK_SCOPES } from "../../app/domain/webhooks/webhooks";
import { createdAt, moment } from "./columns";
import { organizers } from "./organizers";

/** Addresses that the log of changes is sent to, each from its own place in the log: see docs/decisions/0060-webhooks.md. */
export const webhooks = sqliteTable(
  "webhooks",
  {
    id: text("id").primaryKey(),
    organizer_id: text("organizer_id")
      .notNull()
      .references(() => organizers.id, { onDelete: "cascade" }),
    address: text("address").notNull(),
    scope: text("scope", { enum: WEBHOOK_SCOPES }).notNull(),
    /** Signs what is sent; base64. */
    secret: text("secret").notNull(),
    /** The place in `public_changes` up to which all is received. */
    cursor: integer("cursor").notNull(),
    /** When to look next for changes after it. */
    due_at: moment("due_at").notNull(),
    /** Since when nothing sent was received. */
    failing_since: moment("failing_since"),
    failures: integer("failures").notNull().default(0),
    /** When something was last sent, and the answer's status: 0 without an answer. */
    sent_at: moment("sent_at"),
    status: integer("status"),
    /** When it was given up. */
    ended_at: moment("ended_at"),
    created_at: createdAt(),
  },
  (t) => [
    index("webhooks_of_organizer").on(t.organizer_id),
    index("webhooks_due")
      .on(t.due_at)
      .where(sql`${t.ended_at} is null`),
  ],
);
