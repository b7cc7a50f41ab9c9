import { describe, expect, test } from "vitest";
import { typeFacet } from "~/domain/search/facets";
import { searchExpression, type TermKey, termKey } from "~/domain/search/words";

const keyOf = (...phrases: string[]) => JSON.parse(termKey(phrases)) as TermKey;

describe("where a term is looked for among the endings of words", () => {
  test.each([
    ["konsert", "anywhere in a word", "konsert", "\u{10ffff}"],
    [" kor", "where one begins", " kor", "\u{10ffff}"],
    ["  a", "where one begins, with a letter alone", " a", "\u{10ffff}"],
    ["koret ", "where one ends", "koret", "\u{1}"],
    [" messe ", "as a whole word", " messe", "\u{1}"],
  ])("%j: %s", (phrase, _where, from, next) => {
    expect(keyOf(phrase)).toEqual({ words: [[from, from + next]] });
  });

  test("what a word names is looked for as it is", () => {
    const [service, prayer] = [typeFacet("service"), typeFacet("prayer")];
    expect(keyOf(service, prayer)).toEqual({ words: [], facets: `"${service}" OR "${prayer}"` });
  });
});

test("an expression holds each term as its key", () => {
  const terms = [["familie"], ["konsert", " sang"]];
  expect(searchExpression({ terms, types: ["youth"], cells: null })).toBe(
    `("${typeFacet("youth")}") AND ${terms.map(termKey).join(" AND ")}`,
  );
});
