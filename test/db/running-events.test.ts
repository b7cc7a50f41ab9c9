import { beforeAll, expect, test } from "vitest";
import { fromNow } from "#test/support/clock";
import { anEvent, setHidden } from "#test/support/rows";
import { OSLO, search } from "#test/support/search";

const lasting = (id: string, from: Parameters<typeof fromNow>[0], to: Parameters<typeof fromNow>[0], more = {}) =>
  anEvent({ id, start_time: fromNow(from), end_time: fromNow(to), event_type: "conference", ...more });

beforeAll(async () => {
  await lasting("camp", { days: -1 }, { days: 2 }, { event_type: "youth", title: "Sommerleir" });
  await lasting("exhibition", { days: -100 }, { days: 100 }, { lat: 69.65, lng: 18.96 });
  await lasting("barely-long", { hours: -17 }, { hours: 1 });
  await lasting("too-short", { hours: -16 }, { hours: 1 });
  await lasting("over", { days: -3 }, { minutes: 0 });
  await lasting("not-begun", { minutes: 1 }, { days: 3 });
  await lasting("hidden", { days: -1 }, { days: 1 });
  await lasting("cancelled", { days: -1 }, { days: 1 }, { state: "cancelled" });
  await lasting("postponed", { days: -1 }, { days: 1 }, { state: "postponed" });
  await lasting("endless", { days: -400 }, { days: 400 });
  await setHidden("event", "hidden", true);
});

const running = async (wanted: Parameters<typeof search>[0] = {}) =>
  (await search(wanted, true)).running.map(({ id }) => id);

test("events of eighteen hours or more that go on now are running, the newest first", async () => {
  expect(await running()).toEqual(["barely-long", "camp", "exhibition"]);
});

test("what is cancelled or postponed is not going on now", async () => {
  for (const id of ["cancelled", "postponed"]) expect(await running()).not.toContain(id);
});

test("only those of the types asked for", async () => {
  expect(await running({ types: ["youth", "prayer"] })).toEqual(["camp"]);
});

test("only those within the circle", async () => {
  expect(await running({ circle: { ...OSLO, radiusKm: 50 } })).toEqual(["barely-long", "camp"]);
});

test("only those with the words", async () => {
  expect(await running({ query: "sommer" })).toEqual(["camp"]);
});

test("they are neither in the list nor counted", async () => {
  const page = await search({}, true);
  expect(page.events.map(({ id }) => id)).toEqual(["not-begun"]);
  expect(page.total).toBe(1);
});

test("six at most", async () => {
  for (let n = 0; n < 8; n++) await lasting(`more-${n}`, { days: -1 }, { days: 1 });
  expect(await running()).toHaveLength(6);
});
