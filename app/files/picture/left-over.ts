import { type Box, boxAround } from "~/domain/intake/box";
import { medianOf } from "~/domain/lists";
import { blobsOf, fillBox, inkOf, spansOf } from "./blobs";
import type { Grey } from "./grey";
import type { SeenWord } from "./seen-words";

/** Grey below which a pixel is ink, and pixels between letters of one word. */
const INK = 110;
const ACROSS = 6;
const DOWN = 3;
/** Parts of the usual size of letters. */
const LOWEST = 0.4;
const HIGHEST = 6;
const WIDEST = 14;
const MOST = 60;

/** Where a small page has ink like a word's that no look has read: Tesseract's looks at a whole page leave words out. */
export function leftOver(page: Grey, words: readonly Pick<SeenWord, "box" | "size">[]): Box[] {
  const size = medianOf(words.map((word) => word.size));
  const ink = inkOf(page, INK);
  for (const { box } of words) fillBox(ink, page.width, box, 0);
  const boxes = blobsOf(ink, page.width, ACROSS, DOWN).flatMap((blob) => boxAround(spansOf(blob, page.width)) ?? []);
  const found = boxes.filter(
    ({ width, height }) =>
      Math.min(width, height) >= LOWEST * size && height <= HIGHEST * size && width <= WIDEST * size,
  );
  return found.length > MOST ? [] : found;
}
