import type { Tile } from "./maps";
import type { Position } from "./position";

/** The version of the files in public/ground/: they are kept for good, so that another content needs another one. */
export const GROUND = "/ground/1";

export const isGround = (path: string): boolean => path.startsWith(`${GROUND}/`);

/**
 * Squares are the tiles of `zoom` of Web Mercator, drawn from the zoom `from` on. Coordinates in them are whole units:
 * pixels of a map of the zoom `unit`, from the square's north-western corner.
 */
export interface Level {
  zoom: number;
  unit: number;
  from: number;
}

/** The whole country in one square, its parts, fjords, and towns. */
export const LEVELS = [
  { zoom: 0, unit: 7, from: 0 },
  { zoom: 5, unit: 9, from: 6 },
  { zoom: 7, unit: 11, from: 8 },
  { zoom: 9, unit: 14, from: 10 },
] as const satisfies readonly Level[];

const TILE_SIZE = 256;

export interface Square extends Tile {
  unit: number;
}

/** Units from side to side. */
export const sideOf = ({ z, unit }: Pick<Square, "z" | "unit">): number => TILE_SIZE * 2 ** (unit - z);

/** The nth corner of a coast. */
export const pointAt = (coast: Coast, nth: number): [x: number, y: number] => [
  coast[2 * nth] ?? 0,
  coast[2 * nth + 1] ?? 0,
];

/** Pixels on a map of the world at this zoom, which may be a fraction. */
export function pixelsAt({ lat, lng }: Position, zoom: number): [x: number, y: number] {
  const size = TILE_SIZE * 2 ** zoom;
  return [((lng + 180) / 360) * size, ((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * size];
}

/** The squares that hold a tile, the finest first. Close to no town there are only coarse ones. */
export const squaresOver = ({ z, x, y }: Tile): Square[] =>
  LEVELS.filter(({ from }) => z >= from)
    .map(({ zoom, unit }) => ({ z: zoom, unit, x: x >> (z - zoom), y: y >> (z - zoom) }))
    .reverse();

export const squareName = ({ z, x, y }: Tile): string => `${z}-${x}-${y}`;

export const squarePath = (square: Tile): string => `${GROUND}/${squareName(square)}.json`;

export const WHOLE: Square = { z: 0, x: 0, y: 0, unit: LEVELS[0].unit };

/** A file of public/ground/. */
export interface GroundFile {
  /** Outlines of land; an island in a lake lies over nothing, for lakes are not drawn. */
  land: string[];
  /** Name, position in units, and the zoom from which there is room for it. */
  towns: [name: string, x: number, y: number, zoom: number][];
  /** The names of all finer squares; in the file of the whole country only. */
  squares?: string;
}

/** Closed lines of x and y in turn. */
export type Coast = readonly number[];

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const VALUES = new Map([...LETTERS].map((letter, value) => [letter, value]));
/** Five bits a letter, and one that says that another follows. */
const MORE = 32;

/** Each coordinate as its difference from the point before, its sign in the last bit. */
export function writeCoast(coast: Coast): string {
  let text = "";
  coast.forEach((coordinate, at) => {
    const step = coordinate - (coast[at - 2] ?? 0);
    let rest = step < 0 ? -2 * step - 1 : 2 * step;
    for (; rest >= MORE; rest = Math.floor(rest / MORE)) text += LETTERS[MORE + (rest % MORE)];
    text += LETTERS[rest];
  });
  return text;
}

export function readCoast(text: string): number[] {
  const coast: number[] = [];
  let value = 0;
  let scale = 1;
  for (const letter of text) {
    const part = VALUES.get(letter) ?? 0;
    value += (part % MORE) * scale;
    scale *= MORE;
    if (part >= MORE) continue;
    coast.push((coast.at(-2) ?? 0) + (value % 2 ? -(value + 1) / 2 : value / 2));
    value = 0;
    scale = 1;
  }
  return coast;
}

/** West, north, east, south. */
export type Window = readonly [number, number, number, number];

/** The part of a coast inside a window (Sutherland and Hodgman); empty where there is none. */
export function clipCoast(coast: Coast, window: Window): Coast {
  return window.reduce<Coast>((rest, edge, side) => {
    const sign = side < 2 ? 1 : -1;
    const insideOf = (x: number, y: number) => ((side % 2 ? y : x) - edge) * sign;
    const clipped: number[] = [];
    let [beforeX, beforeY] = pointAt(rest, rest.length / 2 - 1);
    for (let nth = 0; nth < rest.length / 2; nth++) {
      const [x, y] = pointAt(rest, nth);
      const [here, there] = [insideOf(x, y), insideOf(beforeX, beforeY)];
      if (here < 0 !== there < 0) {
        const share = there / (there - here);
        clipped.push(beforeX + share * (x - beforeX), beforeY + share * (y - beforeY));
      }
      if (here >= 0) clipped.push(x, y);
      [beforeX, beforeY] = [x, y];
    }
    return clipped;
  }, coast);
}
