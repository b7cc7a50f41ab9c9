import { expect, test } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { formatBounds, isWide, parseBounds, sharedBounds } from "~/domain/places/position";

const CASES = caseFile("domain/places/bounds.tsv");

test("a rectangle in an address is rounded outwards to three decimals, and read back", () => {
  const text = formatBounds({ west: 10.12345, south: 59.98765, east: 11.00001, north: 60.5 });
  expect(text).toBe("10.123,59.987,11.001,60.5");
  expect(parseBounds(text)).toEqual({ west: 10.123, south: 59.987, east: 11.001, north: 60.5 });
});

test.each(casesOf<[string]>(CASES, "is no rectangle"))("%o is no rectangle", (text) => {
  expect(parseBounds(text)).toBeNull();
});

test("two rectangles share what lies in both, and nothing where they only touch", () => {
  const norway = { west: 4, south: 57, east: 32, north: 72 };
  expect(sharedBounds({ west: 0, south: 50, east: 10, north: 60 }, norway)).toEqual({
    west: 4,
    south: 57,
    east: 10,
    north: 60,
  });
  expect(sharedBounds({ west: 0, south: 50, east: 4, north: 60 }, norway)).toBeNull();
});

test("only a rectangle of a county's height or more says nothing about where somebody is", () => {
  expect(isWide({ west: 4, south: 58, east: 30, north: 71 })).toBe(true);
  expect(isWide({ west: 10, south: 59, east: 11, north: 60.9 })).toBe(false);
});
