import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { screensFor } from "#test/support/screens/screens";
import { HELP_ARTICLE_IDS, HELP_ARTICLES } from "~/domain/help/articles";
import { LOCALES } from "~/domain/site/locales";
import { READING_NAMES } from "~/domain/site/reading";
import { languages } from "~/i18n/languages.server";
import { helpIn } from "../../help/help-in";
import { SEE } from "../../help/links";
import { HELP_PICTURES } from "../../help/pictures";
import { readTextPage } from "../../scripts/help/read-text-page";

describe.each(LOCALES)("the help in %s", (locale) => {
  const articles = helpIn(locale);

  test("has every article for visitors, secretaries and superadmins", () => {
    expect(articles.map(({ id }) => id)).toEqual(HELP_ARTICLE_IDS);
    expect(HELP_ARTICLES.visitors.length).toBeGreaterThanOrEqual(12);
    expect(HELP_ARTICLES.secretaries.length).toBeGreaterThanOrEqual(18);
    expect(HELP_ARTICLES.superadmins.length).toBeGreaterThanOrEqual(8);
  });

  test("tells each step by step, briefly", () => {
    for (const { id, title, summary, steps, notes = [] } of articles) {
      expect(steps.length, id).toBeGreaterThanOrEqual(3);
      expect(steps.length, id).toBeLessThanOrEqual(6);
      expect(title.length, id).toBeLessThanOrEqual(60);
      expect(summary, id).toMatch(/^\S.{15,110}[.]$/);
      for (const said of [...steps, ...notes]) {
        expect(said, id).toMatch(/[.?»”]$/);
        expect(said.length, `${id}: ${said}`).toBeLessThanOrEqual(200);
      }
    }
  });

  test("has no title twice", () => {
    expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length);
  });

  test("has a picture of its own language, with words for those who do not see it", () => {
    const shown = articles.filter(({ picture }) => picture !== null);
    expect(shown.map(({ id }) => id).sort()).toEqual(Object.keys(HELP_PICTURES).sort());
    for (const { picture } of shown) expect(existsSync(`public${picture!.src}`), picture!.src).toBe(true);
  });
});

/** What readers type themselves. */
const TYPED = new Set(["konsert", "concert"]);

/** What stands in the menus of phones. */
const OF_PHONES = new Set(["Legg til på Hjem-skjerm", "Add to Home Screen"]);

/** Returns all texts of a language; of a function those that it makes of a gap and of no number. */
function textsOf(texts: unknown): string[] {
  if (typeof texts === "string") return [texts];
  if (typeof texts === "function")
    return ["…", 0].flatMap((gap) => {
      try {
        return [String((texts as (...gaps: unknown[]) => unknown)(gap, gap, gap)).replace("«…»", "…")];
      } catch {
        return [];
      }
    });
  return texts === null || typeof texts !== "object" ? [] : Object.values(texts).flatMap(textsOf);
}

test.each(LOCALES)("what the help names in quotes stands on a screen, in %s", (locale) => {
  const { dateNames: _names, ...areas } = languages[locale];
  const pages = READING_NAMES.map((name) => readTextPage(locale, name));
  const said = new Set(textsOf({ areas, pages }).map((text) => text.replace("“…”", "…").toLowerCase()));
  const named = helpIn(locale).flatMap(({ id, summary, steps, notes = [], picture }) =>
    [summary, ...steps, ...notes, picture?.alt ?? ""].flatMap((text) =>
      [...text.matchAll(/[«“]([^»”]+)[»”]/g)].map(([, words]) => ({ id, words: words! })),
    ),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(
    named.filter(({ words }) => !said.has(words.toLowerCase()) && !TYPED.has(words) && !OF_PHONES.has(words)),
  ).toEqual([]);
});

test("languages tell as many steps of each article", () => {
  const [first, ...others] = LOCALES.map((locale) => helpIn(locale).map(({ id, steps }) => [id, steps.length]));
  for (const other of others) expect(other).toEqual(first);
});

test("the help's pictures are screens that are photographed as they open", () => {
  const screens = new Map(screensFor("pictures").map(({ screen }) => [screen.name, screen]));
  for (const name of Object.values(HELP_PICTURES)) {
    expect(screens.has(name), name).toBe(true);
    expect(screens.get(name)?.prepare, name).toBeUndefined();
  }
});

test("what leads on is another article", () => {
  for (const [id, others] of Object.entries(SEE)) expect(others, id).not.toContain(id);
});
