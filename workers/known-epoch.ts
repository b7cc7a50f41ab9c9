import { findEpoch } from "#db/queries/site/publication";
import type { AppContext } from "~/context";

/** Milliseconds: so long a copy may be shown after what is on it was hidden. Tests ask each time, but for those of this. */
export const KNOWN_MS = 3_000;

/** Of this isolate. */
let known: { epoch: number; at: number } | null = null;
let forgottenAt = 0;

/** What is published; null where the database does not respond. */
export async function epochOf({ db, settings }: Pick<AppContext, "db" | "settings">): Promise<number | null> {
  const at = Date.now();
  if (known && at - known.at < KNOWN_MS && settings.ENVIRONMENT !== "test") return known.epoch;
  const epoch = await findEpoch(db).catch(() => null);
  // An answer may be older than what was written here since.
  if (epoch !== null && at > forgottenAt) known = { epoch, at };
  return epoch;
}

/** After a form that has written something, so that at least here it shows at once. */
export function forgetEpoch(): void {
  known = null;
  forgottenAt = Date.now();
}
