import { describe, expect, test } from "vitest";
import { seededRandom } from "#test/support/random";
import { MAX_SHOWN, NEAREST_OF } from "~/domain/search/limits";
import { nearestInEachHour } from "~/domain/search/nearest-in-hour";
import { momentAt, shiftDay, unixSeconds } from "~/domain/time/days-and-moments";

const at = (day: string, time: string, distance_km: number) => ({
  start_time: unixSeconds(momentAt(day, time)),
  distance_km,
});

test("the nearest comes first in each hour, and hours stay in order", () => {
  const far = at("2026-06-07", "11:00", 40);
  const near = at("2026-06-07", "11:30", 2);
  const late = at("2026-06-07", "23:30", 1);
  const early = at("2026-06-08", "00:30", 9);
  const noon = at("2026-06-08", "12:00", 0);
  expect(nearestInEachHour([far, near, late, early, noon], 24)).toEqual([near, far, late, early, noon]);
});

test("an hour on both sides of a change of the clocks is two", () => {
  const [before, after] = [Date.UTC(2026, 9, 25, 0, 30), Date.UTC(2026, 9, 25, 1, 30)].map((time, index) => ({
    start_time: time / 1000,
    distance_km: 9 - index,
  }));
  expect(nearestInEachHour([before!, after!], 24)).toEqual([before, after]);
});

test("at one distance, the soonest first", () => {
  const [first, second] = [at("2026-06-07", "11:00", 2), at("2026-06-07", "12:00", 2)];
  expect(nearestInEachHour([first, second], 24)).toEqual([first, second]);
});

describe("over many days, and hours with more events than can be sorted", () => {
  const random = seededRandom(7);
  const events = Array.from({ length: 1_500 }, (_, n) => ({
    id: n,
    ...at(
      shiftDay("2026-06-07", [0, 0, 0, 0, 1, 2, 3, 4, 5, 6][random.whole(10)]!),
      `${18 + random.whole(3)}:00`,
      random.whole(500),
    ),
  })).sort((a, b) => a.start_time - b.start_time || a.id - b.id);
  /** What the database gives for a page. */
  const given = (from: number, limit: number) => events.slice(from, from + limit + NEAREST_OF);

  test("a page that grows only gets longer: nothing comes between what is shown", () => {
    let before: typeof events = [];
    for (let limit = 24; limit < MAX_SHOWN; limit += 24) {
      const page = nearestInEachHour(given(0, limit), limit);
      expect(page).toHaveLength(limit);
      expect(page.slice(0, before.length)).toEqual(before);
      before = page;
    }
    expect(nearestInEachHour(given(0, MAX_SHOWN), MAX_SHOWN).slice(0, before.length)).toEqual(before);
  });

  test("page after page shows every event once", () => {
    const shown: number[] = [];
    while (shown.length < events.length) {
      const page = nearestInEachHour(given(shown.length, MAX_SHOWN), MAX_SHOWN);
      expect(page.length).toBeGreaterThan(0);
      // The next page begins after the last in time of this one.
      const last = page.reduce((a, b) => (events.indexOf(b) > events.indexOf(a) ? b : a));
      shown.push(...page.map(({ id }) => id));
      expect(events.indexOf(last) + 1).toBe(shown.length);
    }
    expect(shown.toSorted((a, b) => a - b)).toEqual(events.map(({ id }) => id).toSorted((a, b) => a - b));
  });

  test("an hour that can be sorted whole is in the order of distance", () => {
    const { start_time } = events.at(-1)!;
    const few = events.filter((event) => event.start_time === start_time).slice(0, NEAREST_OF);
    const distances = nearestInEachHour(few, 24 * 4).map(({ distance_km }) => distance_km);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  });
});
