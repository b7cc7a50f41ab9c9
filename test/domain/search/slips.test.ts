import { describe, expect, test } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { type GatheredWord, gatherWords, mostCommonWords } from "~/domain/search/gathered-words";
import { longWords, meantWord, withMeantWords, writeWordLists } from "~/domain/search/slips";
import { isOneSlip } from "~/domain/text/one-slip";

const CASES = caseFile("search/slips.tsv");

describe("a slip of one letter", () => {
  test.each(casesOf<[string, string, string | null]>(CASES, "is meant as"))(
    "%s is meant as %s: %s",
    (typed, word, how) => {
      expect(isOneSlip(typed, word)).toBe(how !== null);
      expect(isOneSlip(word, typed)).toBe(how !== null);
    },
  );

  test("is found wherever it is in a word, whatever the letter", () => {
    const word = "gudstjeneste";
    for (let at = 0; at < word.length; at++) {
      expect(isOneSlip(word.slice(0, at) + word.slice(at + 1), word), `without letter ${at}`).toBe(true);
      expect(isOneSlip(`${word.slice(0, at)}x${word.slice(at)}`, word), `x before letter ${at}`).toBe(true);
      expect(isOneSlip(`${word.slice(0, at)}x${word.slice(at + 1)}`, word), `x for letter ${at}`).toBe(true);
      expect(isOneSlip(`${word.slice(0, at)}xx${word.slice(at + 1)}`, word), `xx for letter ${at}`).toBe(false);
    }
  });
});

describe("the words that a slip may mean", () => {
  const gathered = new Map<string, GatheredWord>();
  for (const [seq, text] of ["Konsert i kirken", "KONSERT", "Konsept og bønn", "Bønnemøte", "Kor"].entries())
    gatherWords(gathered, { text, events: 1, seq });
  const lists = writeWordLists(mostCommonWords(gathered));

  test("are those of five letters or more; the most common is meant, as it is spelled", () => {
    expect(meantWord("konsest", lists)).toBe("konsert");
    expect(meantWord("bonemote", lists)).toBe("bønnemøte");
    expect(meantWord("konserten", lists)).toBeNull();
    expect(lists.flatMap(({ words }) => words)).not.toContain("kor");
  });

  test("are looked for where five letters or more were typed, and nothing but letters", () => {
    expect(longWords("Konsrt på Røroos 2026 i ny by1234")).toEqual(["konsrt", "roroos"]);
  });

  test("take the place of those typed; the rest stays as it was", () => {
    expect(withMeantWords("Konsrt, for BARN", [{ word: "konsrt", words: " konsert,,3" }])).toBe("konsert, for BARN");
  });

  test("are the most common first, with how many events have each", () => {
    expect(mostCommonWords(gathered)[0]).toEqual({ word: "konsert", spelled: "konsert", events: 2, seq: 1 });
  });
});
