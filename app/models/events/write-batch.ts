import type { Database } from "#db/client";
import { logError } from "~/log";

type Statements = Parameters<Database["batch"]>[0];

/**
 * Writes all of it or nothing; false where the database refused. Whoever has filled in a long form shall be able to try
 * again, so that a failure here is an answer and no crash.
 */
export async function writeBatch(db: Database, statements: readonly Statements[number][]): Promise<boolean> {
  if (statements.length === 0) return true;
  try {
    await db.batch(statements as unknown as Statements);
    return true;
  } catch (error) {
    logError("event_write_failed", error);
    return false;
  }
}
