import type { Database } from "#db/client";
import { countIndexParts, mergeIndexParts } from "#db/queries/search/index-parts";
import { isNightAt } from "~/domain/time/days-and-moments";

/** With more parts the index is merged into one: a quiet day adds a second. */
const MOST_PARTS = 2;

/** A statement's, about a tenth of a second; the next run goes on. */
const PAGES = 1000;
const STATEMENTS = 40;

/** At night: at a million events the slow searches of six parts take two to three times as long as of one. */
export async function tidySearchIndex({ db, now }: { db: Database; now: Date }): Promise<void> {
  if (!isNightAt(now) || (await countIndexParts(db)) <= MOST_PARTS) return;
  for (let statement = 0; statement < STATEMENTS; statement++) {
    await mergeIndexParts(db, PAGES);
    if ((await countIndexParts(db)) === 1) return;
  }
}
