import { DAY_SECONDS, unixSeconds } from "../time/unix-time";

/** Whose events a webhook tells of: the organizer's own, or everybody's, for those who mirror. */
export const WEBHOOK_SCOPES = ["own", "all"] as const;

/** What a message may be. */
export const WEBHOOK_NEWS = ["changes", "reset", "test"] as const;

/** How many an organizer may have. */
export const MOST_WEBHOOKS = 5;

/** Changes in a message. */
export const CHANGES_A_MESSAGE = 100;

/** Messages in a run; what is left is sent in the next. */
export const MESSAGES_A_RUN = 10;

/** How long a run has its webhook alone. */
export const LEASE_SECONDS = 600;

/** Days without a receipt after which a webhook is given up. */
const DAYS_OF_PATIENCE = 5;

/** Minutes from one failure to the next try; then the last again. */
const MINUTES_TO_NEXT = [1, 5, 15, 60, 180, 360] as const;

/** What became of a message: its answer's HTTP status, 0 without an answer. */
export type SendStatus = number;

export const isReceived = (status: SendStatus) => status >= 200 && status < 300;

/** 410: the receiver wants nothing more. */
const WANTS_NO_MORE = 410;

interface Failing {
  /** Of the failure before; null at the first. */
  failing_since: Date | null;
  /** Before this one. */
  failures: number;
}

/** Returns how a webhook stands after a message that was not received. */
export function afterFailure({ failing_since, failures }: Failing, status: SendStatus, now: Date) {
  const since = failing_since ?? now;
  const isOver = unixSeconds(now) - unixSeconds(since) >= DAYS_OF_PATIENCE * DAY_SECONDS;
  const minutes = MINUTES_TO_NEXT[failures] ?? MINUTES_TO_NEXT.at(-1)!;
  return {
    failing_since: since,
    failures: failures + 1,
    due_at: new Date(now.getTime() + minutes * 60_000),
    ended_at: status === WANTS_NO_MORE || isOver ? now : null,
  };
}

export type WebhookState = "waiting" | "working" | "failing" | "ended";

/** Returns how a webhook stands; `waiting` until it has sent something. */
export function webhookState(
  row: Pick<Failing, "failing_since"> & { ended_at: Date | null; sent_at: Date | null },
): WebhookState {
  if (row.ended_at) return "ended";
  if (row.failing_since) return "failing";
  return row.sent_at ? "working" : "waiting";
}
