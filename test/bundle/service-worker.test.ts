import { existsSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { firstLoadOf } from "#test/support/client-build";
import { LOCALES } from "~/domain/site/locales";

const worker = readFileSync("build/client/service-worker.js", "utf8");
const named = new Set(worker.match(/[\w.-]+-[\w-]{8}\.(?:js|css|woff2)/g));

test("the service worker is at most 10 kB, and one file", () => {
  expect(gzipSync(worker, { level: 9 }).length).toBeLessThanOrEqual(10_000);
  expect(worker).not.toMatch(/\bimportScripts\b|\bimport\(/);
});

test("the files that it keeps are those of this build, and none of an account's, a team's or a superadmin's pages", () => {
  expect([...named].filter((name) => !existsSync(`build/client/assets/${name}`))).toEqual([]);
  expect(worker).not.toMatch(/dashboard|admin|passkey|moderation|two-step|preview-/);
});

test.each(LOCALES)("it keeps all that the pages that work without a network load (%s)", (locale) => {
  for (const page of ["home", "weekend", "event", "organizer", "organizations", "favorites", "offline"]) {
    const loaded = firstLoadOf(locale, "routes/visitor/layout", "routes/visitor/page", `routes/visitor/${page}`);
    expect(
      [...loaded].filter((name) => !named.has(name)),
      page,
    ).toEqual([]);
  }
});
