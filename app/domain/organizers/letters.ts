import { nameKey } from "~/domain/search/words";

export const NAME_LETTERS = [..."abcdefghijklmnopqrstuvwxyzæøå"] as [string, ...string[]];

/** Keys (see nameKey) of names with that first letter; `to` is excluded. */
export function letterKeys(letter: string): { from: string; to: string } {
  const from = nameKey(letter);
  return { from, to: String.fromCharCode(from.charCodeAt(0) + 1) };
}
