import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { bytesOfView, groundIndex, isLand, readSquare } from "#test/support/ground";
import { seededRandom } from "#test/support/random";
import { clipCoast, GROUND, LEVELS, readCoast, type Square, sideOf, writeCoast } from "~/domain/places/ground";

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
  for (const square of squares) {
    const side = sideOf(square);
    const { land, towns } = readSquare(square);
    expect(land.length).toBeGreaterThan(0);
    for (const text of land) {
      const coast = readCoast(text);
      expect(writeCoast(coast)).toBe(text);
      expect(coast.length).toBeGreaterThanOrEqual(6);
      expect(Math.min(...coast)).toBeGreaterThanOrEqual(-side / 64 - 1);
      expect(Math.max(...coast)).toBeLessThanOrEqual(side + side / 64 + 1);
    }
    for (const [, x, y] of towns) expect(x >= 0 && y >= 0 && x < side && y < side).toBe(true);
  }
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

  test.each([
    ["Byfjorden", 60.42, 5.28],
    ["Puddefjorden", 60.393, 5.307],
    ["Oslofjorden", 59.86, 10.62],
    ["Bunnefjorden", 59.8, 10.73],
    ["Tromsøysundet", 69.674, 18.998],
    ["Sognefjorden", 61.13, 5.9],
    ["Hardangerfjorden", 60.2, 6.1],
    ["Trondheimsfjorden", 63.5, 10.4],
    ["Vestfjorden", 67.8, 14],
    ["the sea off Utsira", 59.3, 4.75],
  ])("%s is at sea", (_place, lat, lng) => expect(isLand({ lat, lng })).toBe(false));
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
