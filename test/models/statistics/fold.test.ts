import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { openDatabase } from "#db/client";
import { meterDatabase } from "#db/meter";
import { addCounts, type DayCount, foldCounts } from "#db/queries/statistics/counts";
import { findEventStatistics, findOrganizerStatistics } from "#db/queries/statistics/sums";
import { settlingDatabase } from "#db/settling";
import { NOW } from "#test/support/clock";
import { manyEvents } from "#test/support/many-rows";
import { seededRandom } from "#test/support/random";
import { anEvent, anOrganizer, testDatabase } from "#test/support/rows";
import { deleteExpiredData } from "~/models/retention/expire";
import { foldStatistics } from "~/models/statistics/fold";

const db = testDatabase();
let organizer: string;
let event: string;

beforeEach(async () => {
  await env.DB.batch(["counts", "organizer_days", "event_months"].map((name) => env.DB.prepare(`delete from ${name}`)));
  organizer = (await anOrganizer()).id;
  event = (await anEvent({ organizer_id: organizer })).id;
});

const ofEvent = (day: string, sum: number, kind: DayCount["kind"] = "views"): DayCount => ({
  day,
  kind,
  content_type: "event",
  content_id: event,
  sum,
});
const ofOrganizer = (day: string, sum: number, kind: DayCount["kind"] = "views"): DayCount => ({
  ...ofEvent(day, sum, kind),
  content_type: "organizer",
  content_id: organizer,
});

const all = async <T>(name: string) => (await env.DB.prepare(`select * from ${name}`).all<T>()).results;
const NOTHING = { calendar_adds: 0, favorites: 0, ticket_clicks: 0, direction_clicks: 0, embeds: 0, subscriptions: 0 };

test("the days that are over are added to the sums of the organizer and its events; today waits", async () => {
  await addCounts(db, [
    ofEvent("2026-06-02", 7),
    ofEvent("2026-06-03", 2),
    ofEvent("2026-06-03", 1, "shares"),
    ofOrganizer("2026-06-03", 5),
    ofEvent("2026-06-04", 9),
  ]);
  await foldStatistics({ db, now: NOW });
  expect(await all("organizer_days")).toEqual([
    { organizer_id: organizer, day: "2026-06-02", views: 7, shares: 0, ...NOTHING },
    { organizer_id: organizer, day: "2026-06-03", views: 7, shares: 1, ...NOTHING },
  ]);
  expect(await all("event_months")).toEqual([
    { event_id: event, month: "2026-06", organizer_id: organizer, views: 9, shares: 1, ...NOTHING },
  ]);
  expect(await all("counts")).toMatchObject([{ day: "2026-06-04", sum: 9 }]);
});

test("a second run adds nothing, and a count that comes late is added to what is there", async () => {
  await addCounts(db, [ofEvent("2026-06-03", 4)]);
  await foldStatistics({ db, now: NOW });
  await foldStatistics({ db, now: NOW });
  await addCounts(db, [ofEvent("2026-06-03", 2)]);
  await foldStatistics({ db, now: NOW });
  expect(await all("organizer_days")).toMatchObject([{ views: 6 }]);
  expect(await all("event_months")).toMatchObject([{ views: 6 }]);
});

test("a run takes a part of many counts, the next the rest, each once", async () => {
  await addCounts(db, [ofEvent("2026-06-01", 1), ofEvent("2026-06-02", 2), ofEvent("2026-06-03", 4)]);
  const left: number[] = [];
  for (let run = 0; run < 3; run++) {
    await foldCounts(db, "2026-06-04", 2);
    left.push((await all("counts")).length);
  }
  expect(left).toEqual([1, 0, 0]);
  expect(await all("event_months")).toMatchObject([{ views: 7 }]);
});

test("what is counted of something that is gone, or never was, is dropped", async () => {
  await addCounts(db, [
    { ...ofEvent("2026-06-03", 3), content_id: "finnes-ikke" },
    { ...ofOrganizer("2026-06-03", 3), content_id: "finnes-ikke" },
    { ...ofOrganizer("2026-06-03", 3), content_id: event },
  ]);
  await foldStatistics({ db, now: NOW });
  expect([await all("counts"), await all("organizer_days"), await all("event_months")]).toEqual([[], [], []]);
});

test("statistics go with the event and with the organizer", async () => {
  await addCounts(db, [ofEvent("2026-06-03", 8)]);
  await foldStatistics({ db, now: NOW });
  await settlingDatabase(env.DB).prepare("delete from events where id = ?").bind(event).run();
  expect([(await all("event_months")).length, (await all("organizer_days")).length]).toEqual([0, 1]);
  await settlingDatabase(env.DB).prepare("delete from organizers where id = ?").bind(organizer).run();
  expect(await all("organizer_days")).toEqual([]);
});

test("sums are kept for twenty-five months", async () => {
  await addCounts(db, [ofEvent("2024-05-31", 8), ofEvent("2024-06-01", 9)]);
  await foldStatistics({ db, now: NOW });
  await deleteExpiredData({ db, now: NOW });
  expect(await all("organizer_days")).toMatchObject([{ day: "2024-06-01" }]);
  expect(await all("event_months")).toMatchObject([{ month: "2024-06" }]);
});

test("two thousand events with a year of numbers stay quick: one round trip, few rows read", async () => {
  const ids = (await manyEvents(2_000, seededRandom(3))).map(({ id }) => id);
  await env.DB.batch([
    env.DB.prepare(
      `with recursive m (m) as (select 1 union all select m + 1 from m where m < 12)
        insert into event_months (event_id, month, organizer_id, views, shares)
        select value, printf('2026-%02d', m), ?, key % 90, key % 7 from json_each(?), m`,
    ).bind(organizer, JSON.stringify(ids)),
    env.DB.prepare(
      `with recursive n (n) as (select 0 union all select n + 1 from n where n < 364)
        insert into organizer_days (organizer_id, day, views) select ?, date('2026-01-01', n || ' days'), n from n`,
    ).bind(organizer),
  ]);
  const { d1, meter } = meterDatabase(env.DB);
  const found = await findOrganizerStatistics(openDatabase(d1), organizer, {
    days: { from: "2026-12-01", to: "2026-12-31" },
    months: { from: "2026-01-01", to: "2026-12-31" },
    events: { month: "2026-12", sort: "shares", limit: 26, offset: 50 },
    today: "2026-12-31",
  });
  expect([found.days.length, found.months.length, found.events.length]).toEqual([31, 12, 26]);
  expect(meter.trips).toBe(1);
  // The month's two thousand rows by their index, a year of days, and a page of events.
  expect(meter.rowsRead).toBeLessThanOrEqual(5_000);
  meter.rowsRead = 0;
  const one = await findEventStatistics(openDatabase(d1), ids[7]!);
  expect(one?.months).toHaveLength(12);
  expect(meter.rowsRead).toBeLessThanOrEqual(15);
});
