import { sql } from "drizzle-orm";
import { check, index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { LocalValues } from "../../app/domain/calendars/local-changes";
import { EVENT_DETAILS } from "../../app/domain/events/details";
import { RECURRENCE_PATTERNS } from "../../app/domain/events/repetition";
import type { SeriesDetails } from "../../app/domain/events/series-details";
import { EVENT_STATES, EVENT_TYPES, REGISTRATIONS, type StateColumns } from "../../app/domain/events/types";
import type { FactValues } from "../../app/domain/facts/facts";
import type { TextLanguage } from "../../app/domain/site/text-languages";
import { calendarSyncs } from "./calendars";
import { belongsTo, createdAt, moment, version } from "./columns";
import { organizers } from "./organizers";

/** Occurrences are rows of `events`. */
export const eventSeries = sqliteTable(
  "event_series",
  {
    id: text("id").primaryKey(),
    organizer_id: belongsTo("organizer_id", () => organizers.id),
    pattern: text("pattern", { enum: RECURRENCE_PATTERNS }).notNull(),
    /** What the pattern needs, and days to skip. */
    details: text("details", { mode: "json" }).$type<SeriesDetails>(),
    /** The cron makes dates a year ahead, up to `until`. */
    endless: integer("endless", { mode: "boolean" }).notNull().default(false),
    /** Last possible day, YYYY-MM-DD in Norwegian time. */
    until: text("until").notNull(),
    /** YYYY-MM-DD; with the rule it shows which days were left out. */
    first_day: text("first_day"),
    /** Shared with its events. */
    version: version(),
    created_at: createdAt(),
    /** Its own or its events' last change, kept by a trigger. */
    updated_at: moment("updated_at"),
  },
  (t) => [
    index("event_series_by_organizer").on(t.organizer_id),
    index("event_series_endless")
      .on(t.until)
      .where(sql`${t.endless} = 1`),
  ],
);

/**
 * `seq` is internal. `sort_key` orders by time and is the search entry's row id, so that a search walks forward in
 * time: docs/decisions/0002-search-index.md.
 */
export const events = sqliteTable(
  "events",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    id: text("id").notNull().unique(),
    organizer_id: belongsTo("organizer_id", () => organizers.id),
    title: text("title").notNull(),
    description: text("description").notNull().default(""),
    event_type: text("event_type", { enum: EVENT_TYPES }).notNull().default("other"),
    start_time: moment("start_time").notNull(),
    end_time: moment("end_time"),
    all_day: integer("all_day", { mode: "boolean" }).notNull().default(false),
    location_name: text("location_name"),
    location_address: text("location_address"),
    city: text("city"),
    country: text("country").notNull().default("Norge"),
    lat: real("lat"),
    lng: real("lng"),
    speaker_band: text("speaker_band"),
    external_url: text("external_url"),
    image_url: text("image_url"),
    /** What it shows, in words; null without an image or words. */
    image_alt: text("image_alt"),
    tags: text("tags", { mode: "json" })
      .$type<string[]>()
      .notNull()
      .default(sql`'[]'`),
    series_id: text("series_id").references(() => eventSeries.id, { onDelete: "set null" }),
    /** YYYY-MM-DD as its series gave it, even where it was moved. */
    series_day: text("series_day"),
    /** Changed by hand since its series made it. */
    is_exception: integer("is_exception", { mode: "boolean" }).notNull().default(false),
    google_calendar_id: text("google_calendar_id"),
    google_calendar_sync_id: text("google_calendar_sync_id").references(() => calendarSyncs.id, {
      onDelete: "cascade",
    }),
    /** UID and recurrence id of an imported event. */
    google_event_id: text("google_event_id"),
    /** See app/domain/calendars/imported-event.ts. */
    import_fingerprint: text("import_fingerprint"),
    /** Removed when a later complete run does not find it either. */
    missing_since: moment("missing_since"),
    /** Only of fields changed here. */
    source_values: text("source_values", { mode: "json" }).$type<Partial<LocalValues>>(),
    /** Folded title, description, tags and place: see app/domain/search/words.ts. */
    search_text: text("search_text").notNull(),
    /** Type and grid cells: see app/domain/search/facets.ts. */
    facets: text("facets").notNull(),
    /** Its own, without its organizer's: see app/domain/facts/facts.ts. */
    facts: text("facts", { mode: "json" })
      .$type<FactValues>()
      .notNull()
      .default(sql`'{}'`),
    /** See factFacets() in app/domain/search/fact-facets.ts. */
    fact_facets: text("fact_facets").notNull().default("{}"),
    sort_key: integer("sort_key")
      .notNull()
      .generatedAlwaysAs(sql`(start_time * 1000000 + seq % 1000000)`, { mode: "virtual" }),
    /** A series' events share one count; imports don't change it. */
    version: version(),
    /** Null where it is public. */
    public_from: moment("public_from"),
    /** As its organizer wishes; null at once. A later `public_from` holds it for the organizer's first day. */
    publish_at: moment("publish_at"),
    /**
     * The event shown instead, with this one's organizer and link: docs/features/like-events.md. Triggers empty it where
     * that is deleted, hidden, moved, or changed by another organizer.
     */
    merged_into: text("merged_into"),
    created_at: createdAt(),
    updated_at: moment("updated_at"),
    /** See app/domain/events/state.ts. */
    state: text("state", { enum: EVENT_STATES }).notNull().default("planned"),
    state_reason: text("state_reason"),
    /** Before a move; null without one. */
    previous_start_time: moment("previous_start_time"),
    previous_location: text("previous_location"),
    registration: text("registration", { enum: REGISTRATIONS }).notNull().default("none"),
    /** Null where it is the organizer's. */
    text_language: text("text_language").$type<TextLanguage>(),
    /** All null without a second text: docs/features/texts-in-two-languages.md. */
    other_language: text("other_language").$type<TextLanguage>(),
    other_title: text("other_title"),
    other_description: text("other_description"),
    /** The series' id, or calendar and UID of imported events; null for one alone. */
    run_key: text("run_key").generatedAlwaysAs(
      sql`(coalesce(series_id, google_calendar_sync_id || '#' || coalesce(nullif(rtrim(rtrim(google_event_id, replace(google_event_id, '#', '')), '#'), ''), google_event_id)))`,
      { mode: "virtual" },
    ),
    /** Start of the date before it in its regular series: docs/features/regular-series.md. */
    follows: integer("follows"),
    /** See app/domain/search/fold.ts; null outside a regular series. */
    rhythm: integer("rhythm"),
  },
  (t) => [
    uniqueIndex("events_in_time").on(t.sort_key),
    index("events_of_organizer").on(t.organizer_id, t.start_time),
    index("events_outside_series")
      .on(t.organizer_id, t.start_time)
      .where(sql`${t.series_id} is null`),
    index("events_of_series").on(t.series_id, t.start_time),
    index("events_of_run")
      .on(t.run_key, t.start_time)
      .where(sql`${t.run_key} is not null`),
    uniqueIndex("events_imported_once").on(t.google_calendar_sync_id, t.google_event_id),
    index("events_of_calendar")
      .on(t.google_calendar_sync_id, t.start_time)
      .where(sql`${t.google_calendar_sync_id} is not null`),
    index("events_missing")
      .on(t.google_calendar_sync_id, t.start_time)
      .where(sql`${t.missing_since} is not null`),
    index("events_held")
      .on(t.organizer_id, t.public_from)
      .where(sql`${t.public_from} is not null`),
    index("events_merged_into")
      .on(t.merged_into)
      .where(sql`${t.merged_into} is not null`),
    index("events_otherwise")
      .on(t.start_time)
      .where(sql`${t.state} in ('cancelled', 'postponed', 'moved')`),
    index("events_merged_of")
      .on(t.organizer_id, t.start_time)
      .where(sql`${t.merged_into} is not null`),
    // Tells whether a visible event uses an image, without reading the event.
    index("events_by_picture")
      .on(t.image_url, t.public_from, t.merged_into, t.id, t.organizer_id)
      .where(sql`${t.image_url} is not null`),
    check("events_title_present", sql`length(trim(${t.title})) > 0`),
    check("events_end_after_start", sql`${t.end_time} is null or ${t.end_time} >= ${t.start_time}`),
    check("events_position", sql`(${t.lat} is null) = (${t.lng} is null)`),
    check("events_lat", sql`${t.lat} between -90 and 90`),
    check("events_lng", sql`${t.lng} between -180 and 180`),
    check("events_tags", sql`json_valid(${t.tags}) and json_type(${t.tags}) = 'array'`),
  ],
);

/** One row a series with two or more visible dates, so that a card or a page reads one row. */
export const eventRuns = sqliteTable("event_runs", {
  run_key: text("run_key").primaryKey(),
  /** JSON: [[id, start, part, all_day, state, title, location_name, registration], …], soonest first. */
  dates: text("dates").notNull().default("[]"),
  /** JSON: [start * 1000 + part, …]; a part's dates have the same words and place. */
  times: text("times").notNull().default("[]"),
});

/** Shared by events created together. */
export const SHARED_COLUMNS = [
  ...EVENT_DETAILS,
  "organizer_id",
  "image_url",
  "all_day",
  "series_id",
  "search_text",
  "facets",
  "fact_facets",
] as const;

export type SharedEventColumns = Required<Pick<typeof events.$inferInsert, (typeof SHARED_COLUMNS)[number]>>;

/** Unix seconds; `series_day` is YYYY-MM-DD, null outside a series. */
export interface OccurrenceTimes {
  id: string;
  start_time: number;
  end_time: number | null;
  series_day: string | null;
}

/** Those a form can change, and those derived from them. */
export interface ChangedEvent
  extends
    OccurrenceTimes,
    Omit<SharedEventColumns, "organizer_id" | "series_id">,
    Partial<Pick<StateColumns, "state" | "previous_start_time" | "previous_location">> {
  is_exception: boolean;
}
