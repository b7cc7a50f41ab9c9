import { describe, expect, test } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { inReadersLanguage } from "~/domain/events/display";
import { eventSearchEntry } from "~/domain/search/entry";
import { CONTENT_LANGUAGES, type Locale } from "~/domain/site/locales";
import { TEXT_LANGUAGES, textLanguageName } from "~/domain/site/text-languages";

const CASES = caseFile("events/written.tsv");

const written = (own: string | null, other: string | null) => ({
  title: "own",
  description: "own text",
  language: own,
  other_language: other,
  other_title: other && "other",
  other_description: other && "other text",
});

describe("the page shows the reader's", () => {
  test.each<[own: string | null, other: string | null, reader: Locale, asked: string | null, shown: string]>(
    casesOf(CASES, "written in and , to a reader of who asks for : the"),
  )("written in %s and %s, to a reader of %s who asks for %s: the %s", (own, other, reader, asked, shown) => {
    expect(inReadersLanguage(written(own, other), reader, asked)).toMatchObject({
      title: shown,
      description: `${shown} text`,
    });
  });

  test("and the other stands in the other's place, with its language", () => {
    expect(inReadersLanguage(written(null, "en"), "en")).toEqual({
      title: "other",
      description: "other text",
      language: "en",
      other_language: "nb",
      other_title: "own",
      other_description: "own text",
    });
  });

  test("a row without descriptions gets none", () => {
    const card = { title: "own", language: "nb", other_language: "en", other_title: "other" };
    expect(inReadersLanguage(card, "en")).not.toHaveProperty("description");
  });
});

test("search finds both, by the words of either text", () => {
  const event = {
    title: "Salmekveld",
    description: "",
    tags: [],
    event_type: "concert" as const,
    location_name: null,
    location_address: null,
    city: null,
    lat: null,
    lng: null,
  };
  const both = { ...event, other_title: "Hymns", other_description: "Coffee afterwards" };
  expect(eventSearchEntry(both).search_text).toContain("hymns");
  expect(eventSearchEntry(both).search_text).toContain("afterwards");
  expect(eventSearchEntry({ ...event, other_title: null, other_description: null })).toEqual(eventSearchEntry(event));
});

test("texts in nb, nn, se, en and others, each once and by its own name", () => {
  const tags = TEXT_LANGUAGES.map(([tag]) => tag);
  expect(tags).toEqual(expect.arrayContaining([...CONTENT_LANGUAGES]));
  expect(new Set(tags).size).toBe(tags.length);
  expect(new Set(TEXT_LANGUAGES.map(([, name]) => name)).size).toBe(tags.length);
  expect(tags.filter((tag) => Intl.getCanonicalLocales(tag)[0] !== tag)).toEqual([]);
  expect([textLanguageName("se"), textLanguageName("xx")]).toEqual(["davvisámegiella", "xx"]);
});
