import type { AdapterName } from "~/domain/intake/adapter-names";
import { unixSeconds } from "~/domain/time/unix-time";
import type { NotUnderstoodReason } from "~/domain/intake/understood";
import type { CalendarRefusal } from "./reader/components";
import { cutText } from "./reader/html";
import type { SkipReason } from "./reader/read-calendar";

/** What a calendar's address returns: a feed, or a web page whose events are read. */
export const SOURCE_KINDS = ["feed", "page"] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/**
 * Why a calendar could not be fetched. `web_page` is HTML instead of a calendar, such as a sign-in page; `not_found` is
 * 404 or 410, `busy_server` 429 or 503, `refused` any other 4xx. `no_events` is a page without events, such as a sign-in page or a queue; `robots` one
 * that its owner has closed to programs. `adapter_off` is a service that is not read; `unknown_answer` one whose answer has
 * a form that is not known.
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

/** What is wrong with a source that the reader of calendars refuses. */
export const PROBLEM_OF_REFUSAL = {
  empty: "not_a_calendar",
  html: "web_page",
  "not-a-calendar": "not_a_calendar",
  "too-large": "too_big",
} as const satisfies Record<CalendarRefusal, FeedProblem>;

/** Why the guard holds back removals: a calendar that is suddenly empty, much smaller, or cut off. */
const HOLD_REASONS = ["emptied", "shrunk", "cut_off"] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** What can be wrong with a calendar after a run. `internal` is our own fault. */
export const CALENDAR_PROBLEMS = [...FEED_PROBLEMS, ...HOLD_REASONS, "internal"] as const;
export type CalendarProblem = (typeof CALENDAR_PROBLEMS)[number];

export const RUN_TRIGGERS = ["cron", "manual", "first"] as const;
export type RunTrigger = (typeof RUN_TRIGGERS)[number];

/** `held`: all was done except removals, which wait for a second run with the same result. */
export const RUN_OUTCOMES = ["changed", "unchanged", "held", "failed"] as const;
type RunOutcome = (typeof RUN_OUTCOMES)[number];

/**
 * Why an event of a calendar is not imported: the reader's reasons, and our own. `busy`: the calendar is shared without
 * titles; `removed`: deleted here for good; `unsure`: its time is in doubt; `looks-private`: held until somebody decides;
 * `left-out`: somebody decided so.
 */
export type ImportSkipReason =
  SkipReason | "no-title" | "private" | "busy" | "removed" | "unsure" | "looks-private" | "left-out";

/** Events that were left out for one reason, with the first titles, or the starts (ISO) of events without one. */
export interface SkippedGroup {
  reason: ImportSkipReason;
  count: number;
  examples: string[];
}

/** One event that a run left out, or one line of a page that it did not understand. */
export interface SourceRefusal {
  reason: ImportSkipReason | NotUnderstoodReason;
  /** Null where it has none, or is private. */
  title: string | null;
  /** A moment (ISO) or a day (YYYY-MM-DD); null where unknown. */
  start: string | null;
  /** What the source says that is wrong; null where there is nothing to show. */
  text: string | null;
  /** The number of its line on a page. */
  line: number | null;
}

/** How many refusals of a run are stored, and the most characters of their texts: 20 runs are stored. */
export const MOST_REFUSALS = 100;
const LONGEST_TEXT = 120;

/** Returns a refusal as it is stored. */
export const sourceRefusal = (reason: SourceRefusal["reason"], known: Partial<SourceRefusal>): SourceRefusal => ({
  reason,
  title: known.title ? cutText(known.title, LONGEST_TEXT) : null,
  start: known.start ?? null,
  text: known.text ? cutText(known.text, LONGEST_TEXT) : null,
  line: known.line ?? null,
});

/** What one run of a calendar did. */
export interface RunReport {
  outcome: RunOutcome;
  /** Set where the outcome is `held` or `failed`. */
  problem: CalendarProblem | null;
  /** For operators; no secrets. */
  detail: string | null;
  /** The adapter that read it, or would have; null for feeds and for pages as any other. */
  adapter: AdapterName | null;
  events_new: number;
  events_changed: number;
  events_removed: number;
  events_unchanged: number;
  /** Gone from the feed, but kept by the guard for now. */
  events_held: number;
  /** Events (VEVENT) in the feed, and how many of them are only past. Zero where nothing was read. */
  total_events: number;
  past_skipped: number;
  skipped: SkippedGroup[];
  /** The first of what was left out, one by one. */
  refusals: SourceRefusal[];
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How often the cron runs: wrangler.toml. */
const SHORTEST = 15 * MINUTE;
const LONGEST = DAY;
const USUAL = HOUR;
/** However long a server asks to be left alone. */
const LONGEST_WAIT = 7 * DAY;

/** Web pages are read at most once in six hours, and not all at the same time. */
const PAGE_SHORTEST = 6 * HOUR;
const PAGE_SPREAD = HOUR;

/** Returns the seconds until a web page is read again. `random` is from 0 to 1. */
export const pageInterval = (random: number) => PAGE_SHORTEST + Math.floor(PAGE_SPREAD * random);

/** Returns until when (unix seconds) a server is left alone that asks for so many seconds, whoever wants it read; null: no longer. */
export const leftAloneUntil = (now: Date, retryAfterSeconds: number) =>
  retryAfterSeconds > 0 ? unixSeconds(now) + Math.min(LONGEST_WAIT, retryAfterSeconds) : null;

/** How long a queued run blocks others. */
const LEASE = 30 * MINUTE;

/** A run that is due within this many seconds is started now rather than by the next cron. */
export const DUE_SLACK_SECONDS = 60;

const DAYS_UNTIL_WARNING = 7;

/** In unix seconds, like everything here. */
export const leaseUntil = (now: Date) => unixSeconds(now) + LEASE;

/** Returns the interval that the feed asks for, within bounds; hourly where it asks for none. */
const intervalOf = (refreshSeconds: number | null) => Math.min(LONGEST, Math.max(SHORTEST, refreshSeconds ?? USUAL));

export const dueAfterSuccess = (now: Date, refreshSeconds: number | null) =>
  unixSeconds(now) + intervalOf(refreshSeconds);

/**
 * Returns the next attempt: at the usual interval after the first failure, then twice as long each time, up to a day.
 * `failures` includes this one. A server that asks for more time gets it, up to a week.
 */
export function dueAfterFailure(
  now: Date,
  refreshSeconds: number | null,
  { failures, retryAfterSeconds }: { failures: number; retryAfterSeconds: number },
): number {
  const doubled = Math.min(LONGEST, intervalOf(refreshSeconds) * 2 ** Math.min(10, failures - 1));
  return unixSeconds(now) + Math.max(doubled, Math.min(LONGEST_WAIT, retryAfterSeconds));
}

/** Held removals of a feed are checked again after an hour, however rarely it asks to be read; those of a page are not. */
export const dueAfterHold = (now: Date, refreshSeconds: number | null, kind: SourceKind) =>
  unixSeconds(now) + (kind === "page" ? intervalOf(refreshSeconds) : Math.min(HOUR, intervalOf(refreshSeconds)));

/**
 * Returns whether to write to the organizer: no success for a week. `since` is the last success, else when the calendar
 * was added.
 */
export const isLongWithoutSuccess = (since: Date, now: Date) =>
  now.getTime() - since.getTime() >= DAYS_UNTIL_WARNING * DAY * 1000;
