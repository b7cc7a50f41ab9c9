import { Miniflare } from "miniflare";
import { Worker } from "node:worker_threads";
import { expect, test, vi } from "vitest";
import { importsOf, sourceFiles } from "#test/support/source-files";
import "../../scripts/mended-miniflare.mjs";

test("a wait goes on when it is woken before its value has changed", async () => {
  const shared = new Int32Array(new SharedArrayBuffer(8));
  const WAKES_TWICE = `
    const { workerData: shared } = require("node:worker_threads");
    while (Atomics.notify(shared, 0) === 0) {}
    Atomics.wait(shared, 1, 0, 50);
    Atomics.store(shared, 0, 1);
    Atomics.notify(shared, 0);`;
  const worker = new Worker(WAKES_TWICE, { eval: true, workerData: shared });
  expect(Atomics.wait(shared, 0, 0, 20_000)).toBe("ok");
  expect(shared[0]).toBe(1);
  await worker.terminate();
});

/** Of its batches of one the second keeps the whole runtime busy for longer than Node keeps an idle connection. */
const SLOW_CONSUMER = `
  let handled = 0;
  export default {
    async fetch(request, { SLOW }) {
      if (request.method === "POST") await SLOW.sendBatch([{ body: 1 }, { body: 2 }, { body: 3 }]);
      return new Response(String(handled));
    },
    queue({ messages }) {
      const until = Date.now() + (messages[0].body === 2 ? 6_500 : 0);
      while (Date.now() < until);
      handled += 1;
    },
  };`;

test("a queue goes on after a batch that took longer than connections are kept", async () => {
  const miniflare = new Miniflare({
    modules: true,
    script: SLOW_CONSUMER,
    compatibilityDate: "2026-04-20",
    queueProducers: { SLOW: "slow" },
    queueConsumers: { slow: { maxBatchSize: 1, maxBatchTimeout: 0 } },
  });
  await miniflare.dispatchFetch("http://localhost", { method: "POST" });
  const handled = async () => (await miniflare.dispatchFetch("http://localhost")).text();
  await vi.waitFor(async () => expect(await handled()).toBe("3"), { timeout: 25_000 });
  await miniflare.dispose();
});

test("whatever starts Miniflare imports it", () => {
  const starts = sourceFiles(["scripts", "test"]).filter(({ text }) =>
    /new Miniflare\(|await getPlatformProxy</.test(text),
  );
  expect(starts.length).toBeGreaterThan(5);
  expect(
    starts.filter((file) => !importsOf(file).includes("scripts/mended-miniflare.mjs")).map(({ path }) => path),
  ).toEqual([]);
});
