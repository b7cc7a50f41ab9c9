import { boxAround } from "~/domain/intake/box";
import { blobsOf, fillBox, inkOf, spansOf } from "./blobs";
import type { Grey } from "./grey";

/** Grey below which a pixel is ink. */
const INK = 128;
/** Pixels of a plate's sides at least, and the shares that it fills of its box and its letters of it. */
const SHORTEST = 36;
const FULL = 0.5;
const MOST_LETTERS = 0.7;
/** Letters of a plate, and pixels of one: a thick letter has no more than two holes. */
const FEWEST = 3;
const SMALLEST = 5;
/** Pixels of what is no letter: shadows, frames and creases. */
const TALLEST = 200;
const WIDEST = 250;
const THINNEST = 16;
/** Pixels by which edges are soft. */
const SOFT = [-2, -1, 1, 2];

/** Light letters on dark plates, as days stand on badges, become dark on white. Changes `grey`, which is small. */
export function withoutPlates(grey: Grey): Grey {
  const { width, pixels } = grey;
  const wipe = (at: number) =>
    fillBox(pixels, width, { x: (at % width) - 2, y: Math.floor(at / width) - 2, width: 5, height: 5 }, 255);
  for (const blob of blobsOf(inkOf(grey, INK), width)) {
    const spans = spansOf(blob, width);
    const box = boxAround(spans) ?? { width: 0, height: 0 };
    if (box.height > TALLEST || (box.width > WIDEST && box.height < THINNEST)) blob.forEach(wipe);
    if (Math.min(box.width, box.height) < SHORTEST || blob.length < FULL * box.width * box.height) continue;
    const inside = new Uint8Array(pixels.length);
    for (const span of spans) fillBox(inside, width, span, 1);
    const light = inside.map((isInside, at) => (isInside && (pixels[at] ?? 0) >= INK ? 1 : 0));
    const letters = blobsOf(light, width).filter(({ length }) => length >= SMALLEST);
    if (letters.length < FEWEST || letters.flat().length > MOST_LETTERS * blob.length) continue;
    const isEdge = (at: number) => SOFT.some((step) => !inside[at + step] || !inside[at + step * width]);
    const own = [...inside.keys()].filter((at) => inside[at]);
    for (const at of own) pixels[at] = 255 - (pixels[at] ?? 0);
    own.filter(isEdge).forEach(wipe);
  }
  return grey;
}
