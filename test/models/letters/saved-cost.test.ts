import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabase } from "#db/client";
import { meterDatabase } from "#db/meter";
import { claimPushes } from "#db/queries/letters/devices";
import { letterEvents, letterReaders, userFavorites, users } from "#db/schema";
import { fromNow, NOW } from "#test/support/clock";
import { aReader } from "#test/support/letters";
import { anEvent, testDatabase } from "#test/support/rows";
import { testSettings } from "#test/support/settings";
import { unixSeconds } from "~/domain/time/days-and-moments";
import type { JobMessage } from "~/jobs/queue";
import { enqueueSavedNews, tellSaved } from "~/models/letters/saved";

const db = testDatabase();
const SAVERS = 240;

/** Half of them have an account. */
async function savedByMany(): Promise<string> {
  const { id: event } = await anEvent({ start_time: fromNow({ days: 1 }), end_time: null });
  for (let n = 0; n < SAVERS; n += 2) {
    const account = `konto-${n}`;
    await db.insert(users).values({ id: account, email: `${account}@lillevik.test`, password_hash: "x" });
    await db.insert(userFavorites).values({ id: account, user_id: account, event_id: event });
    await aReader({ user_id: account, weekly: false, next_at: null, reminder: "day" });
    const { id } = await aReader({ weekly: false, next_at: null, reminder: "day" });
    await db.insert(letterEvents).values({ reader_id: id, event_id: event });
  }
  return event;
}

test("a minute with nothing to tell reads no event that does not begin then", async () => {
  for (let n = 0; n < 50; n++) await anEvent({ start_time: fromNow({ days: 5, minutes: n }), end_time: null });
  const jobs = { enqueue: () => Promise.resolve() };
  await enqueueSavedNews({ db, jobs, now: fromNow({ minutes: -1 }) });
  const { d1, meter } = meterDatabase(env.DB);
  await enqueueSavedNews({ db: openDatabase(d1), jobs, now: NOW });
  expect(meter.rowsRead).toBeLessThan(20);
});

test("a job claims its own pushes alone, however many wait", async () => {
  const { id } = await aReader({ channel: "push" });
  await db.run(sql`insert into outbox (id, key, channel, recipient, subject, reader_id, due_at)
    select 'push-' || value, 'push-' || value, 'push', 'fcm.test', 'Hei', ${id}, ${unixSeconds(NOW)}
    from json_each(${JSON.stringify(Array.from({ length: 500 }, (_, n) => n))})`);
  const { d1, meter } = meterDatabase(env.DB);
  await claimPushes(openDatabase(d1), ["push-7", "push-9"], { now: NOW, until: fromNow({ minutes: 5 }) });
  expect(meter.rowsRead).toBeLessThan(20);
  await db.delete(letterReaders);
});

test("each of many who saved an event is told once, and a job reads its own readers alone", async () => {
  const event = await savedByMany();
  const waiting: JobMessage[] = [{ type: "tell_saved", event_id: event, occasion: "day", after: "" }];
  let jobs = 0;
  for (let job = waiting.shift(); job; job = waiting.shift()) {
    if (job.type !== "tell_saved") continue;
    const { d1, meter } = meterDatabase(env.DB);
    const enqueue = async (messages: JobMessage[]) => void waiting.push(...messages);
    await tellSaved(job, { db: openDatabase(d1), jobs: { enqueue }, settings: testSettings, now: NOW });
    expect(meter.rowsRead).toBeLessThan(50 * 16);
    jobs++;
  }
  expect(jobs).toBe(5);
  const told = await db
    .select({ n: sql<number>`count(*)`.as("n"), readers: sql<number>`count(distinct reader_id)`.as("readers") })
    .from(sql`outbox where reader_id is not null`);
  expect(told).toEqual([{ n: SAVERS, readers: SAVERS }]);
  await db.delete(letterReaders);
});
