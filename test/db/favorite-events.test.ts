import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "#db/client";
import { meterDatabase } from "#db/meter";
import { listFavoriteEvents } from "#db/queries/favorites/events";
import { fromNow, NOW } from "#test/support/clock";
import { plansOf } from "#test/support/recorded-database";
import { anEvent, anOrganizer, setHidden, testDatabase } from "#test/support/rows";

const list = (eventIds: string[], organizerIds: string[] = []) =>
  listFavoriteEvents(testDatabase(), { eventIds, organizerIds, now: NOW });
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);

beforeAll(async () => {
  await anOrganizer({ id: "church", name: "Østre kirke" });
  await anOrganizer({ id: "chapel", name: "Bedehuset" });
  await anOrganizer({ id: "hidden-house", name: "Skjult" });
  for (const [id, hours] of [
    ["later", 100],
    ["soon", 1],
    ["now", 0],
    ["over", -1],
    ["long-over", -1000],
  ] as const) {
    await anEvent({ id, organizer_id: "church", start_time: fromNow({ hours }) });
  }
  for (let day = 1; day <= 5; day++)
    await anEvent({ id: `chapel-${day}`, organizer_id: "chapel", start_time: fromNow({ days: day }) });
  await anEvent({ id: "hidden", organizer_id: "church" });
  await anEvent({ id: "in-hidden-house", organizer_id: "hidden-house" });
  await setHidden("event", "hidden", true);
  await setHidden("organizer", "hidden-house", true);
});

describe("favourites", () => {
  test("the coming ones, soonest first, from now on; those over, hidden or gone are left out", async () => {
    const { events } = await list(["later", "over", "gone", "hidden", "in-hidden-house", "now", "soon"]);
    expect(ids(events)).toEqual(["now", "soon", "later"]);
    expect(events[0]).toMatchObject({ organizer_name: "Østre kirke", organizer_city: "Oslo", distance_km: null });
  });

  test("what is over comes apart, latest first; what is hidden or gone does not", async () => {
    const { past } = await list(["later", "long-over", "over", "gone", "hidden", "soon"]);
    expect(ids(past)).toEqual(["over", "long-over"]);
  });

  test("nothing saved, nothing found", async () => {
    expect(await list([])).toEqual({ events: [], past: [], followed: [], followedEvents: [], gone: [] });
  });

  test.each(["'", '"', "]", "%", "\\", "null"])("an id like %s finds nothing", async (id) => {
    expect((await list([id], [id])).events).toEqual([]);
  });
});

test("followed congregations by name, each with its next three events, all in order of time", async () => {
  const { followed, followedEvents } = await list([], ["church", "hidden-house", "gone", "chapel"]);
  expect(ids(followed)).toEqual(["chapel", "church"]);
  expect(ids(followedEvents)).toEqual(["now", "soon", "chapel-1", "chapel-2", "chapel-3", "later"]);
});

describe("what it costs", () => {
  test("one round trip, and a handful of rows for each id", async () => {
    const { d1, meter } = meterDatabase(env.DB);
    const eventIds = [...Array.from({ length: 490 }, (_, n) => `gone-${n}`), "soon", "later"];
    await listFavoriteEvents(openDatabase(d1), { eventIds, organizerIds: ["church", "chapel"], now: NOW });
    expect(meter.trips).toBe(1);
    expect(meter.rowsRead).toBeLessThanOrEqual(eventIds.length * 3 + 100);
  });

  test("events are looked up, never looked through", async () => {
    const plans = (
      await plansOf((db) => listFavoriteEvents(db, { eventIds: ["soon"], organizerIds: ["church"], now: NOW }))
    ).flat();
    expect(plans.filter((line) => /^SCAN (e|v|o|events|organizers)\b/.test(line))).toEqual([]);
  });
});
