import type { AdapterName } from "~/domain/sources/adapter-names";
import type { NotUnderstoodReason } from "~/domain/sources/understood";
import { unixSeconds } from "~/domain/time/days-and-moments";
import type { CalendarRefusal } from "./reader/components";
import { cutText } from "./reader/html";
import type { SkipReason } from "./reader/read-calendar";

export const SOURCE_KINDS = ["feed", "page"] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** `looked_at`: proposed to superadmins; `published`: one said yes, and its congregation has not. */
export const UNCONFIRMED = ["looked_at", "published"] as const;

/**
 * `web_page`: HTML instead of a calendar; `not_found`: 404 or 410, `busy_server`: 429 or 503, `refused`: other 4xx.
 * `no_events`: a page without events, as one to sign in; `robots`: closed to programs by its owner. `adapter_off`: a
 * service that is not read; `unknown_answer`: one whose answer has an unknown form.
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
  "busy_server",
  "server_error",
  "web_page",
  "not_a_calendar",
  "no_events",
  "robots",
  "adapter_off",
  "unknown_answer",
] as const;

export type FeedProblem = (typeof FEED_PROBLEMS)[number];

export const PROBLEM_OF_REFUSAL = {
  empty: "not_a_calendar",
  html: "web_page",
  "not-a-calendar": "not_a_calendar",
  "too-large": "too_big",
} as const satisfies Record<CalendarRefusal, FeedProblem>;

const HOLD_REASONS = ["emptied", "shrunk", "cut_off"] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** Of a source that only a superadmin said yes to: all of a run waits for another yes. */
const WHOLE_RUN_REASONS = ["elsewhere", "replaced", "many_new"] as const;
export type WholeRunReason = (typeof WHOLE_RUN_REASONS)[number];

/** `awaits_yes`: some of it waits. */
export const AWAITING_YES = [...WHOLE_RUN_REASONS, "awaits_yes"] as const;

/** `internal` is our own fault. */
export const CALENDAR_PROBLEMS = [...FEED_PROBLEMS, ...HOLD_REASONS, ...AWAITING_YES, "internal"] as const;
export type CalendarProblem = (typeof CALENDAR_PROBLEMS)[number];

export const isAwaitingYes = (problem: CalendarProblem | null) => AWAITING_YES.some((one) => one === problem);

export const RUN_TRIGGERS = ["cron", "manual", "first"] as const;
export type RunTrigger = (typeof RUN_TRIGGERS)[number];

/** `held`: done except for removals, which wait for a second run with the same result. */
export const RUN_OUTCOMES = ["changed", "unchanged", "held", "failed"] as const;
type RunOutcome = (typeof RUN_OUTCOMES)[number];

/**
 * `busy`: shared without titles; `removed`: deleted here for good; `unsure`: its time is in doubt; `looks-private`:
 * held until somebody decides; `left-out`: somebody decided so; `awaits-yes`: a superadmin's.
 */
export type ImportSkipReason =
  | SkipReason
  | "no-title"
  | "private"
  | "busy"
  | "removed"
  | "unsure"
  | "looks-private"
  | "left-out"
  | "awaits-yes";

/** `examples` are the first titles, or starts (ISO) of events without one. */
export interface SkippedGroup {
  reason: ImportSkipReason;
  count: number;
  examples: string[];
}

export interface SourceRefusal {
  reason: ImportSkipReason | NotUnderstoodReason;
  title: string | null;
  /** A moment (ISO) or a day (YYYY-MM-DD). */
  start: string | null;
  text: string | null;
  line: number | null;
}

/** Of a run, and the most characters of each text: 20 runs are stored. */
export const MOST_REFUSALS = 100;
const LONGEST_TEXT = 120;

export const sourceRefusal = (reason: SourceRefusal["reason"], known: Partial<SourceRefusal>): SourceRefusal => ({
  reason,
  title: known.title ? cutText(known.title, LONGEST_TEXT) : null,
  start: known.start ?? null,
  text: known.text ? cutText(known.text, LONGEST_TEXT) : null,
  line: known.line ?? null,
});

export interface RunReport {
  outcome: RunOutcome;
  problem: CalendarProblem | null;
  detail: string | null;
  /** The adapter that read it, or would have; null for feeds and for other pages. */
  adapter: AdapterName | null;
  events_new: number;
  events_changed: number;
  events_removed: number;
  events_unchanged: number;
  /** Gone from the feed, but kept by the guard for now. */
  events_held: number;
  /** VEVENTs in the feed, and how many are past; zero where nothing was read. */
  total_events: number;
  past_skipped: number;
  skipped: SkippedGroup[];
  refusals: SourceRefusal[];
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The cron's interval in wrangler.toml. */
const SHORTEST = 15 * MINUTE;
const LONGEST = DAY;
const USUAL = HOUR;
const LONGEST_WAIT = 7 * DAY;

/** Web pages are read once in six hours, and not all at the same time. */
const PAGE_SHORTEST = 6 * HOUR;
const PAGE_SPREAD = HOUR;

export const pageInterval = (random: number) => PAGE_SHORTEST + Math.floor(PAGE_SPREAD * random);

export const leftAloneUntil = (now: Date, retryAfterSeconds: number) =>
  retryAfterSeconds > 0 ? unixSeconds(now) + Math.min(LONGEST_WAIT, retryAfterSeconds) : null;

/** Websites of pages that nobody keeps are asked once a week, and not all at the same time. */
export const dueAfterLook = (now: Date, random: number) => unixSeconds(now) + 7 * DAY + Math.floor(6 * HOUR * random);

const LEASE = 30 * MINUTE;

/**
 * A run due within this is started now, not by the next cron: of thousands of calendars the last is read minutes after
 * the cron, and would else wait for every second one.
 */
export const DUE_SLACK_SECONDS = 7 * MINUTE;

const DAYS_UNTIL_WARNING = 7;

export const leaseUntil = (now: Date) => unixSeconds(now) + LEASE;

const intervalOf = (refreshSeconds: number | null) => Math.min(LONGEST, Math.max(SHORTEST, refreshSeconds ?? USUAL));

export const dueAfterSuccess = (now: Date, refreshSeconds: number | null) =>
  unixSeconds(now) + intervalOf(refreshSeconds);

/** The usual interval, then doubled up to a day, or a week if the server asks; `failures` includes this one. */
export function dueAfterFailure(
  now: Date,
  refreshSeconds: number | null,
  { failures, retryAfterSeconds }: { failures: number; retryAfterSeconds: number },
): number {
  const doubled = Math.min(LONGEST, intervalOf(refreshSeconds) * 2 ** Math.min(10, failures - 1));
  return unixSeconds(now) + Math.max(doubled, Math.min(LONGEST_WAIT, retryAfterSeconds));
}

/** A feed's held removals are checked after an hour, however rarely it asks to be read. */
export const dueAfterHold = (now: Date, refreshSeconds: number | null, kind: SourceKind) =>
  unixSeconds(now) + (kind === "page" ? intervalOf(refreshSeconds) : Math.min(HOUR, intervalOf(refreshSeconds)));

/** `since` is the last success, else when the calendar was added. */
export const isLongWithoutSuccess = (since: Date, now: Date) =>
  now.getTime() - since.getTime() >= DAYS_UNTIL_WARNING * DAY * 1000;
