import type { RunReport, RunTrigger } from "~/domain/calendars/run-report";
import { refuse, type Result } from "~/domain/result";
import type { CalendarDeps } from "./calendar-deps";

export interface SyncWish {
  syncId: string;
  trigger: RunTrigger;
  /** For a run from the queue: the time that the calendar's `due_at` was moved on to when the run was queued. */
  lease?: number;
}

/** `gone`: there is no such calendar (any more). `taken`: another run of it came first. */
export type SyncRefusal = "gone" | "taken";

/** Fetches a calendar and brings its events up to date. Whatever is wrong with the feed is a report, not a refusal. */
export async function syncCalendar(_wish: SyncWish, _deps: CalendarDeps): Promise<Result<RunReport, SyncRefusal>> {
  return refuse("gone");
}
