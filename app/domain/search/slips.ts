import { foldText } from "~/domain/text/fold";
import { isOneSlip } from "~/domain/text/one-slip";
import type { GatheredWord } from "./gathered-words";

const SHORTEST = 5;

export interface WordList {
  length: number;
  words: string;
}

/** By length: "word,spelled,events" after a space each; `spelled` is left out where it is the same. */
export function writeWordLists(words: readonly GatheredWord[]): WordList[] {
  const lists = new Map<number, string>();
  for (const { word, spelled, events } of words) {
    if (word.length < SHORTEST) continue;
    const entry = ` ${word},${spelled === word ? "" : spelled},${events}`;
    lists.set(word.length, (lists.get(word.length) ?? "") + entry);
  }
  return [...lists].map(([length, words]) => ({ length, words }));
}

const WORDS = /[\p{L}\p{N}]+/gu;

export const longWords = (query: string): string[] =>
  [...new Set(query.normalize("NFC").match(WORDS)?.map(foldText))].filter((word) => /^\p{L}{5,30}$/u.test(word));

/** The most common word that is one slip away, as spelled. */
export function meantWord(typed: string, lists: readonly Pick<WordList, "words">[]): string | null {
  let meant: { spelled: string; events: number } | null = null;
  for (const entry of lists.flatMap(({ words }) => words.trim().split(" "))) {
    const [word = "", spelled, count] = entry.split(",");
    const events = Number(count);
    if ((meant === null || events > meant.events) && isOneSlip(typed, word)) {
      meant = { spelled: spelled || word, events };
    }
  }
  return meant && meant.spelled;
}

/** With what is meant instead of the `unknown` words, where one of those beside it is one slip away. */
export const withMeantWords = (query: string, unknown: readonly { word: string; words: string }[]): string =>
  query.normalize("NFC").replace(WORDS, (typed) => {
    const lists = unknown.filter(({ word }) => word === foldText(typed));
    return (lists.length > 0 ? meantWord(foldText(typed), lists) : null) ?? typed;
  });
