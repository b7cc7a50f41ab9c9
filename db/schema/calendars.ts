import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { RowContent } from "~/domain/review/review-row";
import { ADAPTER_NAMES } from "~/domain/sources/adapter-names";
import { CHANGE_SCOPES, type FieldChanges } from "../../app/domain/calendars/local-changes";
import {
  CALENDAR_PROBLEMS,
  type SourceRefusal,
  RUN_OUTCOMES,
  RUN_TRIGGERS,
  type SkippedGroup,
  SOURCE_KINDS,
  UNCONFIRMED,
} from "../../app/domain/calendars/run";
import { EVENT_TYPES } from "../../app/domain/events/types";
import { belongsTo, createdAt, moment, version } from "./columns";
import { organizers } from "./organizers";

export const calendarSyncs = sqliteTable(
  "calendar_syncs",
  {
    id: text("id").primaryKey(),
    organizer_id: belongsTo("organizer_id", () => organizers.id),
    calendar_name: text("calendar_name").notNull(),
    calendar_url: text("calendar_url").notNull(),
    source_kind: text("source_kind", { enum: SOURCE_KINDS }).notNull().default("feed"),
    /** Events that look private stay out until somebody decides. */
    holds_private: integer("holds_private", { mode: "boolean" }).notNull().default(true),
    /** For events whose words don't decide it; null: "other". */
    default_event_type: text("default_event_type", { enum: EVENT_TYPES }),
    /** For events that name none; null: unknown. */
    default_place: text("default_place"),
    sync_enabled: integer("sync_enabled", { mode: "boolean" }).notNull().default(true),
    /** Only complete runs count. */
    last_sync: moment("last_sync"),
    last_attempt_at: moment("last_attempt_at"),
    /** Unix seconds; the lease: who queues the run raises it, so that nobody else does. */
    due_at: integer("due_at").notNull().default(0),
    /** In its last complete run. */
    coming_events: integer("coming_events").notNull().default(0),
    /** A run's writes count only if no other came between. */
    runs: integer("runs").notNull().default(0),
    /** A run that began before the last change here writes nothing. */
    local_edits: integer("local_edits").notNull().default(0),
    /** In a row. */
    failures: integer("failures").notNull().default(0),
    failing_since: moment("failing_since"),
    problem: text("problem", { enum: CALENDAR_PROBLEMS }),
    warned_at: moment("warned_at"),
    /** Unix seconds; its server asked to be left alone. */
    busy_until: integer("busy_until"),
    /** Seconds between two runs that the feed asks for. */
    refresh_seconds: integer("refresh_seconds"),
    /** Until when "not changed" can be trusted: see app/domain/calendars/events-to-import.ts. */
    etag: text("etag"),
    last_modified: text("last_modified"),
    copy_good_until: integer("copy_good_until"),
    /** Since when (unix seconds) removals are held, and how many events the feed had then. */
    held_since: integer("held_since"),
    held_events: integer("held_events"),
    /** Of the website of a page that nobody kept; null once its congregation has said yes, and of all that it adds. */
    unconfirmed: text("unconfirmed", { enum: UNCONFIRMED }),
    /** Of the organizer's settings, not of runs. */
    version: version(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex("calendar_syncs_once").on(t.organizer_id, t.calendar_url),
    index("calendar_syncs_due")
      .on(t.due_at)
      .where(sql`${t.sync_enabled} = 1`),
    index("calendar_syncs_by_kind").on(t.source_kind, t.coming_events),
    index("calendar_syncs_looks")
      .on(t.due_at)
      .where(sql`${t.unconfirmed} = 'looked_at'`),
    index("calendar_syncs_unconfirmed")
      .on(t.unconfirmed, t.id, t.problem, t.coming_events)
      .where(sql`${t.unconfirmed} is not null`),
    index("calendar_syncs_failing")
      .on(t.failing_since, t.id)
      .where(sql`${t.failing_since} is not null`),
  ],
);

/** Deleted by a superadmin for good, even when the calendar is removed and added again. */
export const removedImports = sqliteTable(
  "removed_imports",
  {
    organizer_id: belongsTo("organizer_id", () => organizers.id),
    /** UID and recurrence id. */
    event_key: text("event_key").notNull(),
    /** Finds the event when its calendar invents new UIDs. */
    title: text("title").notNull(),
    start_time: moment("start_time").notNull(),
  },
  (t) => [primaryKey({ columns: [t.organizer_id, t.event_key] })],
);

/** Every run follows them. */
export const sourceDecisions = sqliteTable(
  "source_decisions",
  {
    sync_id: belongsTo("sync_id", () => calendarSyncs.id),
    /** As in `google_event_id` of `events`; `UID#*` for all dates of an event, future ones too. */
    event_key: text("event_key").notNull(),
    decision: text("decision", { enum: ["take", "leave"] }).notNull(),
    /** As the source said then, or what all dates have in common. */
    claim: text("claim"),
    /** Counts while the source says the same. */
    chosen: text("chosen", { mode: "json" }).$type<RowContent>(),
  },
  (t) => [primaryKey({ columns: [t.sync_id, t.event_key] })],
);

/** They override the source: docs/features/calendars.md. */
export const eventChanges = sqliteTable(
  "event_changes",
  {
    sync_id: belongsTo("sync_id", () => calendarSyncs.id),
    /** `date`: one event. `event`: all with its UID, future ones too. */
    scope: text("scope", { enum: CHANGE_SCOPES }).notNull(),
    /** `google_event_id` of the one, or the UID of all. */
    event_key: text("event_key").notNull(),
    fields: text("fields", { mode: "json" }).$type<FieldChanges>().notNull(),
    changed_at: moment("changed_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.sync_id, t.scope, t.event_key] })],
);

export const RUNS_KEPT = 20;

/** A run overwrites the one RUNS_KEPT before it: `slot` is `number` modulo that. */
export const calendarRuns = sqliteTable(
  "calendar_runs",
  {
    sync_id: belongsTo("sync_id", () => calendarSyncs.id),
    slot: integer("slot").notNull(),
    /** Counts from 1. */
    number: integer("number").notNull(),
    trigger: text("trigger", { enum: RUN_TRIGGERS }).notNull(),
    started_at: moment("started_at").notNull(),
    outcome: text("outcome", { enum: RUN_OUTCOMES }).notNull(),
    problem: text("problem", { enum: CALENDAR_PROBLEMS }),
    detail: text("detail"),
    /** Read it, or would have; null for feeds and ordinary pages. */
    adapter: text("adapter", { enum: ADAPTER_NAMES }),
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
    refusals: text("refusals", { mode: "json" })
      .$type<SourceRefusal[]>()
      .notNull()
      .default(sql`'[]'`),
  },
  (t) => [
    primaryKey({ columns: [t.sync_id, t.slot] }),
    check("calendar_runs_slot", sql`${t.slot} between 0 and ${sql.raw(String(RUNS_KEPT - 1))}`),
  ],
);
