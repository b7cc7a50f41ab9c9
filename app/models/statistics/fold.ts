import type { Database } from "#db/client";
import { foldCounts } from "#db/queries/statistics/counts";
import { dayOf } from "~/domain/time/days-and-moments";

/** Of a run; the next adds more. */
const MOST_A_RUN = 5_000;

export const foldStatistics = ({ db, now }: { db: Database; now: Date }): Promise<void> =>
  foldCounts(db, dayOf(now), MOST_A_RUN);
