import { expect, test } from "vitest";
import { assetNames, firstLoadOf, gzipSize, gzipSizeOf } from "#test/support/client-build";

const KB = 1000;

test("the front page's first load has at most 110 kB of scripts", () => {
  expect(gzipSizeOf(firstLoadOf("routes/visitor/layout", "routes/visitor/home"))).toBeLessThanOrEqual(110 * KB);
});

test.each(["event", "organizer", "organizations", "favorites", "settings"])("so has /%s", (page) => {
  expect(gzipSizeOf(firstLoadOf("routes/visitor/layout", `routes/visitor/${page}`))).toBeLessThanOrEqual(110 * KB);
});

test("every page's styles are at most 15 kB", () => {
  expect(gzipSizeOf(assetNames(/^app-.*\.css$/))).toBeLessThanOrEqual(15 * KB);
});

test("the fonts of Norwegian and English are at most 70 kB", () => {
  const fonts = assetNames(/^(fraunces|inter)-(?!sami-).*\.woff2$/);
  expect(fonts).toHaveLength(2);
  expect(gzipSizeOf(fonts)).toBeLessThanOrEqual(70 * KB);
});

test("the Worker is smaller than 1 MB", () => {
  expect(gzipSize("build/worker/app.js")).toBeLessThan(1_000 * KB);
});

test.each(["home", "event", "organizer", "organizations", "favorites", "settings"])(
  "the scripts of /%s come in at most ten files",
  (page) => {
    expect(firstLoadOf("routes/visitor/layout", `routes/visitor/${page}`).size).toBeLessThanOrEqual(10);
  },
);
