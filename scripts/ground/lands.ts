import {
  clipCoast,
  type Coast,
  LEVELS,
  pixelsAt,
  sideOf,
  type Square,
  type Window,
  writeCoast,
} from "~/domain/places/ground";
import type { Bounds } from "~/domain/places/position";
import { simplifyCoast } from "./simplify";

interface GeoJson {
  geometries: { coordinates: [lng: number, lat: number][][][] }[];
}

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
  return (JSON.parse(text) as GeoJson).geometries
    .flatMap(({ coordinates }) => coordinates)
    .map(([outline]) =>
      clipCoast(
        outline!.slice(0, -1).flatMap(([lng, lat]) => pixelsAt({ lat, lng }, 0)),
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
  const { tolerance, area } = square.z === LEVELS.at(-1)!.zoom ? FINEST : { tolerance: TOLERANCE, area: LEAST_AREA };
  const coarserAt = (x: number, y: number) => (isNear((x + left) / scale, (y + top) / scale) ? 1 : COARSER);
  const window = [left - beside, top - beside, left + side + beside, top + side + beside].map((edge) => edge / scale);
  return lands
    .filter((land) => overlaps(land.window, window as unknown as Window))
    .map(({ coast }) =>
      clipCoast(coast, window as unknown as Window).map((value, at) => value * scale - (at % 2 ? top : left)),
    )
    .map((coast) => simplifyCoast(coast, (x, y) => tolerance * coarserAt(x, y)).map(Math.round))
    .filter((coast) => areaOf(coast) >= area * coarserAt(coast[0]!, coast[1]!) ** 2)
    .sort((one, other) => other.length - one.length)
    .map(writeCoast);
}

function windowOf(coast: Coast): Window {
  const edges = [Infinity, Infinity, -Infinity, -Infinity];
  coast.forEach((value, at) => {
    const axis = at % 2;
    edges[axis] = Math.min(edges[axis]!, value);
    edges[axis + 2] = Math.max(edges[axis + 2]!, value);
  });
  return edges as unknown as Window;
}

const overlaps = (one: Window, other: Window): boolean =>
  one[0] <= other[2] && one[2] >= other[0] && one[1] <= other[3] && one[3] >= other[1];

/** Square units (the shoelace formula). */
function areaOf(coast: Coast): number {
  let sum = 0;
  for (let at = 0; at < coast.length; at += 2) {
    const next = (at + 2) % coast.length;
    sum += coast[at]! * coast[next + 1]! - coast[next]! * coast[at + 1]!;
  }
  return Math.abs(sum) / 2;
}
