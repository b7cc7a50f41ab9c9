import { sha256 } from "@oslojs/crypto/sha2";
import type { Database } from "#db/client";
import { isChangedMeanwhile } from "#db/queries/versions";
import { logError } from "~/log";

type Statements = Parameters<Database["batch"]>[0];

/**
 * Writes all of it or nothing; false where the database refused. Whoever has filled in a long form shall be able to try
 * again, so that a failure here is an answer and no crash.
 */
export const writeBatch = async (db: Database, statements: readonly Statements[number][]): Promise<boolean> =>
  (await writeUnlessChanged(db, statements)) === "written";

/** The same for a batch that begins with stopIfChanged(). */
export async function writeUnlessChanged(
  db: Database,
  statements: readonly Statements[number][],
): Promise<"written" | "changedMeanwhile" | "failed"> {
  if (statements.length === 0) return "written";
  try {
    await db.batch(statements as unknown as Statements);
    return "written";
  } catch (error) {
    if (isChangedMeanwhile(error)) return "changedMeanwhile";
    logError("event_write_failed", error);
    return "failed";
  }
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz234567";

/**
 * Ids like those of newId(), but always the same ones for the same seed: a form that is sent twice makes its rows once.
 * The seed must hold a key that nobody can guess and the database has not seen.
 */
export function repeatableIds(seed: string, count: number): string[] {
  return Array.from({ length: count }, (_, number) => {
    const bytes = sha256(new TextEncoder().encode(`${number}:${seed}`));
    return [...bytes.subarray(0, 20)].map((byte) => LETTERS[byte % 32]).join("");
  });
}
