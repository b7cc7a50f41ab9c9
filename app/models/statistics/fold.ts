import type { Database } from "#db/client";
import { foldCounts } from "#db/queries/statistics/counts";
import { dayOf } from "~/domain/time/wall-clock";

/** Counts that one run adds to the sums; the next adds more. */
const MOST_A_RUN = 5_000;

/** Adds what was counted on the days that are over to the sums that organizers see. */
export const foldStatistics = ({ db, now }: { db: Database; now: Date }): Promise<void> =>
  foldCounts(db, dayOf(now), MOST_A_RUN);
