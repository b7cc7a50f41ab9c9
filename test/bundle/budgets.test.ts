import { expect, test } from "vitest";
import { assetNames, firstLoadOf, gzipSize, gzipSizeOf, loadedLater } from "#test/support/client-build";
import { LOCALES } from "~/domain/site/locales";
import { FRAMEWORK } from "~/http/paint-first";

const KB = 1000;

const PAGES = ["home", "event", "organizer", "organizations", "favorites", "settings"];
const pagesInLanguages = LOCALES.flatMap((locale) => PAGES.map((page) => [page, locale] as const));

test.each(pagesInLanguages)("the first load of %s (%s) has at most 109.6 kB of scripts", (page, locale) => {
  expect(gzipSizeOf(firstLoadOf(locale, "routes/visitor/layout", `routes/visitor/${page}`))).toBeLessThanOrEqual(
    109.6 * KB,
  );
});

test.each(LOCALES)("the framework is a script of its own, because pages evaluate it before the rest (%s)", (locale) => {
  const names = [...firstLoadOf(locale, "routes/visitor/layout", "routes/visitor/home")];
  expect(names.filter((name) => `/${name}`.includes(FRAMEWORK))).toHaveLength(1);
});

/** What the search brings with it when it is chosen: scripts and styles on top of the front page's own. */
const CHOSEN = {
  "the map, with Leaflet,": { parts: ["events-map-face", "search-map.client"], kB: 61 },
  "the map with the ground under its image": {
    parts: ["events-map-face", "search-map.client", "ground.client"],
    kB: 64,
  },
  "the month": { parts: ["month-face"], kB: 8 },
  "the panel of facts": { parts: ["fact-filter"], kB: 6 },
  "the search field": { parts: ["search-suggestions"], kB: 4 },
};

test.each(LOCALES.flatMap((locale) => Object.entries(CHOSEN).map(([what, chosen]) => [what, locale, chosen] as const)))(
  "choosing %s (%s) loads at most its share",
  (_what, locale, { parts, kB }) => {
    const home = firstLoadOf(locale, "routes/visitor/layout", "routes/visitor/home");
    const brought = gzipSizeOf(loadedLater(home, parts));
    expect(brought).toBeGreaterThan(KB);
    expect(brought).toBeLessThanOrEqual(kB * KB);
  },
);

const FORM = ["routes/dashboard/layout", "routes/dashboard/new-event"];

test.each(LOCALES)(
  "the first load of a new event's form (%s) has at most 192.6 kB of scripts, and no readers",
  (locale) => {
    const first = firstLoadOf(locale, ...FORM);
    expect(gzipSizeOf(first)).toBeLessThanOrEqual(192.6 * KB);
    expect([...first].filter((name) => /line-worker|start-reader/.test(name))).toEqual([]);
  },
);

test("the readers of an event's line are at most 66.2 kB, in a Worker of the browser", () => {
  const readers = assetNames(/^line-worker\.client-.*\.js$/);
  expect(readers).toHaveLength(1);
  expect(gzipSizeOf(readers)).toBeLessThanOrEqual(66.2 * KB);
});

test("every page's styles are at most 15 kB", () => {
  expect(gzipSizeOf(assetNames(/^app-.*\.css$/))).toBeLessThanOrEqual(15 * KB);
});

test("the fonts of all languages are at most 70 kB", () => {
  const fonts = assetNames(/^(fraunces|inter)-(?!sami-).*\.woff2$/);
  expect(fonts).toHaveLength(2);
  expect(gzipSizeOf(fonts)).toBeLessThanOrEqual(70 * KB);
});

test("the Worker is at most 959 kB", () => {
  expect(gzipSize("build/worker/app.js")).toBeLessThanOrEqual(959 * KB);
});

test.each(pagesInLanguages)("the scripts of %s (%s) come in at most ten files", (page, locale) => {
  expect(firstLoadOf(locale, "routes/visitor/layout", `routes/visitor/${page}`).size).toBeLessThanOrEqual(10);
});
