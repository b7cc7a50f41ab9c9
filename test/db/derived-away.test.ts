import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { settleTouched } from "#db/queries/site/touched";
import { events, touched } from "#db/schema";
import { aCalendar, runCalendar } from "#test/support/calendar-work";
import { fromNow } from "#test/support/clock";
import { derivedTables } from "#test/support/derived-tables";
import { eventForm } from "#test/support/event-forms";
import { calendarText } from "#test/support/feed-calendars";
import { makeDatabase } from "#test/support/migrations";
import { sendEvent } from "#test/support/published-series";
import { anEvent, anOrganizer, setHidden, testDatabase } from "#test/support/rows";
import { actualPublication, expectedPublication } from "#test/support/search-index";
import { emptyIndexStatements, REBUILT, reindex } from "../../scripts/admin/reindex";

beforeEach(makeDatabase);
afterEach(makeDatabase);

const db = testDatabase();
const run = (statements: readonly string[]) => env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));

const publish = (organizerId: string, texts: Parameters<typeof eventForm>[0], key: string) =>
  sendEvent(organizerId, { form: eventForm({ title: key, ...texts }), key });

async function expectAgreement() {
  const { actual, expected } = await derivedTables();
  expect(actual).toEqual(expected);
  expect(await actualPublication()).toEqual(await expectedPublication());
  expect(await db.select().from(touched)).toEqual([]);
}

/** What breaks each table that writing an event should not need. */
const BROKEN: Record<string, string> = {
  ...Object.fromEntries(REBUILT.map((table) => [`no ${table}`, `drop table ${table}`])),
  "an index that is none": "drop table event_search; create table event_search (words text)",
};

test.each(Object.entries(BROKEN))(
  "with %s events are published, changed, imported, hidden and deleted, and all follows once it is back",
  async (_, broken) => {
    const { id: organizer_id } = await anOrganizer();
    const [moved, gone, hidden] = [
      await anEvent({ organizer_id }),
      await anEvent({ organizer_id }),
      await anEvent({ organizer_id }),
    ];
    await run(broken.split("; "));

    expect((await publish(organizer_id, {}, "one")).ok).toBe(true);
    const weekly = { series_pattern: "weekly", series_until: "2026-08-01" };
    expect((await publish(organizer_id, weekly, "many")).ok).toBe(true);
    const { id } = await aCalendar();
    const feed = calendarText([{ uid: "a", summary: "Fredagsklubb", inDays: 2, rrule: "FREQ=WEEKLY;COUNT=5" }]);
    expect((await runCalendar(id, feed)).report).toMatchObject({ events_new: 5 });
    await db
      .update(events)
      .set({ start_time: fromNow({ days: 40 }), end_time: null })
      .where(eq(events.id, moved.id));
    await db.delete(events).where(eq(events.id, gone.id));
    await setHidden("event", hidden.id, true);
    expect(await db.select().from(touched)).not.toEqual([]);
    await expect(settleTouched(db)).rejects.toThrow();
    expect(await db.select({ id: events.id }).from(events).where(eq(events.id, gone.id))).toEqual([]);

    await run(emptyIndexStatements(env.TEST_SCHEMA.join("")));
    await reindex(
      async (statements) => (await run(statements)).at(-1)!.results[0],
      () => undefined,
    );
    await expectAgreement();
  },
);

test("what is broken for a moment is settled by the minute's task, from how it was before", async () => {
  const { id: organizer_id } = await anOrganizer();
  const { id } = await anEvent({ organizer_id });
  await run(["create trigger broken before insert on tallies begin select raise(abort, 'broken'); end"]);
  const set = (days: number) => db.update(events).set({ start_time: fromNow({ days }), end_time: null });
  await set(20).where(eq(events.id, id));
  await set(40).where(eq(events.id, id));
  await anEvent({ organizer_id, title: "Salmekveld" });
  expect(await db.select().from(touched)).toHaveLength(2);
  await run(["drop trigger broken"]);
  await settleTouched(db);
  await expectAgreement();
});

test("a write that fails by itself fails, and leaves nothing touched", async () => {
  const { id } = await anEvent();
  await expect(db.run(sql`update events set title = '' where id = ${id}`)).rejects.toThrow();
  await expectAgreement();
});

test("more than is settled at once is settled in portions", async () => {
  const { id: organizer_id } = await anOrganizer();
  for (let n = 0; n < 6; n++) await anEvent({ organizer_id, start_time: fromNow({ days: n }) });
  await env.DB.prepare("update events set start_time = start_time + 864000, end_time = null").run();
  for (const left of [4, 2, 0]) {
    await env.DB.prepare(
      "insert into settling (before) select coalesce((select seq from touched order by seq limit 1 offset 2), 1e15)",
    ).run();
    expect(await db.select().from(touched)).toHaveLength(left);
  }
  await expectAgreement();
});
