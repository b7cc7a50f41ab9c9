import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { assetNames, assetText, firstLoadOf, scriptsOf } from "#test/support/client-build";
import { typeColors } from "~/components/ui/event-type-colors";
import { EVENT_TYPES } from "~/domain/events/types";
import { LOCALES } from "~/domain/site/locales";
import { generatedPageCover, shareCover } from "~/views/images/image";
import { helpIn } from "../../help/help-in";
import { readTextPage } from "../../scripts/help/read-text-page";

const REMIX = "node_modules/@remix-run/react/dist/esm";

const scripts = assetNames(/\.js$/);

/** A text that each package or table leaves in any bundle that contains it. */
const serverOnly: Record<string, string> = {
  zod: "invalid_union",
  drizzle: "drizzle:entityKind",
  "date-fns": "constructDateFrom",
  "the search index": "event_search",
  "the gazetteer": "Oslo||59.9",
};

test.each(Object.entries(serverOnly))("no script for browsers holds %s", (_what, mark) => {
  expect(scripts.filter((name) => assetText(name).includes(mark))).toEqual([]);
});

test.each(Object.entries(serverOnly))("the mark by which %s is known is right: the Worker has it", (_what, mark) => {
  expect(readFileSync("build/worker/app.js", "utf8").includes(mark)).toBe(true);
});

/** A text that each of the ways that Remix offers, and this product does not take, leaves in scripts that hold it. */
const notTaken: Record<string, string> = {
  "a request for each route": "X-Remix-Catch",
  "data that follow in a stream of their own": "__deferred_promise:",
  "scripts for such data": "__remixContext.r",
};

test.each(Object.entries(notTaken))("no script for browsers holds a way of Remix not taken: %s", (_what, mark) => {
  expect(scripts.filter((name) => assetText(name).includes(mark))).toEqual([]);
  const remix = readdirSync(REMIX).filter((name) => name.endsWith(".js"));
  expect(remix.some((name) => readFileSync(`${REMIX}/${name}`, "utf8").includes(mark))).toBe(true);
});

test("the notices of the packages in the scripts are served", () => {
  const notices = readFileSync("build/client/third-party-licences.txt", "utf8");
  const named = [...notices.matchAll(/^=== (\S+) [\d.]+ ===$/gm)].map(([, name]) => name);
  expect(named).toEqual(
    expect.arrayContaining([
      "@simplewebauthn/browser",
      "leaflet",
      "lucide-react",
      "react",
      "react-dom",
      "react-leaflet",
    ]),
  );
  expect(notices.match(/Permission|Redistribution|Licensor/g)?.length).toBeGreaterThanOrEqual(named.length);
});

describe.each(LOCALES)("in %s", (locale) => {
  const built = scriptsOf(locale);
  const scriptsWith = (mark: string) => [...built].filter((name) => assetText(name).includes(mark));

  test("icons that only organizers' pages show do not come with the public ones", () => {
    const holding = scriptsWith("`users-round`");
    expect(holding).toHaveLength(1);
    expect([...firstLoadOf(locale, "routes/visitor/layout", "routes/visitor/home")]).not.toContain(holding[0]);
  });

  test("the map comes only when a map is shown", () => {
    const withMap = new Set(scriptsWith("leaflet-container"));
    expect(withMap.size).toBeGreaterThan(0);
    for (const page of ["home", "event", "organizer", "organizations", "favorites", "settings"]) {
      const loaded = firstLoadOf(locale, "routes/visitor/layout", `routes/visitor/${page}`);
      expect(
        [...loaded].filter((name) => withMap.has(name)),
        page,
      ).toEqual([]);
    }
  });
});

test("no style lost its condition on the way through the build", () => {
  for (const name of assetNames(/\.css$/)) expect(assetText(name), name).not.toMatch(/:(?:is|has|where)\(\)/);
});

test.each(EVENT_TYPES)(
  "the colours of the type %s are in the stylesheet, and every cover that pages name beside it",
  (type) => {
    const css = assetNames(/^app-.*\.css$/)
      .map(assetText)
      .join("");
    const classes = typeColors(type).split(" ");
    expect(classes.filter((name) => !css.includes(`.${name}{`))).toEqual([]);
    const covers = readdirSync("build/client/covers").filter((name) => name.startsWith(`${type}-`));
    const ids = Array.from({ length: 200 }, (_, nth) => `event-${nth}`);
    const named = ids.flatMap((id) => {
      const { src, wide } = generatedPageCover(type, id);
      return [src, wide!, shareCover(type, id)];
    });
    expect(covers.map((name) => `/covers/${name}`).sort()).toEqual([...new Set(named)].sort());
  },
);

test("the help's articles and the text pages weigh neither on the Worker nor on a page's scripts: they lie beside them", () => {
  const texts = LOCALES.flatMap((locale) => [
    [`${locale}.json`, helpIn(locale)[0]!.steps[0]!.slice(0, 30)],
    [`${locale}/privacy.json`, readTextPage(locale, "privacy").intro.slice(0, 30)],
  ]);
  for (const [file, said = ""] of texts) {
    expect(readFileSync(`build/client/help-texts/${file}`, "utf8")).toContain(said);
    expect(readFileSync("build/worker/app.js", "utf8")).not.toContain(said);
    expect(scripts.filter((name) => assetText(name).includes(said))).toEqual([]);
  }
});

/** A text that each part of the reader of sources leaves in a Worker that holds it. */
const ofTheReader: Record<string, string> = {
  "the reader of calendars": "Line Islands",
  "the reader of pages": "itemprop",
  "an adapter": "OutputCalendar(",
};

test.each(Object.entries(ofTheReader))("only the Worker that reads holds %s", (_what, mark) => {
  const holds = (worker: string) => readFileSync(worker, "utf8").includes(mark);
  expect([holds("build/reader/reader.js"), holds("build/worker/app.js")]).toEqual([true, false]);
});
