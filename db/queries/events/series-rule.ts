import { sql } from "drizzle-orm";
import type { RecurrencePattern } from "~/domain/events/recurrence";

/** The rule of an event's series; all null outside one. Days as YYYY-MM-DD. */
export interface SeriesRuleRow {
  series_pattern: RecurrencePattern | null;
  series_until: string | null;
  /** The day the rule counts from. */
  series_first_day: string | null;
  /** The day the rule put the event on. */
  series_day: string | null;
}

/** For `e` (an event) and `r` (its series, where it has one): every column of SeriesRuleRow. */
export const seriesRuleColumns = sql.raw(
  "r.pattern as series_pattern, r.until as series_until, r.first_day as series_first_day, e.series_day",
);
