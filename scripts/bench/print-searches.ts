import { join } from "node:path";
import { type Database, openDatabase } from "#db/client";
import { meterDatabase } from "#db/meter";
import { storeWords } from "#db/queries/search/words";
import { searchWords } from "#db/schema";
import { settlingDatabase } from "#db/settling";
import { seedDatabase } from "#demo/seed";
import { medianOf } from "~/domain/lists";
import { MOST_WORDS } from "~/domain/search/gathered-words";
import { writeWordLists } from "~/domain/search/slips";
import { present } from "~/domain/values";
import { gatherSearchWords } from "~/models/search/gather-words";
import { randomOf } from "../../demo/seed/random";
import { migrationNames, openMigrated } from "../migrate.mjs";
import { tidyForANight } from "./night";
import { latePage, NOW, type Shape, SHAPES } from "./shapes";

const SIZES = [10_000, 200_000] as const;
const EVENTS_OF_AN_ORGANIZER = { few: 10, many: 66 };

/** Milliseconds are the median, of the whole and in the database; rows read are the same on every machine. */
const RUNS = 15;

/** In the database, at a million events (docs/operations.md). */
const MOST_MS = 50;
const MOST_MS_OF_MANY_WORDS = 100;

const mostFor = (name: string) => (/(six|twelve) words/.test(name) ? MOST_MS_OF_MANY_WORDS : MOST_MS);

const LATE = { search: "Oslo, 50 km", page: 20 };

interface SearchesOptions {
  /** Instead of the usual sizes. */
  events?: number | undefined;
  runs?: number | undefined;
}

type Measure = Awaited<ReturnType<typeof measure>>;

async function measure(d1: D1Database, shape: Shape, runs: number) {
  const times: number[] = [];
  const sqlTimes: number[] = [];
  let rows = 0;
  let found = "";
  for (let n = 0; n < runs; n++) {
    const { d1: metered, meter, spent } = meterDatabase(d1);
    const begin = performance.now();
    found = await shape(openDatabase(metered));
    times.push(performance.now() - begin);
    sqlTimes.push(spent.sqlMs);
    rows = meter.rowsRead;
  }
  return { rows, ms: medianOf(times), sqlMs: medianOf(sqlTimes), found };
}

/** With the bound of each; those that are over it are marked. */
export async function printSearches(root: string, { events, runs = RUNS }: SearchesOptions): Promise<void> {
  const sizes = events ? [events] : SIZES;
  const columns: Map<string, Measure>[] = [];
  for (const size of sizes) {
    const organizers = Math.ceil(size / EVENTS_OF_AN_ORGANIZER[size > SIZES[0] ? "many" : "few"]);
    const { d1, close } = await openBenchDatabase(root, { events: size, organizers }, NOW);
    columns.push(await measureAll(d1, openDatabase(d1), runs));
    const { meta } = await d1.prepare("select 1").all();
    console.info(`${size} events: ${(meta.size_after / size).toFixed(0)} bytes an event`);
    await close();
  }
  const header = sizes.map(
    (size) => cell(`${size} events: rows`, 24) + cell("ms", 8) + cell("SQL ms", 8) + cell("found", 8),
  );
  console.info("search".padEnd(WIDTH) + header.join("") + cell("at most", 9));
  for (const name of columns[0]?.keys() ?? []) {
    const measured = columns.map((measures) => present(measures.get(name), name));
    const cells = measured.map(({ rows, ms, sqlMs, found }) => {
      return cell(rows, 24) + cell(ms.toFixed(1), 8) + cell(sqlMs.toFixed(0), 8) + cell(found, 8);
    });
    const isOver = measured.some(({ sqlMs }) => sqlMs > mostFor(name));
    console.info(name.padEnd(WIDTH) + cells.join("") + cell(mostFor(name), 9) + (isOver ? " !" : ""));
  }
}

async function measureAll(d1: D1Database, db: Database, runs: number): Promise<Map<string, Measure>> {
  const late = [`${LATE.search}, page ${LATE.page}`, await latePage(db, LATE.search, LATE.page)] as const;
  const measures = new Map<string, Measure>();
  for (const [name, shape] of [...SHAPES, late]) measures.set(name, await measure(d1, shape, runs));
  return measures;
}

const WIDTH = 92;
const cell = (text: string | number, width: number) => String(text).padStart(width);

/** Kept under .cache/ and filled once. */
async function openBenchDatabase(root: string, size: { events: number; organizers: number }, now: Date) {
  const version = migrationNames().at(-1)?.slice(0, 4);
  const { d1, close } = await openMigrated({
    d1Databases: ["DB"],
    d1Persist: join(root, `.cache/bench/${size.events}-${now.toISOString().slice(0, 10)}-${version}`),
  });
  if (!(await d1.prepare("select 1 from organizers limit 1").first())) {
    const began = performance.now();
    await seedDatabase(settlingDatabase(d1), { now, ...size });
    console.info(`${size.events} events: seeded in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    const db = openDatabase(d1);
    await gatherSearchWords({ db, now });
    await fillWords(db, size.events, now);
    await tidyForANight(db, now);
  }
  return { d1, close };
}

const SYLLABLES =
  "kon sert guds tje nes te kor ung dom kveld bonn mo fam ilie salme sang lov barn host jul pa ske fest kir ke".split(
    " ",
  );

/** Invented, as many as the tables hold: the seed's titles have only some hundred. */
async function fillWords(db: Database, events: number, now: Date): Promise<void> {
  const random = randomOf("words");
  const known = await db.select().from(searchWords);
  const words = new Map(known.map((word) => [word.word, word]));
  while (words.size < MOST_WORDS) {
    const word = Array.from({ length: random.whole(2, 5) }, () => random.pick(SYLLABLES)).join("");
    if (!words.has(word)) words.set(word, { word, spelled: word, events: 1, seq: random.whole(1, events) });
  }
  const all = [...words.values()];
  await storeWords(db, { suggested: all, lists: writeWordLists(all), now });
}
