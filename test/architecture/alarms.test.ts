import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sourceFiles } from "#test/support/source-files";

const sources = sourceFiles(["app", "db", "workers"], /\.tsx?$/);
const guide = readFileSync("docs/operations.md", "utf8");
const alarms = /^## Alarms\n([^]+?)^## /m.exec(guide)![1]!;

/** Names in the first column of the table whose heading begins so. */
function namesIn(heading: string): string[] {
  const table = alarms.slice(alarms.indexOf(`| ${heading}`)).split("\n\n")[0]!;
  return table
    .split("\n")
    .slice(2)
    .flatMap((row) => [...row.split("|")[1]!.matchAll(/`(\w+)`/g)].map(([, name]) => name!))
    .toSorted();
}

/** Calls that write an error line; the edge's cache passes its names on. */
const NAMED = /\b(?:logError|orNothing)\(\s*"(\w+)"/g;

test("the guide's error lines are those that the code writes", () => {
  const written = sources.flatMap(({ text }) => [...text.matchAll(NAMED)].map(([, name]) => name!));
  expect(namesIn("error line")).toEqual([...new Set(written)].toSorted());
});

test("whose names stand where they are written", () => {
  const unnamed = sources.filter(({ text }) => /\blogError\((?!\s*"|event: string)/.test(text)).map(({ path }) => path);
  expect(unnamed).toEqual(["app/gateways/edge-cache.ts"]);
});

test("the guide's health checks are those that are answered", () => {
  const { text } = sources.find(({ path }) => path === "app/models/site/health.ts")!;
  const [, fields] = /export interface Health \{([^]+?)\n\}/.exec(text)!;
  const checks = [...fields!.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name!);
  expect(namesIn("`/healthz`")).toEqual(checks.toSorted());
});
