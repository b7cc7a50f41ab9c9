import { nameKey } from "~/domain/search/words";

/** The letters that a list of names is entered by, in Norwegian order. */
export const NAME_LETTERS = [..."abcdefghijklmnopqrstuvwxyzæøå"] as [string, ...string[]];

/** Returns the keys (see nameKey) of names that begin with a letter: from the first, up to but without the second. */
export function letterKeys(letter: string): { from: string; to: string } {
  const from = nameKey(letter);
  return { from, to: String.fromCharCode(from.charCodeAt(0) + 1) };
}
