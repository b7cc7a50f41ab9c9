import { type SQL, sql } from "drizzle-orm";
import { unixSeconds } from "~/domain/time/days-and-moments";

/**
 * Later than the last change, its series' too: calendars count changes by it (docs/features/calendar-files.md).
 */
export const laterChange = (table: "events" | "event_series", now: Date): SQL =>
  table === "event_series"
    ? sql`max(${unixSeconds(now)}, coalesce(updated_at, created_at) + 1)`
    : sql`max(${unixSeconds(now)}, coalesce(events.updated_at, events.created_at) + 1, coalesce(
        (select coalesce(s.updated_at, s.created_at) + 1 from event_series s where s.id = events.series_id), 0))`;

/** Changes of these are not shown to who reads an event. */
const UNSEEN: readonly string[] = [
  "id",
  "series_day",
  "is_exception",
  "google_calendar_id",
  "google_event_id",
  "import_fingerprint",
  "source_values",
  "search_text",
  "facets",
  "fact_facets",
];

/** `updated_at` set from `w`, the new row as JSON; unchanged where no column that people see changes. */
export function changedWith(columns: readonly string[], now: Date): SQL {
  const changes = columns
    .filter((column) => !UNSEEN.includes(column))
    .map((column) => `events.${column} is not w.value->>'${column}'`);
  return sql`iif(${sql.raw(changes.join(" or "))}, ${laterChange("events", now)}, events.updated_at)`;
}
