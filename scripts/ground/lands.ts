import {
  clipCoast,
  type Coast,
  LEVELS,
  pixelsAt,
  sideOf,
  type Square,
  type Window,
  writeCoast,
  pointAt,
} from "~/domain/places/ground";
import type { Bounds } from "~/domain/places/position";

/** Pixels of a map of zoom 0. */
export interface Land {
  coast: Coast;
  window: Window;
}

/** Beside a square, so that the coast is drawn to its edge and not along it; in shares of its side. */
const BESIDE = 1 / 64;

/** Units by which the simpler line may differ, and the least area in square units of what is drawn at all. */
const TOLERANCE = 5.5;
const LEAST_AREA = 110;
/** Of the finest squares, which are drawn larger than their units. */
const FINEST = { tolerance: 1.5, area: 12 };

/** So many times as much elsewhere than near Norwegian towns. */
const COARSER = 5;

/** The outlines of all lands in the area. Holes are left out: the source has triangles there that are no lakes. */
export function readLands(text: string, { west, south, east, north }: Bounds): Land[] {
  const [right, top] = pixelsAt({ lat: north, lng: east }, 0);
  const [left, foot] = pixelsAt({ lat: south, lng: west }, 0);
  return (JSON.parse(text) as { geometries: { coordinates: [lng: number, lat: number][][][] }[] }).geometries
    .flatMap(({ coordinates }) => coordinates)
    .map(([outline = []]) =>
      clipCoast(
        outline.slice(0, -1).flatMap(([lng, lat]) => pixelsAt({ lat, lng }, 0)),
        [left, top, right, foot],
      ),
    )
    .filter((coast) => coast.length > 0)
    .map((coast) => ({ coast, window: windowOf(coast) }));
}

/** In the square's units, as files have them; the larger first. */
export function clipped(lands: readonly Land[], square: Square, isNear: (x: number, y: number) => boolean): string[] {
  const side = sideOf(square);
  const scale = 2 ** square.unit;
  const beside = side * BESIDE;
  const [left, top] = [square.x * side, square.y * side];
  const { tolerance, area } = square.z === LEVELS.at(-1)?.zoom ? FINEST : { tolerance: TOLERANCE, area: LEAST_AREA };
  const coarserAt = (x: number, y: number) => (isNear((x + left) / scale, (y + top) / scale) ? 1 : COARSER);
  const window = [left - beside, top - beside, left + side + beside, top + side + beside].map((edge) => edge / scale);
  return lands
    .filter((land) => overlaps(land.window, window as unknown as Window))
    .map(({ coast }) =>
      clipCoast(coast, window as unknown as Window).map((value, at) => value * scale - (at % 2 ? top : left)),
    )
    .map((coast) => simplifyCoast(coast, (x, y) => tolerance * coarserAt(x, y)).map(Math.round))
    .filter((coast) => areaOf(coast) >= area * coarserAt(...pointAt(coast, 0)) ** 2)
    .sort((one, other) => other.length - one.length)
    .map(writeCoast);
}

function windowOf(coast: Coast): Window {
  let [left, top, right, foot]: Window = [Infinity, Infinity, -Infinity, -Infinity];
  for (let nth = 0; nth < coast.length / 2; nth++) {
    const [x, y] = pointAt(coast, nth);
    [left, top, right, foot] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(foot, y)];
  }
  return [left, top, right, foot];
}

const overlaps = (one: Window, other: Window): boolean =>
  one[0] <= other[2] && one[2] >= other[0] && one[1] <= other[3] && one[3] >= other[1];

/** Square units (the shoelace formula). */
function areaOf(coast: Coast): number {
  let sum = 0;
  const points = coast.length / 2;
  for (let nth = 0; nth < points; nth++) {
    const [[x, y], [nextX, nextY]] = [pointAt(coast, nth), pointAt(coast, (nth + 1) % points)];
    sum += x * nextY - nextX * y;
  }
  return Math.abs(sum) / 2;
}

type Tolerance = (x: number, y: number) => number;

/** Leaves out points nearer than their tolerance to the line without them (Ramer, Douglas and Peucker). */
function simplifyCoast(coast: Coast, toleranceAt: Tolerance): number[] {
  const points = coast.length / 2;
  if (points < 4) return [...coast];
  const middle = farthest(coast, toleranceAt, 0, 0, points).at;
  const kept = new Set([0, middle]);
  const spans: [number, number][] = [
    [0, middle],
    [middle, points],
  ];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const { at, excess } = farthest(coast, toleranceAt, span[0], span[1] % points, span[1]);
    if (excess <= 1) continue;
    kept.add(at);
    spans.push([span[0], at], [at, span[1]]);
  }
  return [...kept].sort((one, other) => one - other).flatMap((at) => pointAt(coast, at));
}

/** Of the points between `from` and `end`, from the line between the points `from` and `to`; in tolerances. */
function farthest(coast: Coast, toleranceAt: Tolerance, from: number, to: number, end: number) {
  let found = { at: from, excess: -1 };
  const [[x, y], [endX, endY]] = [pointAt(coast, from), pointAt(coast, to)];
  const [right, down] = [endX - x, endY - y];
  const length = right ** 2 + down ** 2;
  for (let at = from + 1; at < end; at++) {
    const point = pointAt(coast, at);
    const [across, along] = [point[0] - x, point[1] - y];
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, (across * right + along * down) / length));
    const distance = Math.hypot(across - share * right, along - share * down);
    const excess = distance / toleranceAt(...point);
    if (excess > found.excess) found = { at, excess };
  }
  return found;
}
