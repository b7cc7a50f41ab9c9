import { readFileSync } from "node:fs";
import { expect, inject, test } from "vitest";
import { runCron } from "#test/support/passing-time";

test("the served product's cron runs, and writes its line", async () => {
  await runCron();
  // What the server has written comes through a pipe.
  await expect.poll(() => readFileSync(inject("serverLog"), "utf8")).toMatch(/\{"event":"cron"/);
});
