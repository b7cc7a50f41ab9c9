import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { LocalChange } from "../../app/domain/calendars/local-changes";
import { EVENT_ACTS, WHOLE_ACTS } from "../../app/domain/events/history";
import type { LeftEvent, SeveralAct, StepColumns } from "../../app/domain/events/several";
import type { StateBefore } from "../../app/domain/events/types";
import { users } from "./accounts";
import { belongsTo, createdAt, moment } from "./columns";
import type { ChangedEvent } from "./events";
import { letterReaders } from "./letters";
import { organizers } from "./organizers";

/** As it was, for undoing a state, a step over several events, or an intake. */
export type Undo =
  | {
      of: "states";
      states: StateBefore[];
      /** Set on an imported event and all with its UID. */ local: LocalChange[] | null;
    }
  | {
      of: "step";
      act: SeveralAct;
      events: { event_id: string; title: string; before: StepColumns; version: number }[];
      /** Chosen and not changed; after undoing those that stay as the step made them. */
      left: LeftEvent[];
    }
  | { of: "intake"; events: ChangedEvent[] };

/** A press may be about several of its series: docs/decisions/0052-history.md. */
export const eventHistory = sqliteTable(
  "event_history",
  {
    id: text("id").primaryKey(),
    organizer_id: belongsTo("organizer_id", () => organizers.id),
    /** May be in the bin; the press itself, of several events or an intake. */
    event_id: text("event_id").notNull(),
    series_id: text("series_id"),
    user_id: text("user_id").references(() => users.id, { onDelete: "set null" }),
    act: text("act", { enum: [...EVENT_ACTS, ...WHOLE_ACTS] }).notNull(),
    count: integer("count").notNull(),
    /** JSON of the changed columns; what is missing was null. */
    before: text("before").notNull().default("{}"),
    after: text("after").notNull().default("{}"),
    /** Until the night after its hour. */
    undo: text("undo", { mode: "json" }).$type<Undo>(),
    /** Null where it was undone, or never can be. */
    undo_until: moment("undo_until"),
    done_at: moment("done_at").notNull(),
  },
  (t) => [
    index("event_history_of_event").on(t.event_id, t.done_at),
    index("event_history_of_series").on(t.series_id, t.done_at),
    index("event_history_of_organizer").on(t.organizer_id),
    index("event_history_by_time").on(t.done_at),
    index("event_history_undoable")
      .on(t.organizer_id, t.done_at)
      .where(sql`${t.undo} is not null`),
  ],
);

/** A press that can be undone for a while: docs/decisions/0050-the-bin.md. */
export const eventDeletions = sqliteTable(
  "event_deletions",
  {
    id: text("id").primaryKey(),
    organizer_id: belongsTo("organizer_id", () => organizers.id),
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
    deletion_id: belongsTo("deletion_id", () => eventDeletions.id),
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
    event_id: belongsTo("event_id", () => deletedEvents.id),
    user_id: belongsTo("user_id", () => users.id),
    created_at: createdAt(),
    known_start: moment("known_start"),
    known_place: text("known_place"),
  },
  (t) => [primaryKey({ columns: [t.event_id, t.user_id] }), index("deleted_favorites_of_user").on(t.user_id)],
);

export const deletedLetterEvents = sqliteTable(
  "deleted_letter_events",
  {
    event_id: belongsTo("event_id", () => deletedEvents.id),
    reader_id: belongsTo("reader_id", () => letterReaders.id),
    known_start: moment("known_start"),
    known_place: text("known_place"),
  },
  (t) => [primaryKey({ columns: [t.event_id, t.reader_id] }), index("deleted_letter_events_of_reader").on(t.reader_id)],
);
