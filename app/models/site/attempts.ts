import type { Database } from "#db/client";
import { countAttempts, deleteAttempts } from "#db/queries/site/attempts";
import { hashToken } from "~/auth/tokens";
import { ATTEMPT_LIMITS, type AttemptKind, windowStart } from "~/domain/accounts/attempt-limits";
import { refuse, type Result, succeed } from "~/domain/result";
import { unixSeconds } from "~/domain/time/unix-time";

/** A refusal because of too many attempts. */
export interface TooMany {
  kind: "tooMany";
  retryAfterSeconds: number;
}

/** What is being attempted, and the subject (an e-mail, a network, or both) it is counted for. */
export type Attempt = readonly [kind: AttemptKind, subject: string];

/**
 * Counts an attempt against all its limits; refused where one of them is full. `factor` widens the limits, for
 * development. A window that is full opens again by itself, so nobody is locked out for good.
 */
export async function limitAttempts(
  attempts: readonly Attempt[],
  { db, now, factor = 1 }: { db: Database; now: Date; factor?: number },
): Promise<Result<null, TooMany>> {
  const counters = attempts.map(([kind, subject]) => {
    const { seconds } = ATTEMPT_LIMITS[kind];
    const start = windowStart(seconds, now);
    return { subject: counted([kind, subject]), windowStart: start, expiresAt: start + seconds };
  });
  const counts = await countAttempts(db, counters);
  const full = counters.filter((_, index) => counts[index]! > ATTEMPT_LIMITS[attempts[index]![0]].limit * factor);
  if (full.length === 0) return succeed(null);
  const opens = Math.max(...full.map(({ expiresAt }) => expiresAt));
  return refuse({ kind: "tooMany", retryAfterSeconds: Math.max(1, opens - unixSeconds(now)) });
}

/** Starts counting anew, for somebody who has shown to be the right one. */
export async function forgetAttempts(attempts: readonly Attempt[], { db }: { db: Database }): Promise<void> {
  await deleteAttempts(db, attempts.map(counted));
}

/** Addresses and networks of people are not kept as they are. */
const counted = ([kind, subject]: Attempt) => hashToken(`${kind}:${subject}`);
