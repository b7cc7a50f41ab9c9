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

test("what could be undone before still can where the history has come to hold it", async () => {
  const log = env.TEST_MIGRATIONS.findIndex(({ name }) => name === "0069_one_log.sql");
  await emptyDatabase();
  await migrate(0, log);
  await fillDatabase();
  const ofEvent = "from events where id = 'event-0'";
  await env.DB.batch(
    [
      `insert into event_history (id, organizer_id, event_id, act, count, done_at) select 'press', organizer_id, id, 'state', 1, 100 ${ofEvent}`,
      `insert into event_state_changes values ('change', 'event-0', '[{"id":"event-0","version":2}]', null, 100)`,
      `insert into event_steps select 'step', organizer_id, 'type', 1, '[]', 100, null ${ofEvent}`,
      `insert into event_step_rows values ('step', 'event-0', 'Messe', '{"event_type":"service"}', 2)`,
    ].map((statement) => env.DB.prepare(statement)),
  );
  await migrate(log, newest);
  const { results } = await env.DB.prepare(
    "select act, event_id, undo, undo_until from event_history where id in ('press', 'step') order by id",
  ).all<{ undo: string }>();
  const before = { event_id: "event-0", title: "Messe", before: { event_type: "service" }, version: 2 };
  expect(results.map((row) => ({ ...row, undo: JSON.parse(row.undo) as unknown }))).toEqual([
    {
      ...{ act: "state", event_id: "event-0", undo_until: 3700 },
      undo: { of: "states", states: [{ id: "event-0", version: 2 }], local: null },
    },
    {
      ...{ act: "several", event_id: "step", undo_until: 3700 },
      undo: { of: "step", act: "type", left: [], events: [before] },
    },
  ]);
});

test("a type of event that the first migrations did not know is taken by the newest, as are all that they knew", async () => {
  await makeDatabase();
  await fillDatabase();
  await env.DB.prepare("update events set event_type = 'exhibition' where id = 'event-1'").run();
  expect(await env.DB.prepare("select event_type from events where id = 'event-1'").first("event_type")).toBe(
    "exhibition",
  );
});
