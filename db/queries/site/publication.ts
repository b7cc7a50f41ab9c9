import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { numbers } from "#db/schema";
import { findProgress } from "./progress";

/** Grows when something is hidden or taken away, or shown again: cached pages of earlier epochs are not served. */
export const findEpoch = async (db: Database): Promise<number> => (await findProgress(db, "epoch")) ?? 0;

export const raiseEpoch = (db: Database, condition?: SQL) =>
  db
    .update(numbers)
    .set({ number: sql`${numbers.number} + 1` })
    .where(and(eq(numbers.name, "epoch"), condition));
