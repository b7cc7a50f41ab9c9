import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { importsOf, sourceFiles } from "#test/support/source-files";
import "../../scripts/whole-waits.mjs";

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

test("whatever starts Miniflare imports it", () => {
  const starts = sourceFiles(["scripts", "test"]).filter(({ text }) =>
    /new Miniflare\(|await getPlatformProxy</.test(text),
  );
  expect(starts.length).toBeGreaterThan(5);
  expect(starts.filter((file) => !importsOf(file).includes("scripts/whole-waits.mjs")).map(({ path }) => path)).toEqual(
    [],
  );
});
