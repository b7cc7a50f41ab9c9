import { type SQL, sql } from "drizzle-orm";
import { unixSeconds } from "~/domain/time/days-and-moments";

/** For a moment that no column types: D1 binds numbers as REAL. */
export const sqlSeconds = (moment: Date): SQL<number> => sql<number>`cast(${unixSeconds(moment)} as integer)`;
