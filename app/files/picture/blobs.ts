import type { Box } from "~/domain/intake/box";
import type { Grey } from "./grey";

/** 1 where a picture is darker. */
export const inkOf = ({ pixels }: Grey, darkest: number): Uint8Array =>
  pixels.map((pixel) => (pixel < darkest ? 1 : 0));

/** Indexes of pixels that hang together, or are so near each other. Empties `ink`. */
export function blobsOf(ink: Uint8Array, width: number, across = 1, down = 1): number[][] {
  const blobs: number[][] = [];
  for (let start = 0; start < ink.length; start++) {
    if (!ink[start]) continue;
    const blob = [start];
    ink[start] = 0;
    for (const at of blob)
      for (let row = at - down * width; row <= at + down * width; row += width)
        for (let next = row - across; next <= row + across; next++) {
          if (!ink[next]) continue;
          ink[next] = 0;
          blob.push(next);
        }
    blobs.push(blob);
  }
  return blobs;
}

/** Rows of a blob, from its left to its right. */
export function spansOf(blob: readonly number[], width: number): Box[] {
  const spans = new Map<number, Box>();
  for (const at of blob) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const { x: left, width: wide } = spans.get(y) ?? { x, width: 1 };
    const from = Math.min(left, x);
    spans.set(y, { x: from, y, width: Math.max(left + wide, x + 1) - from, height: 1 });
  }
  return [...spans.values()];
}

/** Fills what a box holds. */
export function fillBox(pixels: Uint8Array, width: number, { x, y, width: wide, height }: Box, value: number) {
  for (let row = Math.max(0, Math.floor(y)); row < y + height; row++)
    pixels.fill(value, row * width + Math.max(0, Math.floor(x)), row * width + Math.min(width, Math.ceil(x + wide)));
}
