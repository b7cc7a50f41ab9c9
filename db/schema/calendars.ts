import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { CALENDAR_PROBLEMS, RUN_OUTCOMES, RUN_TRIGGERS, type SkippedGroup } from "../../app/domain/calendars/run";
import { EVENT_TYPES } from "../../app/domain/events/types";
import { createdAt, moment, version } from "./columns";
import { organizers } from "./organizers";

/** A calendar feed that an organizer's events are imported from. */
export const calendarSyncs = sqliteTable(
  "calendar_syncs",
  {
    id: text("id").primaryKey(),
    organizer_id: text("organizer_id")
      .notNull()
      .references(() => organizers.id, { onDelete: "cascade" }),
    calendar_name: text("calendar_name").notNull(),
    calendar_url: text("calendar_url").notNull(),
    /** What its events are where their words do not tell; null: "other". */
    default_event_type: text("default_event_type", { enum: EVENT_TYPES }),
    /** Where its events are that name no place; null: nowhere that is known. */
    default_place: text("default_place"),
    sync_enabled: integer("sync_enabled", { mode: "boolean" }).notNull().default(true),
    /** The last run that left nothing undone. */
    last_sync: moment("last_sync"),
    last_attempt_at: moment("last_attempt_at"),
    /** When (unix seconds) the next run is due. Whoever puts the run into the queue moves it on, so that nobody else does: it is the lease. */
    due_at: integer("due_at").notNull().default(0),
    /** How many runs there were: what a run writes counts only if no other one came between. */
    runs: integer("runs").notNull().default(0),
    /** Runs in a row that failed. */
    failures: integer("failures").notNull().default(0),
    /** What was wrong with the last run. */
    problem: text("problem", { enum: CALENDAR_PROBLEMS }),
    /** When the organizer was written to about it. */
    warned_at: moment("warned_at"),
    /** Seconds between two runs that the feed wishes for. */
    refresh_seconds: integer("refresh_seconds"),
    /** What the feed's server said of its last copy, and until when "not changed" can be relied on: see app/domain/calendars/import-limits.ts. */
    etag: text("etag"),
    last_modified: text("last_modified"),
    copy_good_until: integer("copy_good_until"),
    /** Since when (unix seconds) the guard holds removals back, and how many events the feed then showed. */
    held_since: integer("held_since"),
    held_events: integer("held_events"),
    /** Of what its organizer decides; runs leave it alone. */
    version: version(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex("calendar_syncs_once").on(t.organizer_id, t.calendar_url),
    index("calendar_syncs_by_organizer").on(t.organizer_id, t.created_at),
    index("calendar_syncs_due")
      .on(t.due_at)
      .where(sql`${t.sync_enabled} = 1`),
  ],
);

/**
 * Imported events that a superadmin has deleted: they stay deleted whatever the organizer's calendars say, also when
 * the calendar is removed and added anew.
 */
export const removedImports = sqliteTable(
  "removed_imports",
  {
    organizer_id: text("organizer_id")
      .notNull()
      .references(() => organizers.id, { onDelete: "cascade" }),
    /** UID and recurrence id. */
    event_key: text("event_key").notNull(),
    /** By which it is known when its calendar makes up new UIDs. */
    title: text("title").notNull(),
    start_time: moment("start_time").notNull(),
  },
  (t) => [primaryKey({ columns: [t.organizer_id, t.event_key] })],
);

/** How many runs of a calendar are remembered. */
export const RUNS_KEPT = 20;

/** The last runs of each calendar. A run overwrites the one RUNS_KEPT before it: `slot` is `number` modulo that. */
export const calendarRuns = sqliteTable(
  "calendar_runs",
  {
    sync_id: text("sync_id")
      .notNull()
      .references(() => calendarSyncs.id, { onDelete: "cascade" }),
    slot: integer("slot").notNull(),
    /** Counts from 1. */
    number: integer("number").notNull(),
    trigger: text("trigger", { enum: RUN_TRIGGERS }).notNull(),
    started_at: moment("started_at").notNull(),
    outcome: text("outcome", { enum: RUN_OUTCOMES }).notNull(),
    problem: text("problem", { enum: CALENDAR_PROBLEMS }),
    detail: text("detail"),
    events_new: integer("events_new").notNull(),
    events_changed: integer("events_changed").notNull(),
    events_removed: integer("events_removed").notNull(),
    events_unchanged: integer("events_unchanged").notNull(),
    events_held: integer("events_held").notNull(),
    total_events: integer("total_events").notNull(),
    past_skipped: integer("past_skipped").notNull(),
    skipped: text("skipped", { mode: "json" })
      .$type<SkippedGroup[]>()
      .notNull()
      .default(sql`'[]'`),
  },
  (t) => [
    primaryKey({ columns: [t.sync_id, t.slot] }),
    check("calendar_runs_slot", sql`${t.slot} between 0 and ${sql.raw(String(RUNS_KEPT - 1))}`),
  ],
);
