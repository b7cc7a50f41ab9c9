import { expect, it, test } from "vitest";
import { seededRandom } from "#test/support/random";
import { boundingBox, type Circle, distanceKm, type Position } from "~/domain/places/position";

const isIn = ({ lat, lng }: Position, circle: Circle) => {
  const { south, north, lngs } = boundingBox(circle);
  return lat >= south && lat <= north && lngs.some(([west, east]) => lng >= west && lng <= east);
};

const circles: [where: string, circle: Circle][] = [
  ["in Oslo", { lat: 59.91, lng: 10.75, radiusKm: 50 }],
  ["of the largest size", { lat: 70, lng: 25, radiusKm: 200 }],
  ["at the equator", { lat: 0, lng: 0, radiusKm: 10 }],
  ["east of the date line", { lat: 66, lng: -179.9, radiusKm: 200 }],
  ["west of the date line", { lat: -17, lng: 179.9, radiusKm: 100 }],
  ["around the north pole", { lat: 89.5, lng: 40, radiusKm: 200 }],
  ["at the south pole", { lat: -90, lng: 0, radiusKm: 1 }],
  ["beside the pole", { lat: 88, lng: 179, radiusKm: 200 }],
];

test.each(circles)("the box around a circle holds all of it: %s", (_where, circle) => {
  const { next: random } = seededRandom(7);
  const inside: Position[] = [];
  for (let n = 0; n < 20_000; n++) {
    const far = (circle.radiusKm / 111) * 1.2;
    const lat = Math.max(-90, Math.min(90, circle.lat + (random() * 2 - 1) * far));
    const wide = Math.min(180, far / Math.max(0.001, Math.cos((lat * Math.PI) / 180)));
    const lng = ((circle.lng + (random() * 2 - 1) * wide + 540) % 360) - 180;
    if (distanceKm(circle, { lat, lng }) > circle.radiusKm) continue;
    inside.push({ lat, lng });
  }
  expect(inside.filter((position) => !isIn(position, circle))).toEqual([]);
  expect(inside.length).toBeGreaterThan(100);
});

it("holds little else", () => {
  const oslo: Circle = { lat: 59.91, lng: 10.75, radiusKm: 50 };
  for (const far of [
    { lat: 60.4, lng: 10.75 },
    { lat: 59.91, lng: 11.7 },
    { lat: 59.91, lng: -169.25 },
  ])
    expect(isIn(far, oslo)).toBe(false);
  expect(isIn({ lat: 66, lng: 170 }, circles[3]![1])).toBe(false);
});
