import { beforeAll, expect, test } from "vitest";
import type { Meter } from "#db/meter";
import cases from "#test/cases/routes/page-cost.tsv?raw";
import { casesOf } from "#test/support/cases";
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
const budgets: [path: string, rowsRead: number][] = casesOf(cases, "budgets");

test.each(budgets)("a page costs at most two round trips and few rows: %s", async (path, rowsRead) => {
  const cost = await costOf(path);
  expect(cost.trips).toBeLessThanOrEqual(2);
  expect(cost.rowsRead).toBeLessThanOrEqual(rowsRead);
  expect(cost.rowsWritten).toBe(0);
});
