import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

const script = readFileSync("build/client/embed.js");

test("the script for other sites is at most 5 kB, and depends on nothing", () => {
  expect(gzipSync(script).length).toBeLessThanOrEqual(5_000);
  expect(script.toString()).not.toMatch(/\bimport\b|require\(/);
});
