import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { type Database, openDatabase, rowsOf } from "#db/client";
import { meterDatabase } from "#db/meter";
import { findEventRecord } from "#db/queries/events/records";
import { listOrganizerRecords } from "#db/queries/organizers/list";
import { findOrganizerRecord } from "#db/queries/organizers/records";
import { countStatement } from "#db/queries/search/counted";
import { findOrganizerCalendar } from "#db/queries/search/of-organizer";
import { searchEventRecords } from "#db/queries/search/search";
import { countFeasts, listSitemapEvents, listSitemapOrganizers, listSitemapPages } from "#db/queries/site/sitemap";
import { NOW } from "#test/support/clock";
import { manyEvents } from "#test/support/many-rows";
import { seededRandom } from "#test/support/random";
import { plansOf } from "#test/support/recorded-database";
import { comingFeast, FEAST_KEYS } from "~/domain/search/feasts";
import { EVERYTHING, planSearch } from "~/domain/search/plan";
import { eventQuery, eventSearchOf } from "~/schemas/search/events";

const NUMBER_OF_EVENTS = 3_000;
const WEEK = Math.floor(NOW.getTime() / 604_800_000);
const weekOf = (event: { start_time: Date }) => Math.floor(event.start_time.getTime() / 604_800_000);

const search = (query: Record<string, string>) => (db: Database) =>
  searchEventRecords(db, planSearch(eventSearchOf(eventQuery.parse(query)), NOW));

/** What each read may cost, however many events there are. */
const readings: [what: string, read: (db: Database) => Promise<unknown>, rows: number][] = [
  ["a page of events", search({}), 100],
  ["a page of events near a position", search({ lat: "59.91", lng: "10.75" }), 1_000],
  ["one event", (db) => findEventRecord(db, "event-5"), 5],
  ["one organizer", (db) => findOrganizerRecord(db, "organizer-1"), 5],
  ["a page of organizers", (db) => listOrganizerRecords(db, { query: "", limit: 24, after: null }), 60],
  ["an organizer's calendar", (db) => findOrganizerCalendar(db, "organizer-1", NOW), 600],
  ["the list of the sitemap's pages", (db) => listSitemapPages(db, NOW), 100],
  ["a page of the sitemap's organizers", (db) => listSitemapOrganizers(db, 1), 50],
];

let events: { id: string; start_time: Date }[];

beforeAll(async () => {
  events = await manyEvents(NUMBER_OF_EVENTS, seededRandom(16));
});

describe("what is read for the API and the feeds", () => {
  test.each(readings)("%s costs one round trip and few rows", async (_, read, rows) => {
    const { d1, meter } = meterDatabase(env.DB);
    await read(openDatabase(d1));
    expect(meter.trips).toBe(1);
    expect(meter.rowsRead).toBeLessThanOrEqual(rows);
  });

  test("sums of weeks that have passed are not read", async () => {
    const all = countStatement(planSearch(EVERYTHING, NOW));
    const costs = async () => {
      const { d1, meter } = meterDatabase(env.DB);
      await rowsOf(openDatabase(d1), all);
      const ofCount = meter.rowsRead;
      await listSitemapPages(openDatabase(d1), NOW);
      return [ofCount, meter.rowsRead - ofCount];
    };
    const before = await costs();
    const passed = JSON.stringify(Array.from({ length: 500 }, (_, n) => [n, -n - 1]).flat());
    await env.DB.prepare("insert into tallies select 'week', value, 1 from json_each(?)").bind(passed).run();
    expect(await costs()).toEqual(before);
  });

  const week: (typeof readings)[number] = [
    "a week of the sitemap",
    (db) => listSitemapEvents(db, { week: WEEK, part: 1 }, NOW),
    0,
  ];

  const feasts: (typeof readings)[number] = [
    "the sitemap's feasts",
    (db) =>
      countFeasts(
        db,
        FEAST_KEYS.map((key) => comingFeast(key, NOW)),
        NOW,
      ),
    0,
  ];

  test.each([...readings, week, feasts])("%s is found by an index", async (_, read) => {
    const plans = (await plansOf(read)).flat();
    expect(plans.filter((line) => /^SCAN (e|events)\b/.test(line))).toEqual([]);
  });

  test("a week of the sitemap reads that week only", async () => {
    const { d1, meter } = meterDatabase(env.DB);
    const rows = await listSitemapEvents(openDatabase(d1), { week: WEEK + 2, part: 1 }, NOW);
    expect(meter.rowsRead).toBeLessThanOrEqual(rows.length * 3 + 10);
  });
});

describe("the sitemap's events", () => {
  test("every coming event is on the page of its week", async () => {
    const { weeks } = await listSitemapPages(openDatabase(env.DB), NOW);
    for (const { week, parts } of weeks) {
      expect(parts).toBe(1);
      const listed = await listSitemapEvents(openDatabase(env.DB), { week, part: 1 }, NOW);
      const coming = events.filter((event) => weekOf(event) === week && event.start_time >= NOW);
      expect(listed.map(({ id }) => id).sort()).toEqual(coming.map(({ id }) => id).sort());
    }
    expect(
      weeks.reduce((sum, { week }) => sum + events.filter((event) => weekOf(event) === week).length, 0),
    ).toBeGreaterThan(NUMBER_OF_EVENTS * 0.9);
  });

  test("a crowded week is dealt out to several pages", async () => {
    await env.DB.prepare("update tallies set count = 8100 where of = 'week' and key = ?")
      .bind(WEEK + 3)
      .run();
    const { weeks } = await listSitemapPages(openDatabase(env.DB), NOW);
    expect(weeks.find(({ week }) => week === WEEK + 3)?.parts).toBe(3);
    const db = openDatabase(env.DB);
    const pages = await Promise.all([1, 2, 3].map((part) => listSitemapEvents(db, { week: WEEK + 3, part }, NOW)));
    const inWeek = events.filter((event) => weekOf(event) === WEEK + 3).map(({ id }) => id);
    expect(
      pages
        .flat()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(inWeek.sort());
    expect(Math.max(...pages.map((page) => page.length))).toBeLessThan(inWeek.length / 2);
  });
});
