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
      `insert into event_history (id, organizer_id, event_id, act, count, done_at) select 'press-of-imported', organizer_id, id, 'state', 1, 200 ${ofEvent}`,
      `insert into event_state_changes values ('change', 'event-0', '[{"id":"event-0","version":2}]', null, 100)`,
      `insert into event_state_changes values ('imported', 'event-0', '[]', '[{"field":"state"}]', 200)`,
      `insert into event_steps select 'step', organizer_id, 'type', 1, '[]', 100, null ${ofEvent}`,
      `insert into event_steps select 'step-deleted', organizer_id, 'delete', 1, '[]', 100, null ${ofEvent}`,
      `insert into event_steps select 'step-undone', organizer_id, 'type', 1, '[]', 100, 150 ${ofEvent}`,
      `insert into event_step_rows values ('step', 'event-0', 'Messe', '{"event_type":"service"}', 2)`,
      `insert into intakes (id, organizer_id, kind, name, rows, not_understood, past, is_cut, published_at, replaced)
        select 'intake', organizer_id, 'text', 'Høst', '[]', '[]', 0, 0, unixepoch(), '[{"id":"event-0"}]' ${ofEvent}`,
    ].map((statement) => env.DB.prepare(statement)),
  );
  await migrate(log, newest);
  const { results } = await env.DB.prepare(
    "select id, act, undo, iif(id = 'intake', undo_until - done_at, undo_until) as until from event_history where undo is not null order by id",
  ).all<{ id: string; act: string; undo: string; until: number | null }>();
  const before = { event_id: "event-0", title: "Messe", before: { event_type: "service" }, version: 2 };
  const step = { of: "step", act: "type", left: [], events: [] };
  expect(results.map(({ undo, ...row }) => [...Object.values(row), JSON.parse(undo) as unknown])).toEqual([
    ["intake", "intake", 3600, { of: "intake", events: [{ id: "event-0" }] }],
    ["press", "state", 3700, { of: "states", states: [{ id: "event-0", version: 2 }], local: null }],
    ["press-of-imported", "state", 3800, { of: "states", states: [], local: [{ field: "state" }] }],
    ["step", "several", 3700, { ...step, events: [before] }],
    ["step-deleted", "several", 2_592_100, { ...step, act: "delete" }],
    ["step-undone", "several", null, step],
  ]);
});

test("how far each has come goes along", async () => {
  const progress = env.TEST_MIGRATIONS.findIndex(({ name }) => name === "0071_smaller_cellar.sql");
  await emptyDatabase();
  await migrate(0, progress);
  await fillDatabase();
  await env.DB.exec("delete from letter_progress; delete from cron_runs");
  await env.DB.exec(
    "insert into letter_progress values ('day', 8); insert into cron_runs values ('restored', 9); update publication set epoch = 7",
  );
  await migrate(progress, newest);
  const { results } = await env.DB.prepare(
    "select name, number from numbers where name not in ('organizers', 'users') order by name",
  ).all<{ name: string; number: number }>();
  expect(results.map(({ name, number }) => `${name} ${number}`)).toEqual(["cards 0", "day 8", "epoch 7", "restored 9"]);
});

test("a type of event that the first migrations did not know is taken by the newest, as are all that they knew", async () => {
  await makeDatabase();
  await fillDatabase();
  await env.DB.prepare("update events set event_type = 'exhibition' where id = 'event-1'").run();
  expect(await env.DB.prepare("select event_type from events where id = 'event-1'").first("event_type")).toBe(
    "exhibition",
  );
});
