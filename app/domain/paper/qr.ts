import { remainderOf } from "./reed-solomon";

/** A QR code: its rows of modules, true where they are dark, without the quiet zone. */
export type QrModules = readonly (readonly boolean[])[];

/** The most bytes of text that fit: version 10, level M. */
export const QR_MAX_BYTES = 213;

/** Level M of ISO/IEC 18004, table 9, by version: correction bytes a block, and how many data bytes each block has. */
const BLOCKS: readonly (readonly [corrections: number, ...data: number[]])[] = [
  [10, 16],
  [16, 28],
  [26, 44],
  [18, 32, 32],
  [24, 43, 43],
  [16, 27, 27, 27, 27],
  [18, 31, 31, 31, 31],
  [22, 38, 38, 39, 39],
  [22, 36, 36, 36, 37, 37],
  [26, 43, 43, 43, 43, 44],
];

/** Centres of the alignment patterns, by version (annex E). */
const ALIGNMENTS = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
];

/**
 * Returns a text's QR code by ISO/IEC 18004: byte mode, level M (a seventh of it may be lost), the smallest version.
 * Null where it is longer than QR_MAX_BYTES in UTF-8.
 */
export function qrModules(text: string): QrModules | null {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex((_, index) => bytes.length <= roomOf(index + 1)) + 1;
  if (version === 0) return null;
  const drawn = MASKS.map((_, mask) => draw(version, codewordsOf(bytes, version), mask));
  return drawn.reduce((best, candidate) => (penaltyOf(candidate) < penaltyOf(best) ? candidate : best));
}

const dataBytes = (version: number) => BLOCKS[version - 1]!.slice(1).reduce((sum, length) => sum + length, 0);
const lengthBits = (version: number) => (version < 10 ? 8 : 16);
const roomOf = (version: number) => Math.floor((dataBytes(version) * 8 - 4 - lengthBits(version)) / 8);

const bitsOf = (value: number, length: number) =>
  Array.from({ length }, (_, index) => ((value >>> (length - 1 - index)) & 1) === 1);

/** Returns the data and its corrections, in the order in which they are drawn. */
function codewordsOf(bytes: Uint8Array, version: number): boolean[] {
  const room = dataBytes(version);
  const bits = [
    ...bitsOf(0b0100, 4),
    ...bitsOf(bytes.length, lengthBits(version)),
    ...[...bytes].flatMap((byte) => bitsOf(byte, 8)),
  ];
  const ended = [...bits, ...bitsOf(0, Math.min(4, room * 8 - bits.length))];
  const whole = [...ended, ...bitsOf(0, (8 - (ended.length % 8)) % 8)];
  const data = Array.from({ length: room }, (_, index) => {
    const byte = whole.slice(index * 8, index * 8 + 8);
    if (byte.length === 0) return (index - whole.length / 8) % 2 === 0 ? 0b11101100 : 0b00010001;
    return byte.reduce((value, bit) => value * 2 + Number(bit), 0);
  });
  const [corrections, ...lengths] = BLOCKS[version - 1]!;
  let start = 0;
  const blocks = lengths.map((length) => data.slice(start, (start += length)));
  const ends = blocks.map((block) => remainderOf(block, corrections));
  return [...interleave(blocks), ...interleave(ends)].flatMap((byte) => bitsOf(byte, 8));
}

/** Returns the first of each, the second of each …; shorter ones are left out at the end. */
function interleave(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => blocks.flatMap((block) => block[index] ?? [])).flat();
}

/** Null: free for data. */
type Grid = (boolean | null)[][];

function draw(version: number, data: readonly boolean[], mask: number): boolean[][] {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => null));
  for (const [row, column] of [[3, 3] as const, [3, size - 4] as const, [size - 4, 3] as const])
    finder(grid, row, column);
  const centres = ALIGNMENTS[version - 1]!;
  for (const row of centres)
    for (const column of centres) if (grid[row]![column] === null) alignment(grid, row, column);
  for (let at = 8; at < size - 8; at++) {
    grid[6]![at] = at % 2 === 0;
    grid[at]![6] = at % 2 === 0;
  }
  format(grid, mask);
  if (version >= 7) versionInformation(grid, version);
  return fill(grid, data, MASKS[mask]!);
}

/** With its separator, as far as that is inside. */
function finder(grid: Grid, row: number, column: number): void {
  for (let i = -4; i <= 4; i++)
    for (let j = -4; j <= 4; j++) {
      const ring = Math.max(Math.abs(i), Math.abs(j));
      if (grid[row + i]?.[column + j] !== undefined) grid[row + i]![column + j] = ring !== 2 && ring !== 4;
    }
}

function alignment(grid: Grid, row: number, column: number): void {
  for (let i = -2; i <= 2; i++)
    for (let j = -2; j <= 2; j++) grid[row + i]![column + j] = Math.max(Math.abs(i), Math.abs(j)) !== 1;
}

/** The level (M is 00) and the mask, twice. */
function format(grid: Grid, mask: number): void {
  const bits = bitsOf(((mask << 10) | checkBits(mask, 10, 0b10100110111)) ^ 0b101010000010010, 15);
  const size = grid.length;
  bits.forEach((bit, index) => {
    const near = index < 6 ? index : index < 8 ? index + 1 : 14 - index;
    if (index < 8) grid[8]![near === 8 ? 8 : near] = bit;
    else grid[index === 8 ? 7 : near]![8] = bit;
    if (index < 7) grid[size - 1 - index]![8] = bit;
    else grid[8]![size - 15 + index] = bit;
  });
  grid[size - 8]![8] = true;
}

function versionInformation(grid: Grid, version: number): void {
  const bits = bitsOf((version << 12) | checkBits(version, 12, 0b1111100100101), 18).reverse();
  bits.forEach((bit, index) => {
    const [far, near] = [grid.length - 11 + (index % 3), Math.floor(index / 3)];
    grid[near]![far] = bit;
    grid[far]![near] = bit;
  });
}

/** Returns the remainder of a value by a generator polynomial of some degree (annexes C and D). */
function checkBits(value: number, degree: number, generator: number): number {
  let rest = value << degree;
  for (let bit = 31; bit >= degree; bit--) if ((rest >>> bit) & 1) rest ^= generator << (bit - degree);
  return rest;
}

/** Upwards and downwards in pairs of columns, from the right; what is over stays light. */
function fill(grid: Grid, data: readonly boolean[], isMasked: (row: number, column: number) => boolean): boolean[][] {
  const size = grid.length;
  const done = grid.map((row) => row.map((module) => module ?? false));
  let next = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const isUpward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++)
      for (const column of [right, right - 1]) {
        const row = isUpward ? size - 1 - step : step;
        if (grid[row]![column] === null) done[row]![column] = (data[next++] ?? false) !== isMasked(row, column);
      }
  }
  return done;
}

/** How hard a code is to read (7.8.3). */
function penaltyOf(modules: QrModules): number {
  const size = modules.length;
  const lines = [...modules, ...modules.map((_, column) => modules.map((row) => row[column]!))];
  const texts = lines.map((line) => line.map((dark) => (dark ? "1" : "0")).join(""));
  const runs = texts.flatMap((text) => [...text.matchAll(/0{5,}|1{5,}/g)].map(([run]) => run.length - 2));
  const looksLikeFinder = texts.flatMap((text) => [...text.matchAll(/(?=00001011101|10111010000)/g)]);
  let blocks = 0;
  for (let i = 1; i < size; i++)
    for (let j = 1; j < size; j++) {
      const one = modules[i]![j]!;
      if (modules[i - 1]![j] === one && modules[i]![j - 1] === one && modules[i - 1]![j - 1] === one) blocks += 3;
    }
  const dark = modules.flat().filter(Boolean).length / (size * size);
  const unbalanced = Math.floor(Math.abs(dark * 100 - 50) / 5) * 10;
  return runs.reduce((sum, run) => sum + run, 0) + looksLikeFinder.length * 40 + blocks + unbalanced;
}
