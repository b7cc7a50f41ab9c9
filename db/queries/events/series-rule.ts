import { alias } from "drizzle-orm/sqlite-core";
import { e } from "#db/queries/aliases";
import { orNull, type Row } from "#db/rows";
import { eventSeries } from "#db/schema";

const r = alias(eventSeries, "r");

/** The rule of an event's series: for `e` (an event) and `r` (its series). All null outside one; days as YYYY-MM-DD. */
export const SERIES_RULE = {
  series_pattern: orNull(r.pattern),
  series_until: orNull(r.until),
  /** The day that the rule counts from. */
  series_first_day: r.first_day,
  /** The day that the rule gave the event. */
  series_day: e.series_day,
};

export type SeriesRuleRow = Row<typeof SERIES_RULE>;
