import type { Database } from "#db/client";
import { countAttempts, deleteAttempts } from "#db/queries/site/attempts";
import { hashToken } from "~/auth/tokens";
import { ATTEMPT_LIMITS, type AttemptKind, countedSubject, windowStart } from "~/domain/accounts/attempt-limits";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { present, refuse, type Result, succeed } from "~/domain/values";
import type { Settings } from "~/schemas/site/settings";

export interface TooMany {
  kind: "tooMany";
  retryAfterSeconds: number;
}

/** Of each kind whose they are: an e-mail, a network, or both. */
export type Attempts = Partial<Record<AttemptKind, string>>;

const pairsOf = (attempts: Attempts) => Object.entries(attempts) as [AttemptKind, string][];

/** Wider in development, where one person is everybody. */
export const limitFactor = ({ ENVIRONMENT }: Pick<Settings, "ENVIRONMENT">) =>
  ENVIRONMENT === "development" ? 100 : 1;

/** Refused where a limit is full. A full window reopens by itself, so that nobody is locked out for good. */
export async function limitAttempts(
  attempts: Attempts,
  { db, now, settings }: { db: Database; now: Date; settings: Pick<Settings, "ENVIRONMENT"> },
): Promise<Result<null, TooMany>> {
  const counters = pairsOf(attempts).map(([kind, subject]) => {
    const { limit, seconds } = ATTEMPT_LIMITS[kind];
    const start = windowStart(seconds, now);
    return { limit, subject: counted([kind, subject]), windowStart: start, expiresAt: start + seconds };
  });
  const factor = limitFactor(settings);
  const counts = await countAttempts(db, counters);
  const full = counters.filter(({ limit }, at) => present(counts[at], "count of attempts") > limit * factor);
  if (full.length === 0) return succeed(null);
  const opens = Math.max(...full.map(({ expiresAt }) => expiresAt));
  return refuse({ kind: "tooMany", retryAfterSeconds: Math.max(1, opens - unixSeconds(now)) });
}

/** For somebody who has proven who they are. */
export async function resetAttempts(attempts: Attempts, { db }: { db: Database }): Promise<void> {
  await deleteAttempts(db, pairsOf(attempts).map(counted));
}

/** Hashed, because it contains people's addresses and networks. */
const counted = ([kind, subject]: [AttemptKind, string]) => hashToken(`${kind}:${countedSubject(kind, subject)}`);
