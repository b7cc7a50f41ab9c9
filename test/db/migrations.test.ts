import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { fillDatabase, rowsOfTables, tableNames } from "#test/support/filled-database";
import { emptyDatabase, migrate } from "#test/support/migrations";
import { setHidden } from "#test/support/rows";
import { OSLO, search } from "#test/support/search";
import { actualPublication, expectedPublication } from "#test/support/search-index";

const newest = env.TEST_MIGRATIONS.length;

test("the migrations make every table, view and trigger, and the one row of publication", async () => {
  const { results } = await env.DB.prepare("select type, count(*) as n from sqlite_schema group by type").all();
  expect(Object.fromEntries(results.map((row) => [row["type"], row["n"]]))).toMatchObject({ view: 11 });
  expect(await env.DB.prepare("select epoch from publication").first("epoch")).toBe(1);
});

/** The search index came with the second migration. */
const WITHOUT_INDEX = 1;

describe.each(env.TEST_MIGRATIONS.map(({ name }, index) => ({ name, applied: index + 1 })))(
  "a filled database that stands at $name",
  ({ applied }) => {
    beforeEach(async () => {
      await emptyDatabase();
      await migrate(0, applied);
      await fillDatabase();
    });

    test("keeps every row of every table, and ends as one that was made anew", async () => {
      const before = await rowsOfTables();
      expect(Object.keys(before)).toEqual(expect.arrayContaining(WRITTEN_BY_PEOPLE));
      await migrate(applied, newest);
      expect(await rowsOfTables(before)).toEqual(before);
      const migrated = await namesInSchema();
      await emptyDatabase();
      await migrate(0, newest);
      expect(migrated).toEqual(await namesInSchema());
    });

    if (applied === WITHOUT_INDEX) return;
    test("finds the same by search, and its triggers fire", async () => {
      const before = await actualPublication();
      expect(before.events).toEqual(expect.arrayContaining(VISIBLE));
      await migrate(applied, newest);
      expect(await actualPublication()).toEqual(before);
      expect(await expectedPublication()).toEqual(before);

      expect(await found({})).toEqual(before.events);
      expect(await found({ circle: { ...OSLO, radiusKm: 10 } })).toEqual(before.events);
      expect(await found({ query: "kveld korps" })).toEqual(before.events);
      expect(await found({ types: ["concert"] })).toEqual(["event-2"]);
      expect(await found({ types: ["conference"] })).toEqual(["event-4", "event-of-days"]);

      await env.DB.batch([
        env.DB.prepare("delete from events where id = 'event-0'"),
        env.DB.prepare("update events set start_time = start_time + 864000, end_time = null where id = 'event-2'"),
      ]);
      await setHidden("event", "event-4", true);
      await setHidden("event", "event-hidden", false);
      const after = await actualPublication();
      expect(after).toEqual(await expectedPublication());
      expect(after.events).toEqual(
        [...before.events, "event-hidden"].filter((id) => id !== "event-0" && id !== "event-4").sort(),
      );
      expect(await found({})).toEqual(after.events);
      expect(await favorites()).toEqual(["event-2", "event-hidden", "event-of-days"]);
    });
  },
);

const WRITTEN_BY_PEOPLE = ["events", "images", "organizers", "user_favorites", "user_reports", "users"];

/** All but the hidden event, and the held one since there is a column for that. */
const VISIBLE = ["event-0", "event-1", "event-2", "event-3", "event-4", "event-5", "event-of-days"];

const found = async (wanted: Parameters<typeof search>[0]) => (await search(wanted)).events.map(({ id }) => id).sort();

const favorites = async () =>
  (await env.DB.prepare("select event_id from user_favorites order by 1").all<{ event_id: string }>()).results.map(
    ({ event_id }) => event_id,
  );

const namesInSchema = async () =>
  (await env.DB.prepare("select type || ' ' || name as entry from sqlite_schema order by 1").all()).results;

test("a type of event that the first migrations did not know is taken by the newest, as are all that they knew", async () => {
  await emptyDatabase();
  await migrate(0, newest);
  await fillDatabase();
  await env.DB.prepare("update events set event_type = 'exhibition' where id = 'event-1'").run();
  expect(await env.DB.prepare("select event_type from events where id = 'event-1'").first("event_type")).toBe(
    "exhibition",
  );
});

test("there are rows in every table, so that nothing is kept merely because there was nothing", async () => {
  await emptyDatabase();
  await migrate(0, newest);
  await fillDatabase();
  expect(Object.keys(await rowsOfTables()).sort()).toEqual((await tableNames()).sort());
});
