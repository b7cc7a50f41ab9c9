import { expect, test } from "vitest";
import { freePlaces } from "~/components/map/free-places";

const NAME = { x: 100, y: 100, length: 9, isTown: false };

test("a name with nothing near it stands where it belongs", () => {
  expect(freePlaces([NAME, null], [{ x: 300, y: 300, isPin: false }], 1)).toEqual([{ x: 100, y: 100 }, null]);
});

test("a name under a number stands beside it, farther where letters are large", () => {
  const [small] = freePlaces([NAME], [{ x: 100, y: 100, isPin: false }], 1);
  const [large] = freePlaces([NAME], [{ x: 100, y: 100, isPin: false }], 2);
  expect(small).toEqual({ x: 100, y: 140 });
  expect(large).toEqual({ x: 100, y: 180 });
});

test("a town's name stands over its dot, and off a mark that stands on the town", () => {
  const town = { ...NAME, isTown: true };
  expect(freePlaces([town], [], 1)).toEqual([{ x: 100, y: 87 }]);
  expect(freePlaces([town], [{ x: 100, y: 100, isPin: false }], 1)).toEqual([{ x: 100, y: 140 }]);
});

test("a pin stands on its place: below it there is room", () => {
  expect(freePlaces([NAME], [{ x: 100, y: 85, isPin: true }], 1)).toEqual([{ x: 100, y: 100 }]);
});

test("names don't lie over each other, and one that finds no room is left out", () => {
  const [first, second] = freePlaces([NAME, NAME], [], 1);
  expect(first).not.toEqual(second);
  const crowd = Array.from({ length: 400 }, (_, at) => ({ x: (at % 20) * 20 - 100, y: at - 100, isPin: false }));
  expect(freePlaces([NAME], crowd, 1)).toEqual([null]);
});
