import type { Grey } from "./grey";

/** Degrees. */
const MOST = 9;
const COARSE = 0.5;
const FINE = 0.1;
/** Of grey between a pixel and the one below it. */
const EDGE = 90;
const MOST_EDGES = 80_000;

/** Degrees, clockwise, by which its lines of letters are turned; 0 where it has none. The picture should be small. */
export function angleOf(grey: Grey): number {
  const { xs, ys } = edgesOf(grey);
  if (xs.length < 200) return 0;
  const score = (degrees: number) => sharpness(xs, ys, grey, degrees);
  const best = (from: number, to: number, step: number) => {
    let found = { degrees: 0, score: -1 };
    for (let degrees = from; degrees <= to + step / 2; degrees += step) {
      const now = score(degrees);
      if (now > found.score) found = { degrees, score: now };
    }
    return found.degrees;
  };
  const coarse = best(-MOST, MOST, COARSE);
  return best(coarse - COARSE, coarse + COARSE, FINE);
}

/** Where ink ends downwards: letters end on one line. */
function edgesOf({ width, height, pixels }: Grey): { xs: number[]; ys: number[] } {
  const xs: number[] = [];
  const ys: number[] = [];
  for (let y = 1; y < height - 1; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (Math.abs((pixels[at + width] ?? 0) - (pixels[at - width] ?? 0)) > EDGE) {
        xs.push(x);
        ys.push(y);
      }
    }
  const step = Math.ceil(xs.length / MOST_EDGES);
  const some = (all: number[]) => (step > 1 ? all.filter((_, index) => index % step === 0) : all);
  return { xs: some(xs), ys: some(ys) };
}

/** Rows along lines of letters are full or empty. */
function sharpness(xs: readonly number[], ys: readonly number[], { width, height }: Grey, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const margin = Math.ceil(Math.abs(slope) * width);
  const rows = new Uint32Array(height + 2 * margin + 2);
  for (let i = 0; i < xs.length; i++) {
    const row = Math.round((ys[i] ?? 0) - (xs[i] ?? 0) * slope) + margin;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let sum = 0;
  for (let i = 1; i < rows.length; i++) sum += ((rows[i] ?? 0) - (rows[i - 1] ?? 0)) ** 2;
  return sum;
}
