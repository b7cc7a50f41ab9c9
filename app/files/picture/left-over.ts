import { type Box, boxAround } from "~/domain/intake/box";
import { medianOf } from "~/domain/lists";
import { blobsOf, fillBox, inkOf, spansOf } from "./blobs";
import type { Grey } from "./grey";
import type { SeenWord } from "./seen-words";

/** Grey below which a pixel is ink, and pixels between letters of one word. */
const INK = 110;
const ACROSS = 6;
const DOWN = 3;
/** Parts of their height. */
const APART = 0.2;
/** Parts of the usual size of letters. */
const LOWEST = 0.4;
const HIGHEST = 6;
const WIDEST = 14;
const MOST = 60;

/** Large letters stand further apart. */
const isBeside = (a: Box, b: Box): boolean =>
  Math.max(a.x - b.x - b.width, b.x - a.x - a.width) < APART * a.height &&
  Math.abs(a.y - b.y) + Math.abs(a.y + a.height - b.y - b.height) < APART * a.height;

/** Where a small page has ink like a word's that no look has read: Tesseract's looks at a whole page leave words out. */
export function leftOver(page: Grey, words: readonly Pick<SeenWord, "box" | "size">[]): Box[] {
  const size = medianOf(words.map((word) => word.size));
  const ink = inkOf(page, INK);
  for (const { box } of words) fillBox(ink, page.width, box, 0);
  const boxes: Box[] = [];
  for (const blob of blobsOf(ink, page.width, ACROSS, DOWN)) {
    const box = boxAround(spansOf(blob, page.width));
    const near = boxes.findIndex((other) => box && isBeside(box, other));
    const both = boxAround([...(box ? [box] : []), ...boxes.splice(near, near < 0 ? 0 : 1)]);
    if (both) boxes.push(both);
  }
  const found = boxes.filter(
    ({ width, height }) =>
      Math.min(width, height) >= LOWEST * size && height <= HIGHEST * size && width <= WIDEST * size,
  );
  return found.length > MOST ? [] : found;
}
