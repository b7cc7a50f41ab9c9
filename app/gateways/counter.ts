import type { Database } from "#db/client";
import { addCounts, type DayCount } from "#db/queries/statistics/counts";
import type { CountedUse } from "~/domain/statistics/kinds";
import { dayOf } from "~/domain/time/wall-clock";
import { logError } from "./log";

/** Counts what people do, and remembers nothing of who they are. */
export interface Counter {
  /** Resolves when nothing is left to do after the response: keep the Worker running until then. */
  count(counted: CountedUse): Promise<void>;
}

interface Options {
  db: Database;
  now: Date;
  /** Milliseconds that counts are gathered before they are written, all in one statement. */
  waitMs: number;
}

/** Different counts that are gathered at most: more are written at once. */
const MOST_GATHERED = 500;

/** Milliseconds after which a request that should have written is given up, and another one does. */
const GIVEN_UP_MS = 30_000;

/** What this isolate has counted and not yet written. Lost with it. */
const gathered = new Map<string, DayCount>();
let writerSince: number | null = null;

/**
 * Counts in memory: of the requests of some seconds, one waits and writes the sums of all. A failed write is dropped,
 * because the database may have done it all the same.
 */
export function openCounter({ db, now, waitMs }: Options): Counter {
  const write = async () => {
    const taken = [...gathered.values()];
    gathered.clear();
    if (taken.length > 0) await addCounts(db, taken).catch((error: unknown) => logError("uncounted", error));
  };
  return {
    async count(counted) {
      gather({ ...counted, day: dayOf(now) });
      if (gathered.size >= MOST_GATHERED) return write();
      if (writerSince !== null && Date.now() - writerSince < GIVEN_UP_MS) return;
      writerSince = Date.now();
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      writerSince = null;
      await write();
    },
  };
}

function gather(counted: Omit<DayCount, "sum">): void {
  const key = [counted.day, counted.content_type, counted.content_id, counted.kind].join("/");
  gathered.set(key, { ...counted, sum: (gathered.get(key)?.sum ?? 0) + 1 });
}
