import type { Database } from "#db/client";
import { addCounts, type DayCount } from "#db/queries/statistics/counts";
import type { CountedUse } from "~/domain/statistics/kinds";
import { dayOf } from "~/domain/time/days-and-moments";
import { logError } from "./log";

/** Remembers nothing of who people are. */
export interface Counter {
  /** Keep the Worker running until it resolves. */
  count(counted: CountedUse): Promise<void>;
}

interface Options {
  db: Database;
  now: Date;
  /** Counts are gathered so long and written in one statement. */
  waitMs: number;
}

/** Different counts; more are written at once. */
const MOST_GATHERED = 500;

/** Milliseconds; then another request writes instead. */
const GIVEN_UP_MS = 30_000;

/** Not yet written, and lost with this isolate. */
const gathered = new Map<string, DayCount>();
let writerSince: number | null = null;

/** In memory: one request of some seconds waits and writes all sums. A failed write is dropped, as it may be done. */
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
