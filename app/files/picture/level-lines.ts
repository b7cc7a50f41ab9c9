import { medianOf } from "~/domain/lists";
import type { SeenWord } from "./seen-words";

export interface Baseline {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** Pixels: shorter lines tell little of how the page leans. */
const SHORTEST = 150;
const STEEPEST = 0.12;

/**
 * Where words stand, as if their page lay flat: its lines may lean, and more so further down, as in a picture taken from the side.
 */
export function levelled(words: readonly Pick<SeenWord, "box" | "baseline">[], lines: readonly Baseline[]): number[] {
  const slopes = lines
    .filter(({ x0, x1 }) => x1 - x0 >= SHORTEST)
    .map(({ x0, y0, x1, y1 }) => ({ y: (y0 + y1) / 2, slope: (y1 - y0) / (x1 - x0), weight: x1 - x0 }))
    .filter(({ slope }) => Math.abs(slope) < STEEPEST);
  if (slopes.length === 0) return words.map(({ baseline }) => baseline);
  const at = slopeAt(slopes);
  return words.map(({ box, baseline }) => baseline - (box.x + box.width / 2) * at(baseline));
}

/** A line through the slopes, without those far from it. */
function slopeAt(slopes: readonly { y: number; slope: number; weight: number }[]): (y: number) => number {
  const middle = medianOf(slopes.map(({ slope }) => slope));
  const near = slopes.filter(({ slope }) => Math.abs(slope - middle) < 0.03);
  const sum = (of: (one: (typeof near)[number]) => number) => near.reduce((all, one) => all + one.weight * of(one), 0);
  const all = sum(() => 1);
  const [y, slope] = [sum((one) => one.y) / all, sum((one) => one.slope) / all];
  const spread = sum((one) => (one.y - y) ** 2);
  const lean = near.length < 3 || spread === 0 ? 0 : sum((one) => (one.y - y) * (one.slope - slope)) / spread;
  return (at) => slope + lean * (at - y);
}
