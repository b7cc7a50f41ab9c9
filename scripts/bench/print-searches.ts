import { openDatabase } from "#db/client";
import { meterDatabase } from "#db/meter";
import { searchEvents } from "#db/queries/search/search";
import { type EventSearch, planSearch } from "~/domain/search/plan";
import { openBenchDatabase } from "./database";
import { SEARCHES } from "./searches";

/** Rows read are the same on every machine; milliseconds are the median of this many runs. */
const RUNS = 15;
const NOW = new Date("2026-06-01T08:00:00Z");
const SIZES = [
  { events: 10_000, organizers: 1_000 },
  { events: 200_000, organizers: 3_000 },
];
const PAGE = 20;

async function measure(d1: D1Database, search: EventSearch) {
  const times: number[] = [];
  let rows = 0;
  let total = "";
  for (let run = 0; run < RUNS; run++) {
    const { d1: metered, meter } = meterDatabase(d1);
    const begin = performance.now();
    const page = await searchEvents(openDatabase(metered), planSearch(search, NOW), {
      now: NOW,
      withRunning: search.query === "",
    });
    times.push(performance.now() - begin);
    rows = meter.rowsRead;
    total = `${page.total}${page.totalIsCapped ? "+" : ""}`;
  }
  times.sort((a, b) => a - b);
  return { rows, ms: times[Math.floor(RUNS / 2)]!, total };
}

/** Follows cursors to a late page, as a reader would. */
async function cursorOfPage(d1: D1Database, page: number) {
  let cursor: EventSearch["cursor"] = null;
  for (let at = 1; at < page; at++) {
    const plan = planSearch({ ...SEARCHES["Oslo, 50 km"]!, cursor }, NOW);
    cursor = (await searchEvents(openDatabase(d1), plan, { now: NOW, withRunning: false })).nextCursor;
  }
  return cursor;
}

/** Prints what each kind of search reads, and how long it takes. */
export async function printSearches(root: string) {
  const columns = [];
  for (const size of SIZES) {
    const { d1, close } = await openBenchDatabase(root, size, NOW);
    const searches = {
      ...SEARCHES,
      [`Oslo, 50 km, page ${PAGE}`]: { ...SEARCHES["Oslo, 50 km"]!, cursor: await cursorOfPage(d1, PAGE) },
    };
    const results = new Map<string, Awaited<ReturnType<typeof measure>>>();
    for (const [name, search] of Object.entries(searches)) results.set(name, await measure(d1, search));
    columns.push({ size, results });
    await close();
  }

  const cell = (text: string | number, width: number) => String(text).padStart(width);
  console.info(
    `${"search".padEnd(30)}${columns.map(({ size }) => cell(`${size.events} events: rows`, 22) + cell("ms", 8) + cell("found", 7)).join("")}`,
  );
  for (const name of columns[0]!.results.keys()) {
    const cells = columns.map(({ results }) => {
      const { rows, ms, total } = results.get(name)!;
      return cell(rows, 22) + cell(ms.toFixed(1), 8) + cell(total, 7);
    });
    console.info(name.padEnd(30) + cells.join(""));
  }
}
