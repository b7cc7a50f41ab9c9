import { alias } from "drizzle-orm/sqlite-core";
import { type Database, orNull, type Row, selectRows, valuesOf } from "#db/client";
import { e } from "#db/queries/aliases";
import { eventSeries } from "#db/schema";
import { pickFields } from "~/domain/values";

const r = alias(eventSeries, "r");

/** For `e` and `r` (its series). All null outside one; days as YYYY-MM-DD. */
export const SERIES_RULE = {
  series_pattern: orNull(r.pattern),
  /** As JSON. */
  series_details: orNull(r.details),
  series_until: orNull(r.until),
  series_endless: orNull(r.endless),
  series_first_day: r.first_day,
  series_day: e.series_day,
};

export type SeriesRuleRow = Row<typeof SERIES_RULE>;

const SERIES = pickFields(r, ["id", "pattern", "details", "first_day", "created_at", "updated_at"]);

export type SeriesWithRule = Row<typeof SERIES>;

export async function findSeriesRules(
  db: Database,
  rows: readonly { series_id: string | null }[],
): Promise<SeriesWithRule[]> {
  const ids = [...new Set(rows.flatMap(({ series_id }) => series_id ?? []))];
  if (ids.length === 0) return [];
  return selectRows(db, SERIES)`from event_series r where r.id in ${valuesOf(ids)}`;
}
