import { describe, expect, test } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import type { HelpArticleId } from "~/domain/help/articles";
import { findArticles } from "~/domain/help/find";
import { LOCALES } from "~/domain/site/locales";
import { helpIn } from "../../../help/help-in";

const CASES = caseFile("help/find.tsv");

const found = (query: string, locale: (typeof LOCALES)[number] = "nb") =>
  findArticles(helpIn(locale), query).map(({ id }) => id);

describe("the help is searchable", () => {
  test.each<[string, HelpArticleId]>(casesOf(CASES, "finds among the first three"))(
    "“%s” finds %s among the first three",
    (query, id) => {
      expect(found(query).slice(0, 3)).toContain(id);
    },
  );

  test.each(["KALENDER", "kalender", "Kalenderen"])("case and form of a word make no difference: %s", (query) => {
    expect(found(query)).toContain("connect-calendar");
  });

  test("finds each article in every language by its own title, first", () => {
    for (const locale of LOCALES)
      for (const { id, title } of helpIn(locale)) expect([locale, found(title, locale)[0]]).toEqual([locale, id]);
  });

  test.each(["finnesikke", "", "   ", "!?", "å"])("finds nothing for %j", (query) => {
    expect(found(query)).toEqual([]);
  });

  test("a long query costs no more than a dozen words", () => {
    expect(found("kalender ".repeat(5000)).length).toBeGreaterThan(0);
  });
});
