import { fillBox } from "./blobs";
import type { Grey } from "./grey";
import type { SeenWord } from "./seen-words";

/** Pixels of a small page: letters that are as large can be read there; what is smaller must be certain. */
const LEAST = 26;
const CERTAIN = 85;

/** A small page without the words that were read at a larger scale, but for large ones, which are looked at again. */
export function onlyLarge({ width, height, pixels }: Grey, words: readonly SeenWord[]): Grey {
  const left = pixels.slice();
  for (const { box, size } of words) if (size < LEAST) fillBox(left, width, box, 255);
  return { width, height, pixels: left };
}

/** Parts of its size by which a letter takes up a line: what is wider holds others' places. */
const WIDEST = 1.1;

/** Large words of a small page, and others that are certain; one letter may be half of "14", and is looked at alone. */
export const largeOf = (words: readonly SeenWord[]): SeenWord[] =>
  words.filter(
    ({ text, size, confidence, box }) =>
      text.replace(/[^\p{L}\d]/gu, "").length > 1 &&
      box.width < WIDEST * size * text.length &&
      (size >= LEAST || confidence >= CERTAIN),
  );
