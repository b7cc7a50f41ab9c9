import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { HOST_PARTS, HOST_STATES } from "../../app/domain/events/hosts";
import { MISMATCH_ANSWERS, MISMATCHES } from "../../app/domain/events/mismatches";
import { PAIR_STATES } from "../../app/domain/likeness/pairs";
import { users } from "./accounts";
import { belongsTo, createdAt, moment } from "./columns";
import { events } from "./events";
import { organizers } from "./organizers";

/**
 * Triggers keep `starts_at`, ask anew when the title changes, and let a merged event's hosts go along:
 * docs/features/hosts.md.
 */
export const eventHosts = sqliteTable(
  "event_hosts",
  {
    event_id: belongsTo("event_id", () => events.id),
    organizer_id: belongsTo("organizer_id", () => organizers.id),
    part: text("part", { enum: HOST_PARTS }).notNull(),
    state: text("state", { enum: HOST_STATES }).notNull().default("asked"),
    /** Of the event, so that a host's coming ones are found in order. */
    starts_at: moment("starts_at").notNull(),
    asked_at: moment("asked_at").notNull(),
    answered_at: moment("answered_at"),
    /** The merged event that named it, while it stands behind this one. */
    merged_from: text("merged_from"),
    /** Before the merge; null where it was not named. */
    state_before: text("state_before", { enum: HOST_STATES }),
  },
  (t) => [
    primaryKey({ columns: [t.event_id, t.organizer_id] }),
    index("event_hosts_of_organizer").on(t.organizer_id, t.state, t.starts_at),
  ],
);

/** Holds by the events' marks when a calendar is fetched, removed or added again: see app/domain/likeness/pairs.ts. */
export const eventPairs = sqliteTable(
  "event_pairs",
  {
    /** The lesser; both marks are the same where both events read the same. */
    first_mark: text("first_mark").notNull(),
    second_mark: text("second_mark").notNull(),
    first_organizer_id: belongsTo("first_organizer_id", () => organizers.id),
    second_organizer_id: belongsTo("second_organizer_id", () => organizers.id),
    /** `proposed`: one of two organizers calls them the same, and the other has not agreed. */
    state: text("state", { enum: PAIR_STATES }).notNull(),
    /** Null where rules merged it. */
    by_organizer_id: text("by_organizer_id"),
    user_id: text("user_id").references(() => users.id, { onDelete: "set null" }),
    /** Nobody has looked at it. */
    is_automatic: integer("is_automatic", { mode: "boolean" }).notNull().default(false),
    /** Of its latest event; the decision is deleted long after. */
    starts_at: moment("starts_at").notNull(),
    decided_at: moment("decided_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.first_mark, t.second_mark] }),
    index("event_pairs_of_first").on(t.first_organizer_id),
    index("event_pairs_of_second").on(t.second_organizer_id),
    check("event_pairs_in_order", sql`${t.first_mark} <= ${t.second_mark}`),
  ],
);

/** Nothing says who visitors are. */
export const eventMismatches = sqliteTable(
  "event_mismatches",
  {
    id: text("id").primaryKey(),
    event_id: belongsTo("event_id", () => events.id),
    organizer_id: belongsTo("organizer_id", () => organizers.id),
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
  ],
);
