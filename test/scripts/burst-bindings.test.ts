import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BURST_KINDS, BURST_LIMITS, BURST_SECONDS } from "~/domain/site/burst-limits";

const deployed = readFileSync("wrangler.toml", "utf8");

test.each(BURST_KINDS)("the deployment counts bursts of %s by the product's limit", (kind) => {
  const name = `BURST_${kind.toUpperCase()}`;
  const limits = new RegExp(
    `\\[\\[ratelimits\\]\\]\\nname = "${name}"\\nnamespace_id = "(\\d+)"\\nsimple = \\{ limit = (\\d+), period = (\\d+) \\}`,
  ).exec(deployed);
  expect(limits?.slice(2)).toEqual([String(BURST_LIMITS[kind]), String(BURST_SECONDS)]);
});
