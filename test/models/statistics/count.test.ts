import { env } from "cloudflare:workers";
import { beforeAll, expect, test, vi } from "vitest";
import { openDatabase } from "#db/client";
import { meterDatabase } from "#db/meter";
import { fromNow, NOW } from "#test/support/clock";
import { insertEvents } from "#test/support/many-rows";
import { anEvent, anOrganizer, eventValues, testDatabase } from "#test/support/rows";
import { meteredVisit, visit } from "#test/support/visitor";
import type { CountedUse } from "~/domain/statistics/kinds";
import { openCounter } from "~/gateways/counter";

const BROWSER = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };

const view = (content_id: string): CountedUse => ({ kind: "views", content_type: "event", content_id });

interface Row {
  day: string;
  content_type: string;
  content_id: string;
  kind: string;
  sum: number;
}

const numbered = (name: string, count: number) => Array.from({ length: count }, (_, n) => `${name}-${n}`);

const rowsOf = async (id: string) =>
  (await env.DB.prepare("select * from counts where content_id = ? order by kind").bind(id).all<Row>()).results;

beforeAll(async () => {
  const { id: organizer_id } = await anOrganizer({ id: "bykirken", name: "Bykirken" });
  await anEvent({ id: "konsert", title: "Vårkonsert", organizer_id });
  const ids = ["stille", "etter", "avbrutt", "sent", ...numbered("event", 20), ...numbered("alene", 1_000)];
  await insertEvents(
    ids.map((id) => eventValues({ id, organizer_id, start_time: NOW, end_time: fromNow({ minutes: 60 }) })),
  );
});

/** Counts as so many requests would that come at once, each with its own connection to the database. */
async function countAtOnce(counted: readonly CountedUse[], now = NOW) {
  const meters = counted.map((each) => {
    const { d1, meter } = meterDatabase(env.DB);
    return { meter, done: openCounter({ db: openDatabase(d1), now, waitMs: 20 }).count(each) };
  });
  await Promise.all(meters.map(({ done }) => done));
  const all = (read: (meter: (typeof meters)[number]["meter"]) => number) =>
    meters.reduce((sum, { meter }) => sum + read(meter), 0);
  return { statements: all((meter) => meter.statements), rowsWritten: all((meter) => meter.rowsWritten) };
}

test("the budget: a thousand counted requests of twenty events are one statement and twenty rows written", async () => {
  const requests = Array.from({ length: 1_000 }, (_, n) => view(`event-${n % 20}`));
  expect(await countAtOnce(requests)).toEqual({ statements: 1, rowsWritten: 20 });
  expect(await rowsOf("event-7")).toMatchObject([{ day: "2026-06-04", kind: "views", sum: 50 }]);
});

test("the budget: a thousand counted requests of a thousand events write no more than a row each", async () => {
  const cost = await countAtOnce(Array.from({ length: 1_000 }, (_, n) => view(`alene-${n}`)));
  expect(cost.rowsWritten).toBe(1_000);
  expect(cost.statements).toBeLessThanOrEqual(3);
});

test("the budget: a counted request by itself is one row written, the first and the next", async () => {
  for (const sum of [1, 2, 3]) {
    expect(await countAtOnce([view("stille")])).toEqual({ statements: 1, rowsWritten: 1 });
    expect(await rowsOf("stille")).toMatchObject([{ sum }]);
  }
});

test("what does not exist is not counted, nor what is of another kind", async () => {
  const made: CountedUse[] = [view("aldri-laget"), { kind: "views", content_type: "organizer", content_id: "konsert" }];
  expect(await countAtOnce(made)).toEqual({ statements: 1, rowsWritten: 0 });
  expect([await rowsOf("aldri-laget"), await rowsOf("konsert")]).toEqual([[], []]);
});

test("a page from the edge reads one row before its answer, as before, and is counted after it with one row written", async () => {
  await meteredVisit("/event/konsert");
  await vi.waitUntil(async () => (await visit("/event/konsert")).headers.get("X-Edge-Cache") === "hit");
  const uncounted = await meteredVisit("/event/konsert");
  expect(uncounted.meter).toMatchObject({ trips: 1, rowsRead: 1, rowsWritten: 0 });
  const { meter } = await meteredVisit("/event/konsert", BROWSER);
  expect(meter).toMatchObject({ trips: 2, rowsWritten: 1 });
  expect(await rowsOf("konsert")).toEqual([
    { day: "2026-06-04", content_type: "event", content_id: "konsert", kind: "views", sum: 1 },
  ]);
});

test("a write that fails is dropped: nothing is ever counted twice", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const broken = openDatabase({
    prepare: () => {
      throw new Error("D1 is away");
    },
  } as unknown as D1Database);
  await openCounter({ db: broken, now: NOW, waitMs: 1 }).count(view("borte"));
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
  await openCounter({ db: testDatabase(), now: NOW, waitMs: 1 }).count(view("etter"));
  expect([await rowsOf("borte"), (await rowsOf("etter")).length]).toEqual([[], 1]);
});

test("where the request that should write is ended, another one does", async () => {
  const clock = vi.spyOn(Date, "now").mockReturnValue(NOW.getTime());
  const never = openCounter({ db: testDatabase(), now: NOW, waitMs: 1_000_000_000 });
  void never.count(view("avbrutt"));
  await openCounter({ db: testDatabase(), now: NOW, waitMs: 1 }).count(view("avbrutt"));
  expect(await rowsOf("avbrutt")).toEqual([]);
  clock.mockReturnValue(fromNow({ minutes: 1 }).getTime());
  await openCounter({ db: testDatabase(), now: NOW, waitMs: 1 }).count(view("avbrutt"));
  clock.mockRestore();
  expect(await rowsOf("avbrutt")).toMatchObject([{ sum: 3 }]);
});

test("a day is a day in Norway", async () => {
  await countAtOnce([view("sent")], new Date("2026-06-01T21:59:00Z"));
  await countAtOnce([view("sent")], new Date("2026-06-01T22:00:00Z"));
  const days = (await rowsOf("sent")).map(({ day }) => day);
  expect(days.sort()).toEqual(["2026-06-01", "2026-06-02"]);
});
