import { updateCalendar } from "#db/queries/calendars/calendars";
import { type CalendarToImport, findCalendarToImport, putOff } from "#db/queries/calendars/import-state";
import { dueAfterLook, type RunReport, type RunTrigger } from "~/domain/calendars/run";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { withinTime } from "~/domain/time/within-time";
import { refuse, type Result, succeed } from "~/domain/values";
import { logError } from "~/gateways/log";
import type { Given } from "~/models/site/given";
import type { CalendarDeps } from "./deps";
import { importSource } from "./import-feed";
import { lookAtWebsite } from "./look";
import { readSource, type SourceAnswer } from "./read-source";
import { emptyReport, endFailed, endUnchanged, type Run } from "./run";

interface SyncTarget {
  syncId: string;
  trigger: RunTrigger;
  /** A queued run's `due_at` of the calendar. */
  lease?: number;
  isSaidYes?: boolean;
}

/** `gone`: no such calendar; `busy`: another run came first. */
export type SyncProblem = { kind: "gone" } | { kind: "busy" };

/** Problems with the feed are in the report. Safe to repeat. A server that asked to be left alone is not asked. */
export async function syncCalendar(
  { syncId, trigger, lease, isSaidYes = false }: SyncTarget,
  deps: CalendarDeps,
): Promise<Result<RunReport, SyncProblem>> {
  const found = await findCalendarToImport(deps.db, syncId, deps.now);
  if (!found) return refuse({ kind: "gone" });
  const { calendar, organizer } = found;
  const isDue = calendar.due_at === lease && (calendar.sync_enabled || calendar.unconfirmed === "looked_at");
  if (lease !== undefined && !isDue) return refuse({ kind: "busy" });
  if (calendar.busy_until !== null && calendar.busy_until > unixSeconds(deps.now)) {
    await putOff(deps.db, calendar);
    return succeed({ ...emptyReport, outcome: "failed", problem: "busy_server" });
  }
  if (calendar.unconfirmed !== null && organizer.is_visible === 0) {
    await updateCalendar(deps.db, organizer.id, syncId, { due_at: dueAfterLook(deps.now, Math.random()) });
    return refuse({ kind: "gone" });
  }
  const run = { ...runOf(found, trigger), isSaidYes };
  const work = calendar.unconfirmed === "looked_at" ? lookAtWebsite : perform;
  const report = await work(run, deps).catch((error: unknown) => {
    logError("calendar_run_failed", error, { sync_id: syncId });
    return endFailed(run, { problem: "internal", detail: null }, deps);
  });
  return report ? succeed(report) : refuse({ kind: "busy" });
}

const runOf = (found: CalendarToImport, trigger: RunTrigger): Run => {
  const { id: syncId, runs, local_edits: localEdits } = found.calendar;
  return { ...found, trigger, guard: { syncId, runs, localEdits }, adapter: null };
};

/** After so many changes by somebody while a run writes, the next run, due at once, goes on. */
const MOST_WRITES = 3;

/** Null where another run came first; writes anew where somebody changes an event meanwhile. */
async function perform(run: Run, deps: CalendarDeps): Promise<RunReport | null> {
  const source = await readSource(run, knownCopy(run, deps.now), deps);
  let current = run;
  for (let write = 0; write < MOST_WRITES; write++) {
    const report = await conclude(current, source, deps);
    if (report) return report;
    const found = await findCalendarToImport(deps.db, run.guard.syncId, deps.now);
    if (found?.calendar.runs !== run.guard.runs) return null;
    current = { ...run, ...runOf(found, run.trigger) };
  }
  return null;
}

/** Null where this is not the current run any more. */
function conclude(run: Run, source: SourceAnswer, deps: CalendarDeps): Promise<RunReport | null> {
  switch (source.kind) {
    case "failed":
      return endFailed({ ...run, adapter: source.adapter }, source, deps);
    case "unchanged":
      return endUnchanged(run, deps);
    case "read":
      return importSource({ ...run, adapter: source.adapter }, source, deps);
  }
}

/** Null unless the last run was complete and no event has crossed the horizon since. */
function knownCopy({ calendar, lastRun }: CalendarToImport, now: Date) {
  const { etag, last_modified, copy_good_until, problem } = calendar;
  const isGood = problem === null && lastRun !== null && (copy_good_until ?? 0) > unixSeconds(now);
  return isGood && (etag ?? last_modified) !== null ? { etag, last_modified } : null;
}

/** `stillRunning`: the run goes on, and nobody waits any longer. */
export type SyncNowProblem = SyncProblem | { kind: "stillRunning" };

/** A person is kept waiting so long. */
export const SYNC_NOW_MS = 30_000;

/** A longer run continues in the background. */
export async function syncNow(
  syncId: string,
  deps: CalendarDeps & Given<"waitUntil">,
  patience = SYNC_NOW_MS,
): Promise<Result<RunReport, SyncNowProblem>> {
  const run = syncCalendar({ syncId, trigger: "manual" }, deps);
  return withinTime(patience, run, () => {
    deps.waitUntil(run);
    return refuse({ kind: "stillRunning" });
  });
}
