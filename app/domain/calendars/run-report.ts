import { FEED_PROBLEMS } from "../feeds/feed-problem";
import type { SkipReason } from "../ical/skipped-event";

/** Why the guard holds removals back: a calendar that is suddenly empty, much smaller, or cut off in its middle. */
export const HOLD_REASONS = ["emptied", "shrunk", "cut_off"] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** What can be wrong with a calendar after a run. `internal` is a fault of ours. */
export const CALENDAR_PROBLEMS = [...FEED_PROBLEMS, ...HOLD_REASONS, "internal"] as const;
export type CalendarProblem = (typeof CALENDAR_PROBLEMS)[number];

export const RUN_TRIGGERS = ["cron", "manual", "first"] as const;
export type RunTrigger = (typeof RUN_TRIGGERS)[number];

/** `held`: everything was done but for removals, which wait for a second run that shows the same. */
export const RUN_OUTCOMES = ["changed", "unchanged", "held", "failed"] as const;
export type RunOutcome = (typeof RUN_OUTCOMES)[number];

/**
 * Why an event of a calendar is not imported: what the reader says, and what we need besides. `busy`: the calendar is
 * shared without its titles; `removed`: deleted here for good.
 */
export type ImportSkipReason = SkipReason | "no-title" | "private" | "busy" | "removed";

/** Events that were left out for one reason, with the titles of the first of them, or the starts (ISO) of what is without one. */
export interface SkippedGroup {
  reason: ImportSkipReason;
  count: number;
  examples: string[];
}

/** What one run of a calendar did. */
export interface RunReport {
  outcome: RunOutcome;
  /** Set where the outcome is `held` or `failed`. */
  problem: CalendarProblem | null;
  /** For operators; no secrets. */
  detail: string | null;
  events_new: number;
  events_changed: number;
  events_removed: number;
  events_unchanged: number;
  /** Gone from the feed, and kept by the guard for the time being. */
  events_held: number;
  /** Events (VEVENT) in the feed, and how many of them are only past. Zero where there was nothing to read. */
  total_events: number;
  past_skipped: number;
  skipped: SkippedGroup[];
}
