import type { Database } from "#db/client";
import { countAttempts, deleteAttempts } from "#db/queries/site/attempts";
import { hashToken } from "~/auth/tokens";
import { ATTEMPT_LIMITS, type AttemptKind, windowStart } from "~/domain/accounts/attempt-limits";
import { unixSeconds } from "~/domain/time/unix-time";

export type AttemptVerdict = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/** What is being attempted, and the subject (an e-mail, a network, or both) it is counted for. */
export type Attempt = readonly [kind: AttemptKind, subject: string];

/**
 * Counts an attempt against all its limits and says whether it may go on. `factor` widens the limits, for
 * development. A window that is full opens again by itself, so nobody is locked out for good.
 */
export async function limitAttempts(
  attempts: readonly Attempt[],
  { db, now, factor = 1 }: { db: Database; now: Date; factor?: number },
): Promise<AttemptVerdict> {
  const counters = attempts.map(([kind, subject]) => {
    const { seconds } = ATTEMPT_LIMITS[kind];
    const start = windowStart(seconds, now);
    return { subject: counted([kind, subject]), windowStart: start, expiresAt: start + seconds };
  });
  const counts = await countAttempts(db, counters);
  const full = counters.filter((_, index) => counts[index]! > ATTEMPT_LIMITS[attempts[index]![0]].limit * factor);
  if (full.length === 0) return { allowed: true };
  const opens = Math.max(...full.map(({ expiresAt }) => expiresAt));
  return { allowed: false, retryAfterSeconds: Math.max(1, opens - unixSeconds(now)) };
}

/** Starts counting anew, for somebody who has shown to be the right one. */
export async function forgetAttempts(attempts: readonly Attempt[], { db }: { db: Database }): Promise<void> {
  await deleteAttempts(db, attempts.map(counted));
}

/** Addresses and networks of people are not kept as they are. */
const counted = ([kind, subject]: Attempt) => hashToken(`${kind}:${subject}`);
