import { foldText } from "~/domain/text/fold";

/** A word or a number of a sentence, where it stands. */
export interface Word {
  text: string;
  /** As foldText() writes it. */
  key: string;
  /** In the sentence; `end` is excluded. */
  at: number;
  end: number;
  /** What stands between it and the next: " ", ".", ". ", "/", ":" … */
  gap: string;
}

/** "5th" is a number and an ending, "17.mai" a number and a word; of "70+" the stroke is a word. */
const WORD = /\p{L}+(?:['’]\p{L}+)*|\d+|(?<=\d)\+/gu;

export function cutIntoWords(sentence: string): Word[] {
  const found = [...sentence.matchAll(WORD)];
  return found.map(({ 0: text, index }, nth) => {
    const end = index + text.length;
    return { text, key: wordKey(text), at: index, end, gap: sentence.slice(end, found[nth + 1]?.index ?? end) };
  });
}

export const wordKey = (text: string): string => foldText(text).replace(/['’]/g, "");

export const keyOfWords = (words: readonly Word[]): string => words.map(({ key }) => key).join(" ");

export const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(" ");

const NORWEGIAN = /[æøåäö]/;

/** As it is written, or without Norwegian letters: "ma" may be "må", but "øver" is not "over". */
export function isWritten(word: Word | undefined, text: string): boolean {
  // "AA" is no "å".
  if (word?.key !== wordKey(text) || (word.text.length > text.length && /^\p{Lu}+$/u.test(word.text))) return false;
  const typed = word.text.toLowerCase();
  return !NORWEGIAN.test(typed) || typed === text;
}

const ARTICLE = /^(?:en|ei|ein|et|eit|a|an|the)$/;

/** Where words that stand for a phrase end: "synge i et kor" for "synge i kor"; null of others. */
export function endOfPhrase(
  words: readonly Word[],
  from: number,
  texts: readonly string[],
  isSaid: (word: Word | undefined, text: string) => boolean,
): number | null {
  let at = from;
  for (const text of texts) {
    if (at > from && !isSaid(words[at], text) && ARTICLE.test(words[at]?.key ?? "")) at++;
    if (!isSaid(words[at++], text)) return null;
  }
  return at;
}

/** The sentence with something else, or nothing, instead of some of its words. */
export function withoutWords(sentence: string, words: readonly Word[], instead: ReadonlyMap<number, string>): string {
  const kept = words.flatMap(({ at, end, gap }, nth) => {
    const text = instead.get(nth) ?? sentence.slice(at, end);
    return text === "" ? [] : [text + (instead.has(nth + 1) ? " " : gap)];
  });
  return kept.join("").replace(/\s+/g, " ").trim();
}

const DIGITS = /^\d{1,4}$/;
/** The number that a word of up to four digits is. */
export function numberAt(words: readonly Word[], at: number): number | null {
  const { text = "" } = words[at] ?? {};
  return DIGITS.test(text) ? Number(text) : null;
}

/** The number at `at` in "dyrere enn 2000". */
export const isThanPrice = (words: readonly Word[], at: number): boolean =>
  numberAt(words, at) !== null &&
  /^(?:dyrere|dyrare|billigere|billegare|mer|meir|mindre|cheaper|more) (?:enn|than)$/.test(
    keyOfWords(words.slice(Math.max(0, at - 2), at)),
  );
