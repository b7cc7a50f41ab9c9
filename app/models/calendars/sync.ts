import { type CalendarToImport, findCalendarToImport } from "#db/queries/calendars/import-state";
import type { RunReport, RunTrigger } from "~/domain/calendars/run";
import { refuse, type Result, succeed } from "~/domain/result";
import { unixSeconds } from "~/domain/time/unix-time";
import { logError } from "~/gateways/log";
import type { CalendarDeps } from "./deps";
import { importFeed } from "./import-feed";
import { endFailed, endUnchanged, type Run } from "./run";

interface SyncWish {
  syncId: string;
  trigger: RunTrigger;
  /** For a run from the queue: the time that the calendar's `due_at` was moved on to when the run was queued. */
  lease?: number;
}

/** `gone`: there is no such calendar (any more). `busy`: another run of it came first. */
export type SyncProblem = { kind: "gone" } | { kind: "busy" };

/**
 * Fetches a calendar and brings its events up to date. Whatever is wrong with the feed is a report, not a refusal. May
 * be broken off anywhere and run again: the end is the same.
 */
export async function syncCalendar(
  { syncId, trigger, lease }: SyncWish,
  deps: CalendarDeps,
): Promise<Result<RunReport, SyncProblem>> {
  const found = await findCalendarToImport(deps.db, syncId);
  if (!found) return refuse({ kind: "gone" });
  const { calendar } = found;
  if (lease !== undefined && (calendar.due_at !== lease || !calendar.sync_enabled)) return refuse({ kind: "busy" });
  const run: Run = { ...found, trigger, guard: { syncId, runs: calendar.runs } };
  const report = await perform(run, deps).catch((error: unknown) => {
    logError("calendar_run_failed", error, { sync_id: syncId });
    return endFailed(run, { problem: "internal", detail: null }, deps);
  });
  return report ? succeed(report) : refuse({ kind: "busy" });
}

/** Null where another run came first. */
async function perform(run: Run, deps: CalendarDeps): Promise<RunReport | null> {
  const answer = await deps.feeds.fetchFeed(run.calendar.calendar_url, knownCopy(run, deps.now));
  switch (answer.kind) {
    case "failed":
      return endFailed(run, answer, deps);
    case "unchanged":
      return endUnchanged(run, deps);
    case "body":
      return importFeed(run, answer, deps);
  }
}

/**
 * The copy whose events are all imported: there is one only after a run that left nothing undone, and only until its
 * next event comes over the horizon.
 */
function knownCopy({ calendar, lastRun }: CalendarToImport, now: Date) {
  const { etag, last_modified, copy_good_until, problem } = calendar;
  const isGood = problem === null && lastRun !== null && (copy_good_until ?? 0) > unixSeconds(now);
  return isGood && (etag ?? last_modified) !== null ? { etag, last_modified } : null;
}

/** `stillRunning`: nobody waits longer for the run, which goes on. */
export type SyncNowProblem = SyncProblem | { kind: "stillRunning" };

/** How long somebody is kept waiting. */
export const SYNC_NOW_MS = 30_000;

interface Deps extends CalendarDeps {
  waitUntil(work: Promise<unknown>): void;
}

/** Runs a calendar while somebody waits. What takes longer than they may be kept waiting goes on without them. */
export async function syncNow(
  syncId: string,
  deps: Deps,
  patience = SYNC_NOW_MS,
): Promise<Result<RunReport, SyncNowProblem>> {
  const run = syncCalendar({ syncId, trigger: "manual" }, deps);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const outOfPatience = new Promise<Result<never, { kind: "stillRunning" }>>((resolve) => {
    timer = setTimeout(() => resolve(refuse({ kind: "stillRunning" })), patience);
  });
  try {
    const first = await Promise.race([run, outOfPatience]);
    if (!first.ok && first.problem.kind === "stillRunning") deps.waitUntil(run);
    return first;
  } finally {
    clearTimeout(timer);
  }
}
