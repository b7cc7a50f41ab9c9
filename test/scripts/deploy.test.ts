import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { RETRY_DELAYS } from "~/models/mail/retries";
import { queuesIn } from "../../scripts/workers.mjs";

const CONFIG = readFileSync("wrangler.toml", "utf8");

test("npm run deploy refuses while the configuration holds placeholders, and names them", () => {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/deploy.mjs"], { encoding: "utf8" });
  expect(status).toBe(1);
  expect(stderr).toContain("APP_URL is a placeholder");
  expect(stderr).toContain("database_id is a placeholder");
});

test("the queues that a deployment makes are those that jobs are sent to, and the guide names them", () => {
  const guide = readFileSync("docs/operations.md", "utf8");
  const names = queuesIn(CONFIG);
  expect(names).toHaveLength(6);
  expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  const bindings = [...CONFIG.matchAll(/^binding = "(\w*JOBS)"/gm)].map(([, name]) => name);
  const sentTo = [...readFileSync("app/jobs/queue.ts", "utf8").matchAll(/^ {2}(\w*JOBS): Queue;/gm)].map(
    ([, name]) => name,
  );
  expect(bindings.toSorted()).toEqual(sentTo.toSorted());
});

test("a queue that sends mails tries as often as the mails' ladder is long", () => {
  for (const name of ["samling-jobs", "samling-awaited-mails", "samling-pushes"]) {
    const [, retries] = new RegExp(`queue = "${name}"\\n(?:.*\\n){0,4}max_retries = (\\d+)`).exec(CONFIG) ?? [];
    expect(Number(retries)).toBeGreaterThan(RETRY_DELAYS.length);
  }
});
