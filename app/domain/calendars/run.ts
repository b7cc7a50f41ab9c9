import { unixSeconds } from "~/domain/time/unix-time";
import type { SkipReason } from "./reader/read-calendar";

/**
 * Why a calendar could not be fetched. `web_page` is HTML where a calendar should be, such as a sign-in page;
 * `not_found` is 404 or 410, `refused` any other 4xx.
 */
const FEED_PROBLEMS = [
  "bad_address",
  "private_address",
  "too_many_redirects",
  "unreachable",
  "timed_out",
  "too_big",
  "not_found",
  "refused",
  "server_error",
  "web_page",
  "not_a_calendar",
] as const;

export type FeedProblem = (typeof FEED_PROBLEMS)[number];

/** Why the guard holds removals back: a calendar that is suddenly empty, much smaller, or cut off in its middle. */
const HOLD_REASONS = ["emptied", "shrunk", "cut_off"] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** What can be wrong with a calendar after a run. `internal` is a fault of ours. */
export const CALENDAR_PROBLEMS = [...FEED_PROBLEMS, ...HOLD_REASONS, "internal"] as const;
export type CalendarProblem = (typeof CALENDAR_PROBLEMS)[number];

export const RUN_TRIGGERS = ["cron", "manual", "first"] as const;
export type RunTrigger = (typeof RUN_TRIGGERS)[number];

/** `held`: everything was done but for removals, which wait for a second run that shows the same. */
export const RUN_OUTCOMES = ["changed", "unchanged", "held", "failed"] as const;
type RunOutcome = (typeof RUN_OUTCOMES)[number];

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

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How often the cron looks: wrangler.toml. */
const SHORTEST = 15 * MINUTE;
const LONGEST = DAY;
const USUAL = HOUR;

/** How long a run that was put into the queue keeps others away. */
const LEASE = 30 * MINUTE;

/** A run that would be due just after this look at the clock is not left for the next one. */
export const DUE_SLACK_SECONDS = 60;

const DAYS_UNTIL_WARNING = 7;

/** Unix seconds, as everything here. */
export const leaseUntil = (now: Date) => unixSeconds(now) + LEASE;

/** As often as the feed wishes, in bounds; hourly where it has no wish. */
const intervalOf = (refreshSeconds: number | null) => Math.min(LONGEST, Math.max(SHORTEST, refreshSeconds ?? USUAL));

export const dueAfterSuccess = (now: Date, refreshSeconds: number | null) =>
  unixSeconds(now) + intervalOf(refreshSeconds);

/** After the first failure as usual, then twice as long each time, up to a day. `failures` counts this one. */
export const dueAfterFailure = (now: Date, refreshSeconds: number | null, failures: number) =>
  unixSeconds(now) + Math.min(LONGEST, intervalOf(refreshSeconds) * 2 ** Math.min(10, failures - 1));

/** Removals that are held back are looked at again after an hour, however rarely the feed wants to be read. */
export const dueAfterHold = (now: Date, refreshSeconds: number | null) =>
  unixSeconds(now) + Math.min(HOUR, intervalOf(refreshSeconds));

/** Whether it is time to write to the organizer: no success for a week. `since` is the last one, else the calendar's beginning. */
export const isLongWithoutSuccess = (since: Date, now: Date) =>
  now.getTime() - since.getTime() >= DAYS_UNTIL_WARNING * DAY * 1000;
