import { expect, it } from "vitest";
import { calendarSyncs } from "#db/schema";
import { NOW } from "#test/support/clock";
import { anOrganizer, testDatabase } from "#test/support/rows";
import { testSettings } from "#test/support/settings";
import type { FeedFetcher } from "~/gateways/feeds/feed-fetcher";
import { sourceReader } from "~/gateways/sources/source-reader";
import { SYNC_NOW_MS, syncNow } from "~/models/calendars/sync";
import { parseSettings } from "~/schemas/site/settings";

async function run(fetchFeed: FeedFetcher["fetchFeed"]) {
  const { id: organizer_id } = await anOrganizer();
  const id = `kalender-${organizer_id}`;
  await testDatabase()
    .insert(calendarSyncs)
    .values({ id, organizer_id, calendar_name: "Kalender", calendar_url: "https://kalender.example/alle.ics" });
  const later: Promise<unknown>[] = [];
  const deps = {
    db: testDatabase(),
    feeds: { fetchFeed },
    keptPages: { fetchFeed },
    reader: sourceReader,
    addresses: { geocodeAll: () => Promise.resolve(new Map()) },
    jobs: { enqueue: () => Promise.resolve() },
    settings: parseSettings(testSettings),
    now: NOW,
    waitUntil: (work: Promise<unknown>) => void later.push(work),
  };
  return { result: await syncNow(id, deps, 20), later };
}

it("keeps nobody waiting beyond the limit; the run goes on by itself", async () => {
  let answer: (() => void) | undefined;
  const { result, later } = await run(
    () => new Promise((resolve) => (answer = () => resolve({ kind: "failed", problem: "timed_out", detail: "" }))),
  );
  expect([result, later.length]).toEqual([{ ok: false, problem: { kind: "stillRunning" } }, 1]);
  answer!();
  expect(await later[0]).toMatchObject({ ok: true, value: { outcome: "failed", problem: "timed_out" } });
});

it("waits 30 seconds where nobody says otherwise", () => {
  expect(SYNC_NOW_MS).toBe(30_000);
});

it("answers what a run in time came to", async () => {
  const { result, later } = await run(() => Promise.resolve({ kind: "failed", problem: "not_found", detail: "" }));
  expect([result, later]).toMatchObject([{ ok: true, value: { problem: "not_found" } }, []]);
});
