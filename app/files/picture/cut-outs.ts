import type { NonEmpty } from "~/domain/lists";
import type { Grey } from "./grey";
import type { SeenWord } from "./seen-words";

export interface Strip {
  top: number;
  bottom: number;
}

export interface CutOuts {
  sheet: Grey;
  /** Of each line, in pixels of the sheet. */
  strips: Strip[];
}

type PlacedWord = Pick<SeenWord, "box" | "baseline" | "size">;

/** Pixels of the sheet. */
const SIZE = 44;
const MARGIN = 24;
const WIDEST = 3000;
/** Parts of a line's size: above and below where its letters stand, and the widest gap that is kept. */
const ABOVE = 0.95;
const BELOW = 0.3;
const AROUND = 0.3;
const GAP = 0.8;

/** Lines of words cut out and put below each other, straight and of one size: a second look at them. */
export function cutOut(grey: Grey, lines: readonly Readonly<NonEmpty<PlacedWord>>[]): CutOuts {
  const strips = lines.map((words) => stripOf(grey, words));
  const width = Math.max(1, ...strips.map((strip) => strip.width)) + 2 * MARGIN;
  const height = strips.reduce((sum, strip) => sum + strip.height + MARGIN, MARGIN);
  const sheet: Grey = { width, height, pixels: new Uint8Array(width * height).fill(255) };
  let top = MARGIN;
  const places = strips.map((strip) => {
    for (let row = 0; row < strip.height; row++)
      sheet.pixels.set(strip.pixels.subarray(row * strip.width, (row + 1) * strip.width), (top + row) * width + MARGIN);
    const place = { top, bottom: top + strip.height };
    top = place.bottom + MARGIN;
    return place;
  });
  return { sheet, strips: places };
}

function stripOf(grey: Grey, words: Readonly<NonEmpty<PlacedWord>>) {
  const size = Math.max(...words.map(({ size }) => size));
  const scale = SIZE / size;
  const columns = columnsOf(words, size, scale).slice(0, WIDEST);
  const height = Math.ceil((ABOVE + BELOW) * SIZE);
  const strip: Grey = { width: columns.length, height, pixels: new Uint8Array(columns.length * height) };
  columns.forEach(({ x, baseline }, column) => {
    const top = baseline - ABOVE * size;
    for (let row = 0; row < height; row++)
      strip.pixels[row * columns.length + column] = between(grey, x, top + row / scale);
  });
  return darkOnWhite(strip);
}

/** From left to right, without wide gaps: where each column of pixels is taken from. */
function columnsOf(words: readonly PlacedWord[], size: number, scale: number): { x: number; baseline: number }[] {
  const sorted = [...words].sort((a, b) => a.box.x - b.box.x);
  const columns: { x: number; baseline: number }[] = [];
  let from = Math.min(...words.map(({ box }) => box.x)) - AROUND * size;
  sorted.forEach(({ box, baseline }, index) => {
    const next = sorted[index + 1];
    const right = box.x + box.width;
    const gap = next ? next.box.x - right : AROUND * 2 * size;
    const to = right + Math.min(gap, GAP * size) / 2;
    for (let x = from; x < to; x += 1 / scale) columns.push({ x, baseline });
    if (next) from = Math.max(to, next.box.x - (GAP * size) / 2);
  });
  return columns;
}

function between({ width, height, pixels }: Grey, x: number, y: number): number {
  const left = Math.min(Math.max(0, Math.floor(x)), width - 2);
  const top = Math.min(Math.max(0, Math.floor(y)), height - 2);
  const [right, down] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))];
  const corner = top * width + left;
  const upper = (pixels[corner] ?? 0) * (1 - right) + (pixels[corner + 1] ?? 0) * right;
  const lower = (pixels[corner + width] ?? 0) * (1 - right) + (pixels[corner + width + 1] ?? 0) * right;
  return upper * (1 - down) + lower * down;
}

/** As much contrast as there is; letters that are lighter than their ground are turned. */
function darkOnWhite({ width, height, pixels }: Grey): Grey {
  const sorted = pixels.slice().sort();
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const [low, middle, high] = [at(0.02), at(0.5), at(0.98)];
  const isLight = middle - low >= high - middle;
  const [white, black] = isLight ? [at(0.6), low] : [at(0.4), high];
  const gain = 255 / (white - black || 1);
  return { width, height, pixels: pixels.map((pixel) => Math.min(255, Math.max(0, (pixel - black) * gain))) };
}
