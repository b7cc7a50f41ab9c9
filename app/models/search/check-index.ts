import type { Database } from "#db/client";
import { countUnfound } from "#db/queries/search/index-check";
import { isIndexAway } from "~/domain/search/without-index";
import { isNightAt } from "~/domain/time/days-and-moments";

/** Events that are looked up: many at night, a few each time. */
const SAMPLE = { night: 100, day: 10 };

/** Throws where the index does not find what it should, or can't be read: the task is then logged as failed. */
export async function checkSearchIndex({ db, now }: { db: Database; now: Date }): Promise<void> {
  const sample = isNightAt(now) ? SAMPLE.night : SAMPLE.day;
  const unfound = await countUnfound(db, sample).catch((cause: unknown) => {
    throw isIndexAway(cause)
      ? new Error("The search index can't be read: npm run admin -- reindex --anew", { cause })
      : cause;
  });
  if (unfound > 0)
    throw new Error(`${unfound} of ${sample} events are not found by their words: npm run admin -- reindex`);
}
