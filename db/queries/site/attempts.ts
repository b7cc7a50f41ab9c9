import { inArray, lte, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { attempts } from "#db/schema";
import { unixSeconds } from "~/domain/time/days-and-moments";

export interface AttemptCounter {
  /** A hash: see app/models/site/attempts.ts. */
  subject: string;
  /** Unix seconds. */
  windowStart: number;
  expiresAt: number;
}

/** One round trip; new counts in the same order. */
export async function countAttempts(db: Database, counters: AttemptCounter[]): Promise<number[]> {
  const [first, ...rest] = counters.map((counter) =>
    db
      .insert(attempts)
      .values({ subject: counter.subject, window_start: counter.windowStart, count: 1, expires_at: counter.expiresAt })
      .onConflictDoUpdate({
        target: [attempts.subject, attempts.window_start],
        set: { count: sql`${attempts.count} + 1` },
      })
      .returning({ count: attempts.count }),
  );
  if (!first) return [];
  const results = await db.batch([first, ...rest]);
  return results.map((rows) => rows[0]?.count ?? 0);
}

export async function deleteAttempts(db: Database, subjects: string[]): Promise<void> {
  await db.delete(attempts).where(inArray(attempts.subject, subjects));
}

export async function deleteExpiredAttempts(db: Database, now: Date): Promise<void> {
  await db.delete(attempts).where(lte(attempts.expires_at, unixSeconds(now)));
}
