import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "#db/client";
import { meterDatabase } from "#db/meter";
import { NOW } from "#test/support/clock";
import { type ManyEvent, manyEvents } from "#test/support/many-rows";
import { seededRandom } from "#test/support/random";
import { anEvent, anOrganizer, setHidden, testDatabase } from "#test/support/rows";
import { OSLO, saysWord } from "#test/support/search";
import { distanceKm } from "~/domain/places/position";
import { MONTH_DAY_CAP, PAGE_SIZE, TITLES_A_DAY } from "~/domain/search/limits";
import { type EventSearch, EVERYTHING, planSearch, sortKeyAt } from "~/domain/search/plan";
import { dateFromUnix, dayOf, momentAt, shiftDay, unixSeconds } from "~/domain/time/days-and-moments";
import { countMonth } from "~/models/events/count-month";
import { findMonth, type MonthOptions } from "~/models/events/find-month";

let visible: ManyEvent[];

beforeAll(async () => {
  const random = seededRandom(4_711);
  const made = [...(await manyEvents(2_500, random)), ...(await manyEvents(2_500, random))];
  const hidden = new Set(made.filter(() => random.chance(0.01)).map(({ id }) => id));
  for (const id of hidden) await setHidden("event", id, true);
  visible = made.filter(({ id }) => !hidden.has(id));
});

const findIn = (wanted: Partial<EventSearch>, options: Partial<MonthOptions> = {}, db = testDatabase()) =>
  findMonth({ ...EVERYTHING, ...wanted }, { month: "2026-07", day: null, ...options }, { db, now: NOW });

/** Returns a month's events in order of time, by looking through all. */
function lookedThrough(month: string, { query = "", types = [], circle, start, end }: Partial<EventSearch>) {
  return visible
    .filter((event) => {
      const text = [event.title, event.description, ...event.tags!, event.location_name].join(" ").toLowerCase();
      return (
        dayOf(event.start_time).startsWith(month) &&
        event.start_time >= NOW &&
        saysWord(text, event, query) &&
        (types.length === 0 || types.includes(event.event_type!)) &&
        (!start || event.start_time >= start) &&
        (!end || event.start_time < end) &&
        (!circle || (event.lat !== null && distanceKm(circle, { lat: event.lat!, lng: event.lng! }) <= circle.radiusKm))
      );
    })
    .sort((a, b) => a.start_time.getTime() - b.start_time.getTime());
}

const near = (radiusKm: number) => ({ circle: { ...OSLO, radiusKm } });

const searches: [what: string, month: string, wanted: Partial<EventSearch>][] = [
  ["everything", "2026-07", {}],
  ["everything, in the running month from now on", "2026-06", {}],
  ["a type", "2026-07", { types: ["youth"] }],
  ["25 km around Oslo", "2026-07", near(25)],
  ["200 km around Oslo", "2026-07", near(200)],
  ["a word", "2026-07", { query: "konsert" }],
  ["a word near", "2026-07", { query: "salme", ...near(100) }],
  ["three days of it", "2026-07", { start: new Date("2026-07-09T22:00:00Z"), end: new Date("2026-07-12T22:00:00Z") }],
];

test.each(searches)("every day of a month has its events, and no other day: %s", async (_what, month, wanted) => {
  const { days } = await findIn(wanted, { month });
  const expected = new Map<string, ManyEvent[]>();
  for (const event of lookedThrough(month, wanted))
    expected.set(dayOf(event.start_time), [...(expected.get(dayOf(event.start_time)) ?? []), event]);
  expect(expected.size).toBeGreaterThan(1);
  for (const [day, events] of expected) {
    const { events: found, total, isCapped } = days.get(day)!;
    expect([day, total]).toEqual([day, isCapped ? MONTH_DAY_CAP : events.length]);
    expect(found.length, day).toBeGreaterThanOrEqual(Math.min(total, TITLES_A_DAY));
    if (isCapped) expect(events.length).toBeGreaterThan(MONTH_DAY_CAP);
    const starts = events.slice(0, found.length).map(({ start_time }) => unixSeconds(start_time));
    expect(found.map(({ start_time }) => start_time)).toEqual(starts);
  }
  expect([...days].filter(([day, { total }]) => total > 0 && !expected.has(day))).toEqual([]);
});

/** Rows read at most, in at most two round trips, however many events there are. */
const budgets: [what: string, wanted: Partial<EventSearch>, rows: number][] = [
  ["everything", {}, 1_000],
  ["200 km around Oslo", near(200), 2_200],
  ["25 km around Oslo", near(25), 2_200],
  ["a word that is nowhere", { query: "finnesikke" }, 20],
];

describe("a month costs at most two round trips and few rows", () => {
  test.each(budgets)("%s", async (_what, wanted, rows) => {
    const { d1, meter } = meterDatabase(env.DB);
    await findIn(wanted, {}, openDatabase(d1));
    expect(meter.trips).toBeLessThanOrEqual(2);
    expect(meter.rowsRead).toBeLessThanOrEqual(rows);
  });

  test.each([
    ["a common word", {}, 1],
    ["a common word near", near(200), 2],
  ])("%s: so many rows an event that is counted, and some for those shown", async (_what, place, rows) => {
    const { d1, meter } = meterDatabase(env.DB);
    const { days } = await findIn({ query: "k", ...place }, {}, openDatabase(d1));
    const counted = [...days.values()].reduce((sum, { total }) => sum + total, 0);
    expect(counted).toBeGreaterThan(100);
    expect(meter.trips).toBe(2);
    expect(meter.rowsRead).toBeLessThanOrEqual(rows * counted + 500);
  });

  test("a month that is over reads only what comes next", async () => {
    const { d1, meter } = meterDatabase(env.DB);
    const { days, next } = await findIn({}, { month: "2026-05" }, openDatabase(d1));
    expect([days.size, next?.start_time]).toEqual([0, unixSeconds(lookedThrough("2026-06", {})[0]!.start_time)]);
    expect([meter.trips, meter.rowsRead <= 5]).toEqual([1, true]);
  });
});

describe("a word that is found too often to be counted", () => {
  const MOST = 30;
  const query = "konsert";
  const whole = { start: momentAt("2026-07-01", "00:00"), end: momentAt("2026-08-01", "00:00") };
  const count = (day: string | null) => {
    const search = { ...EVERYTHING, query };
    const days = daysFrom("2026-07-01", 31);
    const chosen = day ? { start: momentAt(day, "00:00"), end: momentAt(shiftDay(day, 1), "00:00") } : whole;
    const plans = {
      month: planSearch({ ...search, ...whole }, NOW),
      since: NOW,
      day: planSearch({ ...search, ...chosen, limit: PAGE_SIZE }, NOW),
      next: null,
    };
    return countMonth(testDatabase(), plans, { days, isDayAsked: day !== null, most: MOST });
  };
  const daysFrom = (first: string, many: number) =>
    Array.from({ length: many }, (_, later) => {
      const day = shiftDay(first, later);
      return { day, from: sortKeyAt(momentAt(day, "00:00")), to: sortKeyAt(momentAt(shiftDay(day, 1), "00:00")) };
    });

  test("is counted as far as that goes: then it says that there are more, and of later days that it does not know", async () => {
    const { days } = await count(null);
    const all = lookedThrough("2026-07", { query });
    const ended = dayOf(all[MOST]!.start_time);
    for (const [day, { total, isCapped, events }] of days) {
      const there = all.filter(({ start_time }) => dayOf(start_time) === day).length;
      if (day < ended) expect([day, total, isCapped]).toEqual([day, there, false]);
      else expect([day, isCapped, events.length > 0]).toEqual([day, true, total > 0]);
    }
    expect([...days.values()].reduce((sum, { total }) => sum + total, 0)).toBe(MOST);
    expect(days.get("2026-07-31")).toEqual({ events: [], total: 0, isCapped: true });
  });

  test("shows the events of a day that was not counted all the same, when it is chosen", async () => {
    const { cards } = await count("2026-07-30");
    const expected = lookedThrough("2026-07", { query }).filter(({ start_time }) => dayOf(start_time) === "2026-07-30");
    expect(cards.map(({ id }) => id).slice(0, 5)).toEqual(expected.map(({ id }) => id).slice(0, 5));
    expect(cards).toHaveLength(Math.min(expected.length, PAGE_SIZE + 1));
  });
});

describe("an organizer's month", () => {
  const inOctober = (organizerId: string, options: Partial<MonthOptions> = {}) =>
    findIn({ organizerId }, { month: "2026-10", ...options });

  test("ends the night that summer time ends, and begins by Norwegian clocks", async () => {
    const { id: organizer_id } = await anOrganizer();
    const at = async (day: string, time: string) => {
      const { id } = await anEvent({ organizer_id, start_time: momentAt(day, time) });
      return id;
    };
    await at("2026-09-30", "23:59");
    const first = await at("2026-10-01", "00:00");
    const before = await at("2026-10-25", "00:15");
    const after = await at("2026-10-25", "23:45");
    const monday = await at("2026-10-26", "00:00");
    const last = await at("2026-10-31", "23:59");
    await at("2026-11-01", "00:00");
    const { days } = await inOctober(organizer_id);
    expect([...days].map(([day, { events }]) => [day, events.map(({ id }) => id)])).toEqual([
      ["2026-10-01", [first]],
      ["2026-10-25", [before, after]],
      ["2026-10-26", [monday]],
      ["2026-10-31", [last]],
    ]);
  });

  test("and in spring the day of 23 hours has its own", async () => {
    const { id: organizer_id } = await anOrganizer();
    for (const [day, time] of [
      ["2027-03-27", "23:30"],
      ["2027-03-28", "00:30"],
      ["2027-03-28", "23:30"],
      ["2027-03-29", "00:00"],
    ] as const)
      await anEvent({ organizer_id, start_time: momentAt(day, time) });
    const { days } = await findIn({ organizerId: organizer_id }, { month: "2027-03" });
    expect([...days].map(([day, { events }]) => [day, events.length])).toEqual([
      ["2027-03-27", 1],
      ["2027-03-28", 2],
      ["2027-03-29", 1],
    ]);
  });

  test("has what is over only where the past is wanted", async () => {
    const { id: organizer_id } = await anOrganizer();
    await anEvent({ organizer_id, start_time: momentAt("2026-06-01", "11:00") });
    await anEvent({ organizer_id, start_time: momentAt("2026-06-28", "11:00") });
    const daysWith = async (withPast: boolean) => [
      ...(await findIn({ organizerId: organizer_id }, { month: "2026-06", withPast })).days.keys(),
    ];
    expect(await daysWith(false)).toEqual(["2026-06-28"]);
    expect(await daysWith(true)).toEqual(["2026-06-01", "2026-06-28"]);
  });

  test("opens the running month on today, or on the next day that has something; others on their first", async () => {
    const { id: organizerId } = await anOrganizer();
    const today = dayOf(NOW);
    const at = (day: string) => anEvent({ organizer_id: organizerId, start_time: momentAt(day, "00:01") });
    const opened = async (month: MonthOptions["month"]) => {
      const { cards } = await findIn({ organizerId }, { month, withPast: true });
      return cards[0] ? dayOf(dateFromUnix(cards[0].start_time)) : null;
    };
    await at("2026-05-04");
    await at("2026-06-01");
    expect(await opened("2026-06")).toBeNull();
    await at("2026-06-28");
    expect(await opened("2026-06")).toBe("2026-06-28");
    await at(today);
    expect(await opened("2026-06")).toBe(today);
    expect(await opened("2026-05")).toBe("2026-05-04");
  });

  test("has what goes on from earlier, and the cards of the chosen day", async () => {
    const { id: organizer_id } = await anOrganizer();
    const span = { organizer_id, event_type: "conference" as const };
    const { id } = await anEvent({
      ...span,
      start_time: momentAt("2026-09-29", "18:00"),
      end_time: momentAt("2026-10-02", "15:00"),
    });
    await anEvent({ ...span, start_time: momentAt("2026-09-20", "18:00"), end_time: momentAt("2026-09-22", "15:00") });
    const chosen = await anEvent({ organizer_id, start_time: momentAt("2026-10-04", "11:00") });
    const { running, cards } = await inOctober(organizer_id, { day: "2026-10-04" });
    expect([running.map((row) => row.id), cards.map((row) => row.id)]).toEqual([[id], [chosen.id]]);
  });

  test("without any event says which is the next", async () => {
    const { id: organizer_id } = await anOrganizer();
    const { id } = await anEvent({ organizer_id, start_time: momentAt("2026-12-24", "16:00") });
    const { days, next } = await inOctober(organizer_id);
    expect([days.size, next?.id]).toEqual([0, id]);
  });
});
