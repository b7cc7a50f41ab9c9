import { readFileSync } from "node:fs";
import { expect, inject, test } from "vitest";

test("the served product's cron runs, and writes its line", async () => {
  const answer = await fetch(`${inject("baseUrl")}/cdn-cgi/handler/scheduled`);
  expect(await answer.text()).toBe("ok");
  expect(readFileSync(inject("serverLog"), "utf8")).toMatch(/\{"event":"cron"/);
});
