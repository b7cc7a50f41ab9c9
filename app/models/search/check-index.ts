import type { Database } from "#db/client";
import { countUnfound } from "#db/queries/search/index-check";
import { isNightAt } from "~/domain/time/days-and-moments";

const SAMPLE = 100;

/** At night. Throws where the index does not find what it should: the task is then logged as failed. */
export async function checkSearchIndex({ db, now }: { db: Database; now: Date }): Promise<void> {
  if (!isNightAt(now)) return;
  const unfound = await countUnfound(db, SAMPLE);
  if (unfound > 0)
    throw new Error(`${unfound} of ${SAMPLE} events are not found by their words: npm run admin -- reindex`);
}
