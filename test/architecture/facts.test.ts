import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { factsMessages } from "#messages/facts";
import { EVENT_FACTS, FACT_FACETS, FACTS, FAMILY_FACETS, PLACE_FACTS } from "~/domain/facts/facts";
import { FACT_LANGUAGES } from "~/domain/facts/languages";
import { LOCALES } from "~/domain/site/locales";
import { messagesIn } from "~/i18n/messages-in";
import { FACT_ICONS } from "~/views/facts/facts";

test.each(FACT_ICONS)("the fact %s has its icon, as a file and in the stylesheet", (icon) => {
  expect(existsSync(`public/facts/${icon}.svg`)).toBe(true);
  expect(readFileSync("app/styles/facts.css", "utf8")).toContain(
    `[data-fact="${icon}"] {\n  --fact: url("/facts/${icon}.svg");`,
  );
});

test("every fact that is said has its number in the search index, and none has that of another", () => {
  expect(FACTS).toEqual(expect.arrayContaining([...PLACE_FACTS, ...EVENT_FACTS]));
  const [facts, families] = [FACT_FACETS, FAMILY_FACETS].map((facets) => Object.values<number>(facets));
  expect(new Set(facts).size).toBe(FACTS.length);
  expect(Math.max(...facts!)).toBeLessThan(100);
  expect(new Set(families).size).toBe(families!.length);
  expect(Math.min(...families!)).toBeGreaterThanOrEqual(100);
  expect(Math.max(...families!)).toBeLessThan(200);
});

test("facts that events have been indexed with keep their numbers", () => {
  expect(FACT_FACETS).toMatchObject({ wheelchair: 0, communion: 4, streamed: 9, for_seniors: 13 });
  expect(FAMILY_FACETS).toMatchObject({ church_of_norway: 100, other: 105 });
  expect(FACT_LANGUAGES.indexOf("no")).toBe(0);
  expect(FACT_LANGUAGES.indexOf("lt")).toBe(23);
});

test.each(LOCALES)("a fact, a family and a language has a name of its own in %s", (locale) => {
  const { facts, families, languages } = messagesIn(factsMessages, locale);
  for (const names of [facts, families, languages].map((words) => Object.values<string>(words)))
    expect(new Set(names).size).toBe(names.length);
});
