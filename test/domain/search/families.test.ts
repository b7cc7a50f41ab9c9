import { describe, expect, test } from "vitest";
import { caseFile, tablesOf } from "#test/support/cases";
import { isFacet } from "~/domain/search/facets";
import { searchText, searchTerms } from "~/domain/search/words";

const CASES = tablesOf(caseFile("search/families.tsv"));

/** Whether a typed query finds a text, as the index does: one phrase of each term stands in it. */
function finds(query: string, text: string): boolean {
  const indexed = `${searchText(text)} `;
  return (searchTerms(query) ?? []).every((phrases) => phrases.some((phrase) => indexed.includes(phrase)));
}

describe("bokmål and nynorsk find each other", () => {
  test.each(CASES["Nynorsk"]!)("%s finds «%s»", (query, text) => {
    expect(finds(query, text)).toBe(true);
  });
});

describe("an everyday word of bokmål finds that of nynorsk, and the other way round", () => {
  test.each(CASES["everyday words"]!)("%s, %s", (bokmal, nynorsk) => {
    expect(finds(bokmal, nynorsk)).toBe(true);
    expect(finds(nynorsk, bokmal)).toBe(true);
  });
});

describe("common words in English find the Norwegian ones, and the other way round", () => {
  test.each(CASES["English"]!)("%s finds «%s»", (query, text) => {
    expect(finds(query, text)).toBe(true);
  });
});

describe("a word inside another one is not taken for it", () => {
  test.each(CASES["inside another"]!)("%s does not find «%s»", (query, text) => {
    expect(finds(query, text)).toBe(false);
  });
});

test("a word without sisters is searched for as it is, and nothing typed as nothing", () => {
  expect(searchTerms("Røros")).toEqual([["roros"]]);
  expect(searchTerms("  ")).toBeNull();
  expect(searchTerms("!")).toEqual([]);
});

test("a phrase that holds another way to write the word is not looked for as well", () => {
  const [phrases] = searchTerms("gudstjenester")!;
  expect(phrases).toContain("gudstjenest");
  expect(phrases!.filter((phrase) => phrases!.some((other) => other !== phrase && phrase.includes(other)))).toEqual([]);
  expect(finds("gudstjenester", "Gudstjenesten")).toBe(true);
});

test("a typed word becomes few phrases", () => {
  for (const word of ["gudstjeneste", "kyrkjesong", "barnekor", "møtesamling", "julekonsert", "åpen", "høgmesse"]) {
    expect(searchTerms(word)![0]!.filter((phrase) => !isFacet(phrase)).length).toBeLessThanOrEqual(11);
  }
});
