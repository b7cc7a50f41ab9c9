import { sql } from "drizzle-orm";
import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { MISMATCH_ANSWERS, MISMATCHES } from "../../app/domain/events/mismatches";
import { createdAt, moment } from "./columns";
import { events } from "./events";
import { organizers } from "./organizers";

/** Nothing says who visitors are. */
export const eventMismatches = sqliteTable(
  "event_mismatches",
  {
    id: text("id").primaryKey(),
    event_id: text("event_id")
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    organizer_id: text("organizer_id")
      .notNull()
      .references(() => organizers.id, { onDelete: "cascade" }),
    problem: text("problem", { enum: MISMATCHES }).notNull(),
    /** For the organizer's team. */
    words: text("words"),
    /** A fingerprint: several from a network count once. Null once too old to count. */
    network: text("network"),
    answer: text("answer", { enum: MISMATCH_ANSWERS }),
    answered_at: moment("answered_at"),
    created_at: createdAt(),
  },
  (t) => [
    index("event_mismatches_of_event").on(t.event_id, t.created_at),
    index("event_mismatches_of_organizer").on(t.organizer_id, t.created_at),
    index("event_mismatches_by_time").on(t.created_at),
    index("event_mismatches_with_network")
      .on(t.created_at)
      .where(sql`${t.network} is not null`),
  ],
);
