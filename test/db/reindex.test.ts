import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { countUnfound } from "#db/queries/search/index-check";
import { fromNow, NOW } from "#test/support/clock";
import { manyEvents } from "#test/support/many-rows";
import { seededRandom } from "#test/support/random";
import { anEvent, anOrganizer, testDatabase } from "#test/support/rows";
import { search } from "#test/support/search";
import { actualPublication, expectedPublication } from "#test/support/search-index";
import { visit } from "#test/support/visitor";
import { checkSearchIndex } from "~/models/search/check-index";
import { emptyIndexStatements, portionStatements, reindex } from "../../scripts/admin/reindex";

async function run(statements: readonly string[]): Promise<unknown> {
  const results = await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
  return results.at(-1)!.results[0];
}

/** Returns how many portions it took. */
async function rebuild(): Promise<number> {
  const said: string[] = [];
  await reindex(run, (line) => void said.push(line), 3);
  expect(said[0]).toMatch(/^\d+ events: about \d+ rows read and \d+ written, at most 0\.00 dollars, in \d portions/);
  return said.filter((line) => line.includes("events are left")).length;
}

const found = async (query: string) => (await search({ query })).events.map(({ title }) => title);

test("the index is made anew in portions, goes on where it was stopped, and what comes meanwhile is found", async () => {
  const organizer_id = (await anOrganizer({ name: "Nøstet" })).id;
  const add = (title: string, days: number) => anEvent({ organizer_id, title, start_time: fromNow({ days }) });
  for (let n = 1; n <= 10; n++) await add(`Salmekveld ${n}`, 7 * n);
  await run([
    "delete from event_search where rowid in (select sort_key from events order by sort_key limit 4)",
    "insert into event_search (rowid, words, organizer, facets) values (99, 'ingenting', '', '')",
    "insert or replace into event_search (rowid, words, organizer, facets) select max(sort_key), 'feil', '', '' from events",
    "delete from search_word_ends",
  ]);
  expect(await found("salmekveld")).toEqual([]);

  expect(await run(portionStatements(3))).toEqual({ remaining: 7 });
  expect(await found("salme")).toHaveLength(8);
  await add("Salmestund", 1);
  await add("Salmesang", 20);
  expect(await found("stund")).toEqual(["Salmestund"]);
  expect(await rebuild()).toBe(3);
  expect(await actualPublication()).toEqual(await expectedPublication());
  expect(await found("kveld nøstet")).toHaveLength(10);
  expect(await rebuild()).toBe(4);
  expect(await actualPublication()).toEqual(await expectedPublication());
});

test("an index that is gone is made from nothing", async () => {
  await env.DB.exec("drop table event_search");
  await run(emptyIndexStatements(env.TEST_SCHEMA.join("")));
  await rebuild();
  expect(await actualPublication()).toEqual(await expectedPublication());
  expect(await found("salme")).toHaveLength(12);
});

test("an index that does not find events by their words is noticed by the cron, and by whoever asks how the product is", async () => {
  const night = new Date("2026-06-05T01:15:00Z");
  const db = testDatabase();
  await checkSearchIndex({ db, now: night });
  expect(await countUnfound(db, 100)).toBe(0);
  await run(["insert or replace into event_search (rowid, words) select sort_key, 'annet' from events"]);
  expect(await countUnfound(db, 100)).toBeGreaterThan(0);
  await expect(checkSearchIndex({ db, now: night })).rejects.toThrow("npm run admin -- reindex");
  await expect(checkSearchIndex({ db, now: NOW })).rejects.toThrow("npm run admin -- reindex");
  expect(await (await visit("/healthz")).json()).toMatchObject({ status: "failing", database: true, search: false });
  await rebuild();
  expect(await countUnfound(db, 100)).toBe(0);
});

test("what it costs is said before, and is about what it costs", async () => {
  const [said, cost] = [[] as string[], { read: 0, written: 0 }];
  const counting = async (statements: readonly string[]) => {
    const results = await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
    if (said.length > 0)
      for (const { meta } of results) {
        cost.read += meta.rows_read;
        cost.written += meta.rows_written;
      }
    return results.at(-1)!.results[0];
  };
  await manyEvents(3000, seededRandom(3));
  await reindex(counting, (line) => void said.push(line));
  const [, read, written] = /about (\d+) rows read and (\d+) written/.exec(said[0]!)!.map(Number);
  for (const [was, estimated] of [
    [cost.read, read!],
    [cost.written, written!],
  ] as const)
    expect([was <= estimated * 1.1, was >= estimated / 3]).toEqual([true, true]);
});
