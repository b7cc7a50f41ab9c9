import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { fillDatabase } from "#test/support/filled-database";
import { expectNothingLost, expectToBeSearched, publicationAt, WITH_INDEX } from "#test/support/migrated-rows";
import { emptyDatabase, letMessagesFail, makeDatabase, migrate } from "#test/support/migrations";

letMessagesFail();

const newest = env.TEST_MIGRATIONS.length;

test("a filled database goes up step by step: at each every row is there, and visitors find the same", async () => {
  await emptyDatabase();
  await migrate(0, WITH_INDEX);
  for (let applied = WITH_INDEX; applied < newest; applied++) {
    await fillDatabase();
    await expectNothingLost(applied, applied + 1);
  }
  await expectToBeSearched(await publicationAt(newest));
});

test("rows from before there was a search are kept by the step that brings it", async () => {
  await emptyDatabase();
  await migrate(0, WITH_INDEX - 1);
  await fillDatabase();
  await expectNothingLost(WITH_INDEX - 1, WITH_INDEX);
});

test("the newest step is taken from the one before by a database that was filled there", async () => {
  await emptyDatabase();
  await migrate(0, newest - 1);
  await fillDatabase();
  const before = await publicationAt(newest - 1);
  await expectNothingLost(newest - 1, newest);
  await expectToBeSearched(before);
});

test("a type of event that the first migrations did not know is taken by the newest, as are all that they knew", async () => {
  await makeDatabase();
  await fillDatabase();
  await env.DB.prepare("update events set event_type = 'exhibition' where id = 'event-1'").run();
  expect(await env.DB.prepare("select event_type from events where id = 'event-1'").first("event_type")).toBe(
    "exhibition",
  );
});
