import { join } from "node:path";
import { type Database, openDatabase } from "#db/client";
import { settlingDatabase } from "#db/settling";
import { seedDatabase } from "#demo/seed";
import { dayOf, HOUR_SECONDS, startOfNorwegianDay } from "~/domain/time/days-and-moments";
import { gatherSearchWords } from "~/models/search/gather-words";
import { tidySearchIndex } from "~/models/search/tidy-index";
import { migrationNames, openMigrated } from "../migrate.mjs";
import { fillWords } from "./full-words";

/** Kept under .cache/ and filled once. */
export async function openBenchDatabase(root: string, size: { events: number; organizers: number }, now: Date) {
  const version = migrationNames().at(-1)!.slice(0, 4);
  const { d1, close } = await openMigrated({
    d1Databases: ["DB"],
    d1Persist: join(root, `.cache/bench/${size.events}-${now.toISOString().slice(0, 10)}-${version}`),
  });
  if (!(await d1.prepare("select 1 from organizers limit 1").first())) {
    await seedDatabase(settlingDatabase(d1), { now, ...size });
    const db = openDatabase(d1);
    await gatherSearchWords({ db, now });
    await fillWords(db, size.events, now);
    await tidyForANight(db, now);
  }
  return { d1, close };
}

/** The cron's; those that find the index tidy do nothing. */
const RUNS_OF_A_NIGHT = 12;

/** Leaves the search index as it is in the morning. */
async function tidyForANight(db: Database, now: Date): Promise<void> {
  const night = startOfNorwegianDay(dayOf(now)).getTime() + 2 * HOUR_SECONDS * 1000;
  for (let run = 0; run < RUNS_OF_A_NIGHT; run++) await tidySearchIndex({ db, now: new Date(night) });
}
