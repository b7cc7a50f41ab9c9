import type { Database } from "#db/client";
import { dayOf, HOUR_SECONDS, startOfNorwegianDay } from "~/domain/time/days-and-moments";
import { tidySearchIndex } from "~/models/search/tidy-index";

/** The cron's; those that find the index tidy do nothing. */
const RUNS_OF_A_NIGHT = 12;

/** Leaves the search index as it is in the morning. */
export async function tidyForANight(db: Database, now: Date): Promise<void> {
  const night = startOfNorwegianDay(dayOf(now)).getTime() + 2 * HOUR_SECONDS * 1000;
  for (let run = 0; run < RUNS_OF_A_NIGHT; run++) await tidySearchIndex({ db, now: new Date(night) });
}
