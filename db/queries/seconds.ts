import { type SQL, sql } from "drizzle-orm";
import { unixSeconds } from "~/domain/time/unix-time";

/** Returns a moment as a whole number where no column gives it that type: D1 binds numbers as REAL. */
export const sqlSeconds = (moment: Date): SQL<number> => sql<number>`cast(${unixSeconds(moment)} as integer)`;
