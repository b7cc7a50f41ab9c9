import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { HOST_PARTS, HOST_STATES } from "../../app/domain/events/hosts";
import { moment } from "./columns";
import { events } from "./events";
import { organizers } from "./organizers";

/**
 * Triggers keep `starts_at`, ask anew when the title changes, and let a merged event's hosts go along:
 * docs/decisions/0045-several-hosts.md.
 */
export const eventHosts = sqliteTable(
  "event_hosts",
  {
    event_id: text("event_id")
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    organizer_id: text("organizer_id")
      .notNull()
      .references(() => organizers.id, { onDelete: "cascade" }),
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
