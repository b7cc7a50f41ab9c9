import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "#db/client";
import { meterDatabase } from "#db/meter";
import { findEventPage, MORE_EVENTS } from "#db/queries/events/page";
import { calendarSyncs, eventSeries } from "#db/schema";
import { fromNow, NOW } from "#test/support/clock";
import { plansOf } from "#test/support/recorded-database";
import { anEvent, anOrganizer, setHidden, testDatabase } from "#test/support/rows";
import { datesOfRun } from "~/schemas/events/dates-of-run";

const find = (id: string) => findEventPage(testDatabase(), id, NOW);

beforeAll(async () => {
  const { id: organizer_id } = await anOrganizer({ id: "church" });
  await testDatabase()
    .insert(eventSeries)
    .values({ id: "weekly", organizer_id, pattern: "weekly", until: "2026-12-31" });
  await testDatabase()
    .insert(calendarSyncs)
    .values({ id: "feed", organizer_id, calendar_name: "Kalender", calendar_url: "https://feed.test/a.ics" });
  for (let week = -1; week < 8; week++) {
    await anEvent({
      id: `week${week}`,
      organizer_id,
      series_id: "weekly",
      start_time: fromNow({ days: 7 * week + 1 }),
    });
  }
  await anEvent({
    id: "concert",
    organizer_id,
    start_time: fromNow({ days: 2 }),
    google_calendar_sync_id: "feed",
    google_event_id: "a",
  });
  await anEvent({ id: "prayer", organizer_id, start_time: fromNow({ days: 3 }) });
  await anEvent({ id: "elsewhere" });
});

const costOf = async (id: string) => {
  const { d1, meter } = meterDatabase(env.DB);
  await findEventPage(openDatabase(d1), id, NOW);
  return meter;
};

test("one round trip, at most 19 rows read, and no scan", async () => {
  const meter = await costOf("week0");
  expect(meter).toMatchObject({ trips: 1 });
  expect(meter.rowsRead).toBeLessThanOrEqual(19);
  const plans = (await plansOf((db) => findEventPage(db, "week0", NOW))).flat();
  expect(plans.filter((line) => /^SCAN (?!\(subquery)/.test(line))).toEqual([]);
  expect(plans.filter((line) => line.includes("TEMP B-TREE"))).toEqual([]);
});

test("no more rows are read where moderators have let all of it be seen", async () => {
  const before = await costOf("week0");
  await setHidden("organizer", "church", false);
  for (const id of ["week0", "week1", "concert", "prayer"]) await setHidden("event", id, false);
  expect(await costOf("week0")).toEqual(before);
});

test("an event comes with its organizer and the name of the calendar it is from", async () => {
  expect((await find("concert"))?.event).toMatchObject({
    id: "concert",
    organizer_id: "church",
    calendar_name: "Kalender",
    tags: "[]",
  });
});

test("all dates of its series come as one row, and no date that is hidden", async () => {
  const idsOf = async () => datesOfRun.parse(JSON.parse((await find("week0"))!.dates!)).map(({ id }) => id);
  const all = await idsOf();
  expect(all).toEqual(expect.arrayContaining(["week-1", "week0", "week1", "week2", "week3", "week4"]));
  await setHidden("event", "week3", true);
  expect(await idsOf()).toEqual(all.filter((id) => id !== "week3"));
  await setHidden("event", "week3", false);
});

test("other coming events of the organizer follow, none of them from its series", async () => {
  expect((await find("week0"))?.more.map((event) => event.id)).toEqual(["concert", "prayer"]);
  expect((await find("concert"))?.more.map((event) => event.id)).toEqual(["week0", "prayer", "week1"]);
  expect((await find("concert"))?.more).toHaveLength(MORE_EVENTS);
  expect(await find("elsewhere")).toMatchObject({ dates: null, more: [] });
});

test("a past event is still found", async () => {
  expect((await find("week-1"))?.event.id).toBe("week-1");
});

describe("what is hidden is not found", () => {
  test("an event that does not exist", async () => {
    expect(await find("nothing")).toBeNull();
  });

  test("a hidden event, also among the others", async () => {
    await setHidden("event", "prayer", true);
    expect(await find("prayer")).toBeNull();
    expect((await find("week0"))?.more.map((event) => event.id)).toEqual(["concert"]);
    await setHidden("event", "prayer", false);
  });

  test("an event of a hidden organizer", async () => {
    await setHidden("organizer", "church", true);
    expect(await find("concert")).toBeNull();
    await setHidden("organizer", "church", false);
  });
});
