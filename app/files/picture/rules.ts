import type { Grey } from "./grey";

/** Grey below which a pixel is ink. */
const INK = 150;
/** Pixels: lines are longer than any letter is high, and thinner than large letters are thick. */
const LONGEST_STROKE = 150;
const THICKEST_LINE = 13;

/** Takes away the lines of tables, frames and creases, which letters may stand close to. Changes `grey`. */
export function withoutRules(grey: Grey): Grey {
  const { width, height } = grey;
  const isLine = new Uint8Array(width * height);
  markLines(grey, isLine, { along: width, across: 1, length: height, breadth: width });
  markLines(grey, isLine, { along: 1, across: width, length: width, breadth: height });
  isLine.forEach((mark, at) => {
    if (mark) grey.pixels[at] = 255;
  });
  return grey;
}

interface Direction {
  /** Steps between pixels along a line, and from line to line. */
  along: number;
  across: number;
  /** Pixels in these directions. */
  length: number;
  breadth: number;
}

/** Steps after which a line may be one pixel beside where it was: letters that touch it do not belong to it. */
const LEAN = 8;

/** A line may lean: now and then a pixel goes on from one of three before it. */
function markLines({ pixels }: Grey, isLine: Uint8Array, { along, across, length, breadth }: Direction) {
  const before = new Uint16Array(pixels.length);
  const after = new Uint16Array(pixels.length);
  const grow = (runs: Uint16Array, at: number, from: number, index: number, mayLean: boolean) => {
    if ((pixels[at] ?? 0) >= INK) return;
    const left = mayLean && index > 0 ? (runs[from - across] ?? 0) : 0;
    const right = mayLean && index < breadth - 1 ? (runs[from + across] ?? 0) : 0;
    runs[at] = 1 + Math.max(left, runs[from] ?? 0, right);
  };
  for (let step = 1; step < length; step++)
    for (let index = 0; index < breadth; index++) {
      const at = step * along + index * across;
      grow(before, at, at - along, index, step % LEAN === 0);
      const back = (length - 1 - step) * along + index * across;
      grow(after, back, back + along, index, step % LEAN === 0);
    }
  for (let step = 0; step < length; step++) {
    let thick = 0;
    for (let index = 0; index <= breadth; index++) {
      const at = step * along + index * across;
      if (index < breadth && (pixels[at] ?? 0) < INK) {
        thick++;
        continue;
      }
      if (thick > 0 && thick <= THICKEST_LINE)
        for (let back = 1; back <= thick; back++) {
          const one = at - back * across;
          if ((before[one] ?? 0) + (after[one] ?? 0) > LONGEST_STROKE) isLine[one] = 1;
        }
      thick = 0;
    }
  }
}
