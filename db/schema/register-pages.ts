import { sql } from "drizzle-orm";
import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { belongsTo, createdAt, moment } from "./columns";
import { organizers } from "./organizers";

/** What a superadmin had made from the register at once. */
export const registerBatches = sqliteTable(
  "register_batches",
  {
    id: text("id").primaryKey(),
    /** Number of a municipality (four digits) or a county (two). */
    place: text("place").notNull(),
    /** Null for a command on the server. */
    actor_id: text("actor_id"),
    /** JSON array of numbers that have no page yet. */
    waiting: text("waiting").notNull(),
    /** When the queue is asked again; null where nothing waits. */
    due_at: moment("due_at"),
    undone_at: moment("undone_at"),
    created_at: createdAt(),
  },
  (t) => [
    index("register_batches_due")
      .on(t.due_at)
      .where(sql`${t.due_at} is not null`),
  ],
);

/** No batch brings these pages back. */
export const removedUnits = sqliteTable("removed_units", {
  organization_number: text("organization_number").primaryKey(),
  removed_at: moment("removed_at").notNull(),
});

/** Somebody says that a page made from the register is their congregation's. */
export const pageClaims = sqliteTable(
  "page_claims",
  {
    id: text("id").primaryKey(),
    organizer_id: belongsTo("organizer_id", () => organizers.id),
    user_id: belongsTo("user_id", () => users.id),
    /** The address at the registered website's domain that the link was mailed to; null where superadmins are asked. */
    email: text("email"),
    token_hash: text("token_hash").unique(),
    /** To superadmins. */
    message: text("message"),
    /** Of a page that was taken: how it was, as JSON, and what the registered address may undo it by. */
    former: text("former"),
    undo_hash: text("undo_hash"),
    created_at: createdAt(),
  },
  (t) => [uniqueIndex("page_claims_once").on(t.organizer_id, t.user_id), index("page_claims_by_user").on(t.user_id)],
);
