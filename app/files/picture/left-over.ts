import type { Box } from "~/domain/intake/box";
import { medianOf } from "~/domain/lists";
import type { Grey } from "./grey";
import type { SeenWord } from "./seen-words";

/** Pixels of a cell of the grid in which ink is counted, the share of ink that counts, and the grey of ink. */
const CELL = 8;
const FULL = 0.12;
const INK = 110;
/** Cells between letters of one word. */
const NEAR = 2;
/** Parts of the usual size of letters. */
const LOWEST = 0.4;
const HIGHEST = 1.6;
const WIDEST = 14;
const MOST = 60;

/** Where there is ink like a word's that no look has read: Tesseract's looks at a whole page leave words out. */
export function leftOver(even: Grey, words: readonly SeenWord[]): Box[] {
  if (words.length === 0) return [];
  const size = medianOf(words.map(({ size }) => size));
  const columns = Math.ceil(even.width / CELL);
  const rows = Math.ceil(even.height / CELL);
  const full = inkedCells(even, columns, rows);
  for (const { box } of words)
    for (let row = Math.floor(box.y / CELL); row <= Math.min(rows - 1, (box.y + box.height) / CELL); row++)
      full.fill(0, row * columns + Math.floor(box.x / CELL), row * columns + Math.ceil((box.x + box.width) / CELL));
  const boxes: Box[] = [];
  for (let start = 0; start < full.length; start++) {
    if (!full[start]) continue;
    const box = takeBlob(full, start, columns, rows);
    const isWord = box.height >= LOWEST * size && box.height <= HIGHEST * size && box.width <= WIDEST * size;
    if (isWord && box.width >= LOWEST * size) boxes.push(box);
  }
  return boxes.length > MOST ? [] : boxes;
}

function inkedCells({ width, height, pixels }: Grey, columns: number, rows: number): Uint8Array {
  const counts = new Uint8Array(columns * rows);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const cell = Math.floor(y / CELL) * columns + Math.floor(x / CELL);
      if ((pixels[y * width + x] ?? 0) < INK) counts[cell] = (counts[cell] ?? 0) + 1;
    }
  return counts.map((count) => (count >= FULL * CELL * CELL ? 1 : 0));
}

/** Empties the cells that hang together with one, and says where they were. */
function takeBlob(full: Uint8Array, start: number, columns: number, rows: number): Box {
  let [left, right, top, bottom] = [columns, 0, rows, 0];
  const open = [start];
  full[start] = 0;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    [left, right, top, bottom] = [
      Math.min(left, column),
      Math.max(right, column),
      Math.min(top, row),
      Math.max(bottom, row),
    ];
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
      for (let x = Math.max(0, column - NEAR); x <= Math.min(columns - 1, column + NEAR); x++) {
        if (!full[y * columns + x]) continue;
        full[y * columns + x] = 0;
        open.push(y * columns + x);
      }
  }
  return { x: left * CELL, y: top * CELL, width: (right - left + 1) * CELL, height: (bottom - top + 1) * CELL };
}
