import { and, asc, eq, lt, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { laterChange } from "#db/queries/changed-at";
import { eventSeries } from "#db/schema";

/** Not made up to a day (YYYY-MM-DD); those that reach least first. */
export async function listSeriesToContinue(db: Database, day: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: eventSeries.id })
    .from(eventSeries)
    .where(and(sql`${eventSeries.endless} = 1`, lt(eventSeries.until, day)))
    .orderBy(asc(eventSeries.until))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Raises no version, which only people do, and counts as a change only where dates were added. */
export const continueSeries = (
  db: Database,
  id: string,
  change: { until?: string; endless?: boolean },
  { hasNewDates, now }: { hasNewDates: boolean; now: Date },
) =>
  db
    .update(eventSeries)
    .set({ ...change, ...(hasNewDates && { updated_at: laterChange("event_series", now) }) })
    .where(eq(eventSeries.id, id));
