import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "#db/client";
import { meterDatabase } from "#db/meter";
import { findMapMarks } from "#db/queries/search/map";
import { fromNow, NOW } from "#test/support/clock";
import { SEEDS } from "#test/support/fuzz";
import { type ManyEvent, manyEvents } from "#test/support/many-rows";
import { type Random, seededRandom } from "#test/support/random";
import { plansOf } from "#test/support/recorded-database";
import { anEvent, anOrganizer, setHidden, testDatabase } from "#test/support/rows";
import { saysWord, search } from "#test/support/search";
import { EVENT_TYPES } from "~/domain/events/types";
import { type Bounds, isWithin } from "~/domain/places/position";
import { cellAt, ROWS_PER_DEGREE } from "~/domain/search/facets";
import { blocksOf } from "~/domain/search/grid";
import { COUNT_CAP } from "~/domain/search/limits";
import { planMap } from "~/domain/search/map-plan";
import { type EventSearch, EVERYTHING } from "~/domain/search/plan";

/** To lines of the grid, and a little less, so that no further cell is met. */
const TO_THE_LINES: Bounds = { west: 3.04, south: 57.2, east: 31.2, north: 71.92 };
const NORWAY: Bounds = { west: 3.05, south: 57.21, east: 31.19, north: 71.91 };
const AROUND_OSLO: Bounds = { west: 10.123, south: 59.501, east: 11.4, north: 60.307 };
const RØROS_TOWN: Bounds = { west: 11.2, south: 62.5, east: 11.5, north: 62.66 };
const SEA: Bounds = { west: 0, south: 66, east: 3, north: 67 };
/** All of the mainland: events are told by their rows where there are words. */
const WHOLE: Bounds = { ...NORWAY, east: 31.6 };
const VIEWS = [NORWAY, WHOLE, AROUND_OSLO, RØROS_TOWN, SEA, { west: 4.9, south: 60.1, east: 6.1, north: 60.8 }];

let visible: ManyEvent[];

beforeAll(async () => {
  const random = seededRandom(20261123);
  const made = (await Promise.all([1, 2].map(() => manyEvents(2_000, random)))).flat();
  const hidden = new Set(made.filter(() => random.chance(0.02)).map(({ id }) => id));
  for (const id of hidden) await setHidden("event", id, true);
  visible = made.filter(({ id }) => !hidden.has(id));
});

/** Returns the coming events that match in a rectangle, by testing every one. */
function lookedThrough({ query = "", types = [], organizerId, start, end }: Partial<EventSearch>, bounds: Bounds) {
  return visible.filter(
    (event) =>
      saysWord(
        `${event.title} ${event.description} ${event.tags!.join(" ")} ${event.location_name}`.toLowerCase(),
        event,
        query,
      ) &&
      (types.length === 0 || types.includes(event.event_type!)) &&
      (!organizerId || event.organizer_id === organizerId) &&
      event.start_time >= NOW &&
      (!start || event.start_time >= start) &&
      (!end || event.start_time < end) &&
      event.lat !== null &&
      isWithin({ lat: event.lat!, lng: event.lng! }, bounds),
  );
}

async function marksOf(wanted: Partial<EventSearch>, bounds: Bounds, pool?: number) {
  const plan = planMap({ ...EVERYTHING, ...wanted, bounds }, NOW);
  if (!plan) return [];
  return (await findMapMarks(testDatabase(), { ...plan, pool: pool ?? plan.pool })).marks;
}

const sum = (marks: readonly { count: number }[]) => marks.reduce((total, { count }) => total + count, 0);

function anyFilter(random: Random): Partial<EventSearch> {
  return {
    query: random.pick(["", "", "konsert", "håp", "korps", "salme"]),
    types: random.chance(0.4) ? EVENT_TYPES.filter(() => random.chance(0.4)) : [],
    organizerId: random.chance(0.2) ? random.pick(visible).organizer_id : null,
    start: random.chance(0.3) ? fromNow({ days: random.whole(60) - 5 }) : null,
    end: random.chance(0.4) ? fromNow({ days: random.whole(120) - 2 }) : null,
  };
}

test.each(SEEDS)(
  "the numbers on a map add up to what the list beside it counts, and to what looking through everything gives (seed %i)",
  async (seed) => {
    const random = seededRandom(seed);
    for (let n = 0; n < 40; n++) {
      const wanted = anyFilter(random);
      const bounds = random.pick(VIEWS);
      const expected = lookedThrough(wanted, bounds).length;
      const what = JSON.stringify({ wanted, bounds });
      const marks = await marksOf(wanted, bounds, 5_000);
      expect(sum(marks), what).toBe(expected);
      expect(
        marks.some(({ isMore }) => isMore),
        what,
      ).toBe(false);
      const { total, totalIsCapped } = await search({ ...wanted, bounds });
      expect({ total, totalIsCapped }, what).toEqual({
        total: Math.min(expected, COUNT_CAP),
        totalIsCapped: expected > COUNT_CAP,
      });
    }
  },
  60_000,
);

describe("where there are more events than are looked up one by one", () => {
  test.each([
    ["anything", {}],
    ["types", { types: ["youth", "concert"] as const }],
    ["days", { end: fromNow({ days: 100 }) }],
  ])("each part of the grid is counted for itself (%s)", async (_what, filter) => {
    const wanted = filter as Partial<EventSearch>;
    const marks = await marksOf(wanted, NORWAY, 100);
    const found = lookedThrough(wanted, TO_THE_LINES);
    const isIn = (block: Bounds) => (event: ManyEvent) => {
      const level = Math.round(Math.log2((block.north - block.south) * ROWS_PER_DEGREE));
      const middle = { lat: (block.south + block.north) / 2, lng: (block.west + block.east) / 2 };
      const [own, other] = [cellAt({ lat: event.lat!, lng: event.lng! }, level), cellAt(middle, level)];
      return own.row === other.row && own.column === other.column;
    };
    const expected = blocksOf(NORWAY)
      .map(({ bounds }) => ({ bounds, count: found.filter(isIn(bounds)).length }))
      .filter(({ count }) => count > 0);
    expect(marks.map(({ bounds, count, isMore }) => ({ bounds, count: isMore ? "more" : count }))).toEqual(
      expected.map(({ bounds, count }) => ({ bounds, count: count > COUNT_CAP ? "more" : count })),
    );
    expect(marks.length).toBeGreaterThan(3);
  });

  test("a mark stands where an event is, never in the sea between them", async () => {
    const marks = await marksOf({}, NORWAY, 100);
    const places = new Set(visible.map(({ lat, lng }) => `${lat},${lng}`));
    expect(marks.filter(({ lat, lng }) => !places.has(`${lat},${lng}`))).toEqual([]);
  });

  test("a word's marks say how many there are at least", async () => {
    const marks = await marksOf({ query: "konsert" }, NORWAY, 100);
    expect(sum(marks)).toBeGreaterThan(80);
    expect(sum(marks)).toBeLessThan(lookedThrough({ query: "konsert" }, NORWAY).length);
    expect(marks.every(({ isMore }) => isMore)).toBe(true);
  });
});

describe("a place", () => {
  const PLACE = { lat: 69.1234, lng: 15.4321 };
  const around = (degrees: number): Bounds => ({
    west: PLACE.lng - degrees,
    south: PLACE.lat - degrees,
    east: PLACE.lng + degrees,
    north: PLACE.lat + degrees,
  });

  beforeAll(async () => {
    const organizer = await anOrganizer({ name: "Lillevik kirke" });
    for (let day = 7; day > 0; day--) {
      await anEvent({
        ...PLACE,
        organizer_id: organizer.id,
        title: `Kveld ${day}`,
        event_type: "prayer",
        start_time: fromNow({ days: day }),
      });
    }
  });

  test("is one mark with all its events, in the colour of their type", async () => {
    const [mark, ...others] = await marksOf({}, around(0.01));
    expect(mark).toMatchObject({ ...PLACE, count: 7, isMore: false, type: "prayer" });
    expect(others).toEqual([]);
  });

  test("tells its soonest events to whoever asks for it, and to nobody else", async () => {
    const told = async (degrees: number) => {
      const plan = planMap({ ...EVERYTHING, bounds: around(degrees) }, NOW)!;
      return (await findMapMarks(testDatabase(), plan)).events.map(({ title }) => title);
    };
    expect(await told(0.00001)).toEqual([1, 2, 3, 4, 5, 6, 7].map((day) => `Kveld ${day}`));
    expect(await told(0.01)).toEqual([]);
  });

  test("stands apart from the next street's in a wide circle, where nothing else is found in it", async () => {
    const streets = [PLACE.lat, PLACE.lat + 0.004];
    for (const lat of [...streets, ...streets])
      await anEvent({ lat, lng: PLACE.lng, title: "Nabogatekveld", start_time: fromNow({ days: 1 }) });
    const circle = { ...PLACE, radiusKm: 100 };
    const plan = planMap({ ...EVERYTHING, query: "nabogatekveld", circle }, NOW)!;
    const { marks } = await findMapMarks(testDatabase(), plan);
    expect(marks.map(({ lat, count }) => ({ lat, count }))).toEqual(streets.map((lat) => ({ lat, count: 2 })));
  });
});

describe("a map costs one round trip, and rows that do not grow with the number of events", () => {
  const kinds: [what: string, wanted: Partial<EventSearch>, bounds: Bounds][] = [
    ["the whole country", {}, NORWAY],
    ["a word", { query: "konsert" }, NORWAY],
    ["a word in all of it", { query: "konsert" }, WHOLE],
    ["a type", { types: ["youth"] }, NORWAY],
    ["a county", {}, AROUND_OSLO],
    ["a town", {}, RØROS_TOWN],
    ["the sea", {}, SEA],
  ];
  /** The pool's events with their rows, and each block up to the cap. */
  const MOST_ROWS = 3 * 1_001 + 81 * (COUNT_CAP + 16);

  test.each(kinds)("%s", async (_what, wanted, bounds) => {
    const { d1, meter } = meterDatabase(env.DB);
    await findMapMarks(openDatabase(d1), planMap({ ...EVERYTHING, ...wanted, bounds }, NOW)!);
    expect(meter.trips).toBe(1);
    expect(meter.rowsRead).toBeLessThanOrEqual(MOST_ROWS);
    expect(meter.rowsWritten).toBe(0);
  });

  test.each(kinds)("no event is looked for but through the index: %s", async (_what, wanted, bounds) => {
    const plan = planMap({ ...EVERYTHING, ...wanted, bounds }, NOW)!;
    const plans = (await plansOf((db) => findMapMarks(db, plan))).flat();
    expect(plans.filter((line) => /^SCAN (e|events|o|organizers)\b/.test(line))).toEqual([]);
  });
});
