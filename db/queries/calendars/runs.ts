import { desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { calendarRuns, RUNS_KEPT } from "#db/schema";
import type { RunReport, RunTrigger } from "~/domain/calendars/run";
import { unixSeconds } from "~/domain/time/days-and-moments";

/** Its statements do nothing after another run, a change made here, or the calendar's end. */
export interface RunGuard {
  syncId: string;
  /** When this run began: the number of runs, and of changes made here. */
  runs: number;
  localEdits: number;
}

export const isCurrentRun = ({ syncId, runs, localEdits }: RunGuard) =>
  sql`exists (select 1 from calendar_syncs where id = ${syncId} and runs = ${runs} and local_edits = ${localEdits})`;

const { refusals: _refusals, ...counted } = getTableColumns(calendarRuns);

/** Without what it refused one by one. */
export const RUN = counted;

export type CalendarRunRow = Omit<typeof calendarRuns.$inferSelect, "refusals">;

export const listRuns = (db: Database, syncId: string): Promise<CalendarRunRow[]> =>
  db
    .select(RUN)
    .from(calendarRuns)
    .where(eq(calendarRuns.sync_id, syncId))
    .orderBy(desc(calendarRuns.number))
    .limit(RUNS_KEPT);

interface NewRun {
  trigger: RunTrigger;
  startedAt: Date;
  report: RunReport;
}

export function recordRun(db: Database, guard: RunGuard, { trigger, startedAt, report }: NewRun) {
  const number = guard.runs + 1;
  const { problem, detail, outcome, skipped, refusals, ...counts } = report;
  const columns = {
    sync_id: guard.syncId,
    slot: number % RUNS_KEPT,
    number,
    trigger,
    started_at: unixSeconds(startedAt),
    outcome,
    problem,
    detail,
    skipped: JSON.stringify(skipped),
    refusals: JSON.stringify(refusals),
    ...counts,
  };
  const names = Object.keys(columns);
  const values = Object.values(columns).map((value) => sql`${value}`);
  const assignments = names.map((name) => `${name} = excluded.${name}`);
  return db.run(sql`insert into calendar_runs (${sql.raw(names.join(", "))}) select ${sql.join(values, sql`, `)}
    where ${isCurrentRun(guard)}
    on conflict (sync_id, slot) do update set ${sql.raw(assignments.join(", "))}`);
}
