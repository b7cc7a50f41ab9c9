import type { Coast } from "~/domain/places/ground";

type Tolerance = (x: number, y: number) => number;

/** Leaves out points nearer than their tolerance to the line without them (Ramer, Douglas and Peucker). */
export function simplifyCoast(coast: Coast, toleranceAt: Tolerance): number[] {
  const points = coast.length / 2;
  if (points < 4) return [...coast];
  const kept = new Set([0, farthest(coast, toleranceAt, 0, 0, points).at]);
  const spans: [number, number][] = [...kept].map((from, nth) => [from, nth === 0 ? [...kept][1]! : points]);
  for (let span = spans.pop(); span; span = spans.pop()) {
    const { at, excess } = farthest(coast, toleranceAt, span[0], span[1] % points, span[1]);
    if (excess <= 1) continue;
    kept.add(at);
    spans.push([span[0], at], [at, span[1]]);
  }
  return [...kept].sort((one, other) => one - other).flatMap((at) => [coast[2 * at]!, coast[2 * at + 1]!]);
}

/** Of the points between `from` and `end`, from the line between the points `from` and `to`; in tolerances. */
function farthest(coast: Coast, toleranceAt: Tolerance, from: number, to: number, end: number) {
  let found = { at: from, excess: -1 };
  const [x, y] = [coast[2 * from]!, coast[2 * from + 1]!];
  const [right, down] = [coast[2 * to]! - x, coast[2 * to + 1]! - y];
  const length = right ** 2 + down ** 2;
  for (let at = from + 1; at < end; at++) {
    const [across, along] = [coast[2 * at]! - x, coast[2 * at + 1]! - y];
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, (across * right + along * down) / length));
    const distance = Math.hypot(across - share * right, along - share * down);
    const excess = distance / toleranceAt(coast[2 * at]!, coast[2 * at + 1]!);
    if (excess > found.excess) found = { at, excess };
  }
  return found;
}
