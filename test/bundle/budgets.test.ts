import { expect, test } from "vitest";
import { LOCALES } from "~/domain/site/locales";
import { assetNames, firstLoadOf, gzipSize, gzipSizeOf } from "#test/support/client-build";

const KB = 1000;

const PAGES = ["home", "event", "organizer", "organizations", "favorites", "settings"];
const pagesInLanguages = LOCALES.flatMap((locale) => PAGES.map((page) => [page, locale] as const));

test.each(pagesInLanguages)("the first load of %s (%s) has at most 110 kB of scripts", (page, locale) => {
  expect(gzipSizeOf(firstLoadOf(locale, "routes/visitor/layout", `routes/visitor/${page}`))).toBeLessThanOrEqual(
    110 * KB,
  );
});

test("every page's styles are at most 15 kB", () => {
  expect(gzipSizeOf(assetNames(/^app-.*\.css$/))).toBeLessThanOrEqual(15 * KB);
});

test("the fonts of all languages are at most 70 kB", () => {
  const fonts = assetNames(/^(fraunces|inter)-(?!sami-).*\.woff2$/);
  expect(fonts).toHaveLength(2);
  expect(gzipSizeOf(fonts)).toBeLessThanOrEqual(70 * KB);
});

test("the Worker is smaller than 1 MB", () => {
  expect(gzipSize("build/worker/app.js")).toBeLessThan(1_000 * KB);
});

test.each(pagesInLanguages)("the scripts of %s (%s) come in at most ten files", (page, locale) => {
  expect(firstLoadOf(locale, "routes/visitor/layout", `routes/visitor/${page}`).size).toBeLessThanOrEqual(10);
});
