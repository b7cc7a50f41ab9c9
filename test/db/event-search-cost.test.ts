import { env } from "cloudflare:workers";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "#db/client";
import { meterDatabase } from "#db/meter";
import { EVENT_CARD } from "#db/queries/events/cards";
import { countStatement } from "#db/queries/search/counted";
import { runningNow } from "#db/queries/search/going-on";
import { searchEvents } from "#db/queries/search/search";
import { pageStatement } from "#db/queries/search/statements";
import { fromNow, NOW } from "#test/support/clock";
import { manyEvents } from "#test/support/many-rows";
import { seededRandom } from "#test/support/random";
import { plansOf } from "#test/support/recorded-database";
import { OSLO } from "#test/support/search";
import { EVERYTHING, type EventSearch, planSearch } from "~/domain/search/plan";

const near = (radiusKm: number, centre = OSLO) => ({ circle: { ...centre, radiusKm } });
const RØROS = { lat: 62.58, lng: 11.38 };
const SEA = { lat: 66.5, lng: 3 };

/** Each kind of search, and how many rows it may read whatever the number of events. */
const budgets: [what: string, wanted: Partial<EventSearch>, rows: number][] = [
  ["everything", {}, 99],
  ["10 km around Oslo", near(10), 700],
  ["50 km around Oslo", near(50), 700],
  ["200 km around Oslo", near(200), 700],
  ["10 km around Røros", near(10, RØROS), 700],
  ["200 km around Røros", near(200, RØROS), 700],
  ["200 km of open sea", near(200, SEA), 300],
  ["a word", { query: "konsert" }, 700],
  ["one letter", { query: "k" }, 700],
  ["a word near", { query: "konsert", ...near(50) }, 700],
  ["a word that is nowhere", { query: "finnesikke", ...near(50) }, 20],
  ["types", { types: ["youth", "prayer"] }, 700],
  ["types near", { types: ["youth"], ...near(50) }, 700],
  ["an organizer", { organizerId: "organizer-1" }, 700],
  ["three days", { end: fromNow({ days: 3 }) }, 700],
  ["a page far in", { cursor: { after: fromNow({ days: 90 }).getTime() * 1000 } }, 99],
];

const searchFor = (wanted: Partial<EventSearch>) => (db: ReturnType<typeof openDatabase>) =>
  searchEvents(db, planSearch({ ...EVERYTHING, ...wanted }, NOW), { now: NOW, withRunning: true });

async function costOf(wanted: Partial<EventSearch>) {
  const { d1, meter } = meterDatabase(env.DB);
  await searchFor(wanted)(openDatabase(d1));
  return meter;
}

beforeAll(async () => {
  const random = seededRandom(5_000);
  for (let n = 0; n < 2; n++) await manyEvents(2_500, random);
});

test.each(budgets)("a search costs one round trip and few rows: %s", async (_what, wanted, rows) => {
  const { trips, rowsRead } = await costOf(wanted);
  expect(trips).toBe(1);
  expect(rowsRead).toBeLessThanOrEqual(rows);
});

test("a plain box of latitudes and longitudes stands before every distance that decides", () => {
  const plan = planSearch({ ...EVERYTHING, ...near(50) }, NOW);
  for (const statement of [
    pageStatement(plan, EVENT_CARD),
    pageStatement({ ...plan, sort: "distance" }, EVENT_CARD),
    countStatement(plan),
    runningNow(plan, NOW),
  ]) {
    const written = new SQLiteSyncDialect().sqlToQuery(statement).sql;
    expect(written).toMatch(/\+e\.lat between \? and \? and \(\+e\.lng between \? and \?\) and \(2 \* \? \* asin/);
  }
});

const sortedIn = (plan: readonly string[]) =>
  plan.filter((line, nth) => {
    const read = plan.slice(0, nth).findLast((before) => !before.includes("TEMP B-TREE"));
    return line.includes("TEMP B-TREE") && !read?.startsWith("SEARCH w ");
  });

describe("no search looks through the events", () => {
  test.each(budgets)("%s", async (_what, wanted) => {
    const plans = await plansOf(searchFor(wanted));
    const running = plans.at(-1) ?? [];
    expect(plans.flat().filter((line) => /^SCAN (e|events|o|organizers)\b/.test(line))).toEqual([]);
    // Only the words that a typed one is in are sorted, and the keys of what is going on: shorter and longer.
    expect(sortedIn(plans.slice(0, -1).flat())).toEqual([]);
    expect(sortedIn(running).length).toBeLessThanOrEqual(2);
  });

  test("nearest first sorts what it found, and nothing else", async () => {
    const plans = (await plansOf(searchFor({ ...near(50), sort: "distance" }))).flat();
    expect(plans.filter((line) => /^SCAN (e|events|o|organizers)\b/.test(line))).toEqual([]);
  });
});
