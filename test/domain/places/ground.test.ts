import { readFileSync, readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { seededRandom } from "#test/support/random";
import {
  type Coast,
  GROUND,
  type GroundFile,
  LEVELS,
  type Square,
  WHOLE,
  clipCoast,
  pixelsAt,
  readCoast,
  sideOf,
  squareName,
  squarePath,
  squaresOver,
  writeCoast,
} from "~/domain/places/ground";
import type { Tile } from "~/domain/places/maps";
import type { Position } from "~/domain/places/position";

const bytesOf = (square: Square) => readFileSync(`public${squarePath(square)}`);

const readSquare = (square: Square) => JSON.parse(bytesOf(square).toString()) as GroundFile;

const groundIndex = readSquare(WHOLE).squares!.split(" ");

const index = new Set(groundIndex);

/** The finest square that has a tile, as a map loads it. */
const finestOf = (tile: Tile): Square => squaresOver(tile).find((square) => index.has(squareName(square))) ?? WHOLE;

/** The bytes, as sent, that a map of so many pixels around a place loads at a zoom. */
function bytesOfView(middle: Position, zoom: number, [width, height]: readonly [number, number]): number {
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
function isLand(position: Position): boolean {
  const [x, y] = pixelsAt(position, 10).map((pixel) => Math.floor(pixel / 256)) as [number, number];
  const square = finestOf({ z: 10, x, y });
  const [right, down] = pixelsAt(position, square.unit);
  const side = sideOf(square);
  return readSquare(square).land.some((coast) =>
    isInside(readCoast(coast), right - square.x * side, down - square.y * side),
  );
}

const CASES = caseFile("places/ground.tsv");

const squares = groundIndex.map((name): Square => {
  const [z, x, y] = name.split("-").map(Number) as [number, number, number];
  return { z, x, y, unit: LEVELS.find(({ zoom }) => zoom === z)!.unit };
});

test("a coast that is written is read as it was, wherever it lies", () => {
  const random = seededRandom(1);
  for (let nth = 0; nth < 200; nth++) {
    const reach = random.pick([1, 16, 500, 40_000]);
    const coast = Array.from({ length: 2 * random.whole(40) }, () => Math.round(random.between(-reach, reach)) + 0);
    expect(readCoast(writeCoast(coast))).toEqual(coast);
  }
});

test("the whole country's square names every other one", () => {
  const files = readdirSync(`public${GROUND}`).map((name) => name.replace(".json", ""));
  expect(files.sort()).toEqual(["0-0-0", ...groundIndex].sort());
});

test("each square has land, all of it within its edges, and towns inside", () => {
  const isWhole = (square: Square) => {
    const side = sideOf(square);
    const { land, towns } = readSquare(square);
    const isCoast = (text: string) => {
      const coast = readCoast(text);
      const beyond = coast.some((at) => at < -side / 64 - 1 || at > side + side / 64 + 1);
      return writeCoast(coast) === text && coast.length >= 6 && !beyond;
    };
    return (
      land.length > 0 && land.every(isCoast) && towns.every(([, x, y]) => x >= 0 && y >= 0 && x < side && y < side)
    );
  };
  expect(squares.filter((square) => !isWhole(square))).toEqual([]);
});

const VIEWS = {
  Bergen: { lat: 60.393, lng: 5.324 },
  Oslo: { lat: 59.913, lng: 10.746 },
  Tromsø: { lat: 69.649, lng: 18.956 },
  Ålesund: { lat: 62.472, lng: 6.155 },
  Stavanger: { lat: 58.97, lng: 5.733 },
  Bodø: { lat: 67.28, lng: 14.405 },
  Smøla: { lat: 63.4, lng: 8 },
  "the whole country": { lat: 65, lng: 14 },
};
const SCREENS = [
  [390, 844],
  [1280, 900],
  [1920, 1080],
] as const;

test.each(Object.entries(VIEWS))("no view of %s loads more than 60 kB", (_place, middle) => {
  const sizes = SCREENS.flatMap((screen) =>
    Array.from({ length: 15 }, (_, nth) => ({ screen, zoom: nth + 4, bytes: bytesOfView(middle, nth + 4, screen) })),
  );
  expect(sizes.filter(({ bytes }) => bytes > 60_000)).toEqual([]);
});

describe("close in, places are where they are", () => {
  test.each(casesOf<[string, number, number]>(CASES, "is on land"))("%s is on land", (_place, lat, lng) =>
    expect(isLand({ lat, lng })).toBe(true),
  );

  test.each(casesOf<[string, number, number]>(CASES, "is at sea"))("%s is at sea", (_place, lat, lng) =>
    expect(isLand({ lat, lng })).toBe(false),
  );
});

test("what is clipped lies in the window, and where a coast lies within it nothing is lost", () => {
  const random = seededRandom(2);
  const window = [10, 10, 90, 90] as const;
  for (let nth = 0; nth < 200; nth++) {
    const coast = Array.from({ length: 6 + 2 * random.whole(20) }, () => random.between(-50, 150));
    for (const value of clipCoast(coast, window)) expect(value >= 10 - 1e-9 && value <= 90 + 1e-9).toBe(true);
    const within = coast.map((value) => 10 + ((value + 50) * 80) / 200);
    expect(clipCoast(within, window)).toEqual(within);
  }
});
