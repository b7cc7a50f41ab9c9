import { sha256 } from "@oslojs/crypto/sha2";
import type { Database } from "#db/client";
import type { HistoryPress } from "#db/queries/events/history";
import type { OwnEvent, StoredEvent } from "#db/queries/events/own";
import { isChangedMeanwhile } from "#db/queries/versions";
import { refuse, type Result, succeed } from "~/domain/values";
import type { ChangedMeanwhile } from "~/domain/versions";
import type { AddressBook } from "~/gateways/addresses/address-book";
import { logError } from "~/gateways/log";
import type { TakeDeps } from "~/models/images/take";
import { ID_LETTERS, newId } from "~/models/site/new-id";

export interface EventDeps extends TakeDeps {
  addresses: Pick<AddressBook, "geocode" | "townOf">;
}

export interface EventChanged extends ChangedMeanwhile<OwnEvent> {
  dates: StoredEvent[];
  /** The stored address of the one that came with the form. */
  image: string | null;
}

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

/** For the history; events of a calendar's series share a run. */
export const pressWith = (
  { id, organizer_id, run_key }: Pick<StoredEvent, "id" | "organizer_id" | "run_key">,
  done: Pick<HistoryPress, "act" | "count" | "userId" | "undo">,
): HistoryPress => ({ ...done, id: newId(), organizerId: organizer_id, eventId: id, seriesId: run_key });
