import type { RunReport } from "~/domain/calendars/run-report";
import { refuse, type Result } from "~/domain/result";
import type { CalendarDeps } from "./calendar-deps";
import { syncCalendar, type SyncRefusal } from "./sync-calendar";

export type SyncNowRefusal = SyncRefusal | "too_long";

/** How long somebody is kept waiting. */
export const SYNC_NOW_MS = 30_000;

interface Deps extends CalendarDeps {
  waitUntil(work: Promise<unknown>): void;
}

/** Runs a calendar while somebody waits. What takes longer than they may be kept waiting goes on without them. */
export async function syncNow(syncId: string, deps: Deps, patience = SYNC_NOW_MS): Promise<Result<RunReport, SyncNowRefusal>> {
  const run = syncCalendar({ syncId, trigger: "manual" }, deps);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const outOfPatience = new Promise<{ ok: false; problem: "too_long" }>((resolve) => {
    timer = setTimeout(() => resolve(refuse("too_long")), patience);
  });
  try {
    const first = await Promise.race([run, outOfPatience]);
    if (!first.ok && first.problem === "too_long") deps.waitUntil(run);
    return first;
  } finally {
    clearTimeout(timer);
  }
}
