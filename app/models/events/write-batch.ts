import { sha256 } from "@oslojs/crypto/sha2";
import type { Database } from "#db/client";
import { isChangedMeanwhile } from "#db/queries/versions";
import { refuse, type Result, succeed } from "~/domain/result";
import { logError } from "~/gateways/log";
import { ID_LETTERS } from "~/models/site/new-id";

type Statements = Parameters<Database["batch"]>[0];

/** All or none; stopIfChanged() must come first. A database failure is refused, so that a form can be sent again. */
export async function writeBatch(
  db: Database,
  statements: readonly Statements[number][],
): Promise<Result<readonly unknown[], { kind: "changedMeanwhile" | "failed" }>> {
  if (statements.length === 0) return succeed([]);
  try {
    return succeed(await db.batch(statements as unknown as Statements));
  } catch (error) {
    if (isChangedMeanwhile(error)) return refuse({ kind: "changedMeanwhile" });
    logError("event_write_failed", error);
    return refuse({ kind: "failed" });
  }
}

/** As newId(), the same for a seed, so that a form sent twice makes its rows once. Seeds hold an unguessable key. */
export function repeatableId(seed: string, number = 0): string {
  const bytes = sha256(new TextEncoder().encode(`${number}:${seed}`));
  return [...bytes.subarray(0, 20)].map((byte) => ID_LETTERS[byte % 32]).join("");
}
