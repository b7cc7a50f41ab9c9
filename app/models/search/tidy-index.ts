import type { Database } from "#db/client";
import { countIndexParts, mergeIndexParts } from "#db/queries/search/index-parts";
import { isNightAt } from "~/domain/time/wall-clock";

/** With more parts than these the index is made one again. */
const MOST_PARTS = 6;

/** Pages of one statement, about a tenth of a second, and statements of one run; the next run goes on. */
const PAGES = 1000;
const STATEMENTS = 40;

/** Makes one part of the search index at night: searches take half as long as in ten. See docs/decisions/0002. */
export async function tidySearchIndex({ db, now }: { db: Database; now: Date }): Promise<void> {
  if (!isNightAt(now) || (await countIndexParts(db)) <= MOST_PARTS) return;
  for (let statement = 0; statement < STATEMENTS; statement++) {
    await mergeIndexParts(db, PAGES);
    if ((await countIndexParts(db)) === 1) return;
  }
}
