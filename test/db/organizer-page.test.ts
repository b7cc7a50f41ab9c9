import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/client";
import { meterDatabase } from "#db/meter";
import { findOrganizerPage, ORGANIZER_EVENTS_CAP } from "#db/queries/organizers/page";
import { fromNow, NOW } from "#test/support/clock";
import { plansOf } from "#test/support/recorded-database";
import { anEvent, anOrganizer, setHidden, testDatabase } from "#test/support/rows";

const find = (id: string) => findOrganizerPage(testDatabase(), id, NOW);

beforeAll(async () => {
  const { id: organizer_id } = await anOrganizer({ id: "busy", name: "Lillehavn menighet" });
  for (let day = -2; day < ORGANIZER_EVENTS_CAP + 10; day++) {
    await anEvent({ id: `day${day}`, organizer_id, start_time: fromNow({ days: day }) });
  }
  await anOrganizer({ id: "small" });
  for (const day of [3, 1, 2])
    await anEvent({ id: `small${day}`, organizer_id: "small", start_time: fromNow({ days: day }) });
  await anOrganizer({ id: "empty" });
});

test("the next events from now on, the soonest first, and that there are more than can be counted", async () => {
  const page = await find("busy");
  expect(page?.organizer.name).toBe("Lillehavn menighet");
  expect(page?.events.map((event) => event.id)).toEqual(
    Array.from({ length: ORGANIZER_EVENTS_CAP }, (_, day) => `day${day}`),
  );
  expect(page).toMatchObject({ total: ORGANIZER_EVENTS_CAP, totalIsCapped: true });
});

test("few events are counted exactly", async () => {
  const page = await find("small");
  expect(page?.events.map((event) => event.id)).toEqual(["small1", "small2", "small3"]);
  expect(page).toMatchObject({ total: 3, totalIsCapped: false });
  expect(await find("empty")).toMatchObject({ events: [], total: 0 });
});

test("hidden events are neither shown nor counted, a hidden organizer is not found", async () => {
  await setHidden("event", "small1", true);
  expect(await find("small")).toMatchObject({ total: 2, events: [{ id: "small2" }, { id: "small3" }] });
  await setHidden("organizer", "small", true);
  expect(await find("small")).toBeNull();
  expect(await find("nobody")).toBeNull();
});

test("one round trip, at most 59 rows read, and no scan", async () => {
  const { d1, meter } = meterDatabase(env.DB);
  await findOrganizerPage(openDatabase(d1), "busy", NOW);
  expect(meter).toMatchObject({ trips: 1 });
  expect(meter.rowsRead).toBeLessThanOrEqual(59);
  const plans = (await plansOf((db) => findOrganizerPage(db, "busy", NOW))).flat();
  expect(plans.filter((line) => /^SCAN (?!\(subquery|event_search VIRTUAL)/.test(line))).toEqual([]);
  expect(plans.filter((line) => line.includes("TEMP B-TREE"))).toEqual([]);
});

test("the next service is the first that takes place: not a cancelled or postponed one, nor anything else", async () => {
  const { id: organizer_id } = await anOrganizer();
  const at = (days: number, given: Parameters<typeof anEvent>[0] = {}) =>
    anEvent({ organizer_id, start_time: fromNow({ days }), ...given });
  await at(1, { event_type: "concert" });
  expect((await find(organizer_id))?.nextService).toBeNull();
  await at(2, { state: "cancelled" });
  await at(3, { state: "postponed" });
  const hidden = await at(4);
  await setHidden("event", hidden.id, true);
  const moved = await at(5, { state: "moved" });
  await at(6);
  expect((await find(organizer_id))?.nextService?.id).toBe(moved.id);
});
