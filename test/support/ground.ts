import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import {
  type GroundFile,
  pixelsAt,
  readCoast,
  type Coast,
  sideOf,
  type Square,
  squareName,
  squarePath,
  squaresOver,
  WHOLE,
} from "~/domain/places/ground";
import type { Tile } from "~/domain/places/maps";
import type { Position } from "~/domain/places/position";

const bytesOf = (square: Square) => readFileSync(`public${squarePath(square)}`);

export const readSquare = (square: Square) => JSON.parse(bytesOf(square).toString()) as GroundFile;

export const groundIndex = readSquare(WHOLE).squares!.split(" ");

const index = new Set(groundIndex);

/** The finest square that has a tile, as a map loads it. */
const finestOf = (tile: Tile): Square => squaresOver(tile).find((square) => index.has(squareName(square))) ?? WHOLE;

/** The bytes, as sent, that a map of so many pixels around a place loads at a zoom. */
export function bytesOfView(middle: Position, zoom: number, [width, height]: readonly [number, number]): number {
  const [x, y] = pixelsAt(middle, zoom);
  const squares = new Map([[squareName(WHOLE), WHOLE]]);
  // Leaflet keeps nothing but what is seen while a map stands.
  for (let right = Math.floor((x - width / 2) / 256); right <= (x + width / 2) / 256; right++)
    for (let down = Math.floor((y - height / 2) / 256); down <= (y + height / 2) / 256; down++) {
      const square = finestOf({ z: zoom, x: right, y: down });
      squares.set(squareName(square), square);
    }
  return [...squares.values()].reduce((sum, square) => sum + gzipSync(bytesOf(square)).length, 0);
}

/** Whether a point lies inside a closed line (by the crossings of a ray). */
function isInside(coast: Coast, x: number, y: number): boolean {
  let inside = false;
  for (let at = 0, before = coast.length - 2; at < coast.length; before = at, at += 2) {
    const [right, down, fromRight, fromDown] = [coast[at]!, coast[at + 1]!, coast[before]!, coast[before + 1]!];
    if (down > y !== fromDown > y && x < ((fromRight - right) * (y - down)) / (fromDown - down) + right)
      inside = !inside;
  }
  return inside;
}

/** On a map that is as near as maps get. */
export function isLand(position: Position): boolean {
  const [x, y] = pixelsAt(position, 10).map((pixel) => Math.floor(pixel / 256)) as [number, number];
  const square = finestOf({ z: 10, x, y });
  const [right, down] = pixelsAt(position, square.unit);
  const side = sideOf(square);
  return readSquare(square).land.some((coast) =>
    isInside(readCoast(coast), right - square.x * side, down - square.y * side),
  );
}
