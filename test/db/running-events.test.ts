import { beforeAll, expect, test } from "vitest";
import { searchFeedRecords } from "#db/queries/search/search";
import { fromNow, NOW } from "#test/support/clock";
import { anEvent, setHidden, testDatabase } from "#test/support/rows";
import { OSLO, search } from "#test/support/search";
import { EVERYTHING, type EventSearch, planSearch } from "~/domain/search/plan";
import { findMonth } from "~/models/events/find-month";

const db = testDatabase();

const lasting = (id: string, from: Parameters<typeof fromNow>[0], to: Parameters<typeof fromNow>[0], more = {}) =>
  anEvent({ id, start_time: fromNow(from), end_time: fromNow(to), event_type: "conference", ...more });

beforeAll(async () => {
  await lasting(
    "camp",
    { days: -1 },
    { days: 2 },
    { event_type: "youth", title: "Sommerleir: bål, sang, kano, natursti" },
  );
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

/** Each says what goes on now of a search, where nothing that comes has its words. */
const doors: [door: string, find: (wanted: Partial<EventSearch>) => Promise<{ id: string }[]>][] = [
  ["the list", async (wanted) => (await search(wanted, true)).running],
  ["feeds", (wanted) => searchFeedRecords(db, planSearch({ ...EVERYTHING, ...wanted }, NOW), NOW)],
  [
    "the month",
    async (wanted) => {
      const options = { month: NOW.toISOString().slice(0, 7), day: null } as const;
      return (await findMonth({ ...EVERYTHING, ...wanted }, options, { db, now: NOW })).running;
    },
  ],
];
const areas: [area: string, wanted: Partial<EventSearch>][] = [
  ["anywhere", {}],
  ["near", { circle: { ...OSLO, radiusKm: 50 } }],
];
const words = "sommerleir bål sang kano natursti".split(" ");

test.each(
  doors.flatMap(([door, find]) =>
    areas.flatMap(([area, wanted]) => words.map((_, n) => ({ door, find, area, wanted, n: n + 1 }))),
  ),
)("only those with the words: $n in $door, $area", async ({ find, wanted, n }) => {
  const found = await find({ ...wanted, query: words.slice(0, n).join(" ") });
  expect(found.map(({ id }) => id)).toEqual(["camp"]);
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
