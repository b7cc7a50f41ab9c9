import type { SeenWord } from "./seen-words";

/** 0–100: of a word that was looked at once. */
const CERTAIN = 85;

/** What names an event; shorter words are seldom all that differs. */
export const lettersOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** Words that were not read with certainty: another look at their line did not read them, or the only one hardly did. */
export const unclearWords = (text: string, words: readonly SeenWord[], looks: readonly string[]): string[] => {
  if (looks.length > 0) {
    const seen = looks.map((look) => new Set(lettersOf(look)));
    return lettersOf(text).filter((word) => seen.some((own) => !own.has(word)));
  }
  return words.filter(({ confidence }) => confidence < CERTAIN).flatMap((word) => lettersOf(word.text));
};
