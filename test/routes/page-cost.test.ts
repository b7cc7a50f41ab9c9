import { beforeAll, describe, expect, test } from "vitest";
import type { Meter } from "#db/meter";
import { manyEvents } from "#test/support/many-rows";
import { seededRandom } from "#test/support/random";
import { meteredVisit } from "#test/support/visitor";

/** Returns a visit's database cost without a cached copy. */
async function costOf(path: string): Promise<Meter> {
  const { status, meter } = await meteredVisit(path);
  expect(status).toBe(200);
  return meter;
}

beforeAll(async () => {
  const random = seededRandom(7);
  for (let n = 0; n < 2; n++) await manyEvents(2_500, random);
});

/** DESIGN §5: rows read at most, in at most two round trips, however many events there are. */
const budgets: [path: string, rowsRead: number][] = [
  ["/", 100],
  ["/?lat=59.91&lng=10.75&radius_km=10", 1_000],
  ["/?lat=59.91&lng=10.75&radius_km=50", 1_000],
  ["/?lat=59.91&lng=10.75&radius_km=200", 1_000],
  ["/?near=R%C3%B8ros&radius_km=50&q=konsert", 1_000],
  ["/?q=konsert&type=concert", 1_000],
  ["/?lat=59.91&lng=10.75&radius_km=50&sort=distance", 1_000],
  ["/?fact=wheelchair&family=catholic&language=en", 1_000],
  ["/?view=month&fact=wheelchair", 1_200],
  ["/?view=month", 1_000],
  ["/?view=month&month=2026-08&day=2026-08-15", 1_100],
  ["/?view=month&month=2026-08&lat=59.91&lng=10.75&radius_km=200", 2_300],
  ["/?view=month&month=2026-08&q=konsert", 2_300],
  ["/helgen", 1_000],
  ["/helgen?lat=59.91&lng=10.75&radius_km=200", 1_000],
  ["/hoytid/pinse", 1_000],
  ["/hoytid/sankthans", 1_000],
  ["/hoytid/adventskonserter", 1_000],
  ["/hoytid/lysmesser/oslo", 1_000],
  ["/hoytid/olsok/oslo?radius_km=200", 1_000],
  ["/event/event-100", 20],
  ["/organizer/organizer-1", 60],
  ["/organizations", 100],
  ["/kilder", 600],
];

describe("a page costs at most two round trips and few rows", () => {
  test.each(budgets)("%s", async (path, rowsRead) => {
    const cost = await costOf(path);
    expect(cost.trips).toBeLessThanOrEqual(2);
    expect(cost.rowsRead).toBeLessThanOrEqual(rowsRead);
    expect(cost.rowsWritten).toBe(0);
  });
});
