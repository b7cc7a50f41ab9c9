import { expect, test } from "vitest";
import { seededRandom } from "#test/support/random";
import { type Coast, LEVELS, pixelsAt, readCoast, sideOf, type Square } from "~/domain/places/ground";
import { MAP_AREA } from "~/domain/places/position";
import { clipped, readLands } from "../../scripts/ground/lands";
import { placeTowns } from "../../scripts/ground/towns";

/** Returns how far a point is from a closed line. */
function distanceTo(coast: Coast, x: number, y: number): number {
  let nearest = Infinity;
  for (let at = 0; at < coast.length; at += 2) {
    const [fromX, fromY] = [coast[at]!, coast[at + 1]!];
    const [toX, toY] = [coast[(at + 2) % coast.length]! - fromX, coast[(at + 3) % coast.length]! - fromY];
    const share = ((x - fromX) * toX + (y - fromY) * toY) / (toX ** 2 + toY ** 2 || 1);
    const within = Math.min(1, Math.max(0, share));
    nearest = Math.min(nearest, Math.hypot(x - fromX - within * toX, y - fromY - within * toY));
  }
  return nearest;
}

/** An island of many bays around a place, in degrees; its last point is its first again. */
function island(random: ReturnType<typeof seededRandom>, lat: number, lng: number, size: number) {
  const points = Array.from({ length: 200 }, (_, nth): [number, number] => {
    const angle = (2 * Math.PI * nth) / 200;
    const reach = size * random.between(0.6, 1);
    return [lng + reach * Math.cos(angle), lat + (reach / 2) * Math.sin(angle)];
  });
  return [...points, points[0]!];
}

const pointsOf = (coast: Coast) =>
  Array.from({ length: coast.length / 2 }, (_, at) => [coast[2 * at]!, coast[2 * at + 1]!] as const);

test.each(LEVELS)(
  "what is written of an island differs by its tolerance at most, near and far ($zoom)",
  ({ zoom, unit }) => {
    const random = seededRandom(zoom);
    for (let nth = 0; nth < 10; nth++) {
      const [lat, lng] = [random.between(58, 70), random.between(5, 25)];
      const outline = island(random, lat, lng, Math.min(3, 60 / 2 ** zoom));
      const lands = readLands(JSON.stringify({ geometries: [{ coordinates: [[outline]] }] }), MAP_AREA);
      const [x, y] = pixelsAt({ lat, lng }, zoom).map((pixel) => Math.floor(pixel / 256)) as [number, number];
      const square: Square = { z: zoom, unit, x, y };
      const side = sideOf(square);
      const whole = outline.flatMap(([lng, lat]) => {
        const [right, down] = pixelsAt({ lat, lng }, unit);
        return [right - x * side, down - y * side];
      });
      const read = clipped(lands, square, () => true).map(readCoast);
      expect(read).toHaveLength(1);
      const isInside = (value: number) => value > 0 && value < side;
      for (const [coast, other] of [
        [whole, read[0]!],
        [read[0]!, whole],
      ] as const)
        for (const [right, down] of pointsOf(coast))
          if (isInside(right) && isInside(down)) expect(distanceTo(other, right, down)).toBeLessThanOrEqual(6.5);
    }
  },
);

test("holes are left out, and what is too small to be seen", () => {
  const hole = [
    [10, 60],
    [10.2, 60],
    [10.2, 60.1],
    [10, 60],
  ];
  const land = [
    [9, 59],
    [11, 59],
    [11, 61],
    [9, 61],
    [9, 59],
  ];
  const rock = [
    [5, 60],
    [5.0001, 60],
    [5, 60.0001],
    [5, 60],
  ];
  const geometries = [{ coordinates: [[land, hole], [rock]] }];
  const lands = readLands(JSON.stringify({ geometries }), MAP_AREA);
  expect(clipped(lands, { z: 0, x: 0, y: 0, unit: 7 }, () => true)).toHaveLength(1);
});

test("towns are named as soon as there is room, the larger first; one that lies upon another is left out", () => {
  const oslo = { name: "Oslo", lat: 59.91, lng: 10.75 };
  const places = [
    oslo,
    { name: "Bærum", lat: 59.91, lng: 10.75 },
    { name: "Lillestrøm", lat: 59.96, lng: 11.05 },
    { ...oslo, lat: 59.95 },
  ];
  const towns = placeTowns(places);
  expect(towns.map(({ name }) => name)).toEqual(["Oslo", "Lillestrøm"]);
  expect(towns[0]!.zoom).toBe(4);
  expect(towns[1]!.zoom).toBeGreaterThan(7);
});
