import { desc, eq, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { calendarRuns, RUNS_KEPT } from "#db/schema";
import type { RunReport, RunTrigger } from "~/domain/calendars/run-report";

export type CalendarRunRow = typeof calendarRuns.$inferSelect;

/** The last runs of a calendar, newest first. */
export const listRuns = (db: Database, syncId: string): Promise<CalendarRunRow[]> =>
  db.select().from(calendarRuns).where(eq(calendarRuns.sync_id, syncId)).orderBy(desc(calendarRuns.number)).limit(RUNS_KEPT);

export interface NewRun {
  syncId: string;
  /** Counts from 1. */
  number: number;
  trigger: RunTrigger;
  startedAt: Date;
  report: RunReport;
}

/** Statement: writes a run down in the place of the oldest one, unless another run of this number was. */
export function recordRun(db: Database, { syncId, number, trigger, startedAt, report }: NewRun) {
  const row = { sync_id: syncId, slot: number % RUNS_KEPT, number, trigger, started_at: startedAt, ...report };
  const { sync_id: _sync, slot: _slot, ...kept } = row;
  return db
    .insert(calendarRuns)
    .values(row)
    .onConflictDoUpdate({
      target: [calendarRuns.sync_id, calendarRuns.slot],
      set: kept,
      setWhere: sql`${calendarRuns.number} < excluded.number`,
    });
}
