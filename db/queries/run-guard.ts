import { sql } from "drizzle-orm";

/** Which run of which calendar writes. Its statements do nothing when another run came first or the calendar is gone. */
export interface RunGuard {
  syncId: string;
  /** How many runs there were when this one began. */
  runs: number;
}

/** A condition for each statement of a run. */
export const isCurrentRun = ({ syncId, runs }: RunGuard) =>
  sql`exists (select 1 from calendar_syncs where id = ${syncId} and runs = ${runs})`;
