import { expect, test } from "vitest";
import { pathOf } from "~/components/map/ground-path";

const SQUARE = [0, 0, 100, 0, 100, 100, 0, 100];

test("a line is closed, with the corners that it has", () => {
  expect(pathOf(SQUARE, 0)).toBe("M0.0 0.0L100.0 0.0L100.0 100.0L0.0 100.0z");
  expect(pathOf([], 10)).toBe("");
});

test("rounded corners begin and end so far from them, and at the middle of a short side", () => {
  expect(pathOf(SQUARE, 10).startsWith("M0.0 10.0Q0.0 0.0 10.0 0.0L90.0 0.0Q100.0 0.0 100.0 10.0")).toBe(true);
  expect(pathOf(SQUARE, 400).startsWith("M0.0 50.0Q0.0 0.0 50.0 0.0L50.0 0.0Q")).toBe(true);
});
