import { describe, expect, it } from "vitest";
import { seededRandom } from "#test/support/random";
import type { Bounds } from "~/domain/places/position";
import { cellAt, cellNumber } from "~/domain/search/facets";
import { blocksOf, coverBounds } from "~/domain/search/grid";

const NORWAY: Bounds = { west: 3, south: 57, east: 32, north: 72 };
const VIEWS: Bounds[] = [
  NORWAY,
  { west: 10.123, south: 59.501, east: 11.4, north: 60.307 },
  { west: 10.72, south: 59.9, east: 10.78, north: 59.92 },
  { west: 4, south: 58, east: 6, north: 66 },
  { west: -12, south: 54, east: 36, north: 81.5 },
];

const random = seededRandom(3);
const somewhereIn = ({ west, south, east, north }: Bounds) => ({
  lat: random.between(south, north),
  lng: random.between(west, east),
});
const numbersOf = (position: { lat: number; lng: number }) =>
  [0, 1, 2, 3, 4, 5].map((level) => cellNumber(cellAt(position, level)));

describe("the cells that cover a rectangle", () => {
  it.each(VIEWS)("hold every position in it once, and inner ones none beyond it: %o", (bounds) => {
    const { inside, edge } = coverBounds(bounds);
    for (let n = 0; n < 200; n++) {
      const numbers = numbersOf(somewhereIn(bounds));
      expect([...inside, ...edge].filter((cell) => numbers.includes(cell))).toHaveLength(1);
    }
    const beyond = { west: bounds.west - 1, south: bounds.south - 1, east: bounds.west, north: bounds.south };
    for (let n = 0; n < 200; n++) {
      const numbers = numbersOf(somewhereIn(beyond));
      expect(inside.filter((cell) => numbers.includes(cell))).toEqual([]);
    }
  });

  it("are few, but for the widest maps", () => {
    for (const bounds of VIEWS.slice(1, 4)) {
      const { inside, edge } = coverBounds(bounds);
      expect(inside.length + edge.length).toBeLessThan(300);
    }
  });
});

describe("the blocks that a map counts by", () => {
  it("are some dozens, and hold every position once", () => {
    for (const bounds of [VIEWS[0]!, VIEWS[1]!, VIEWS[3]!, VIEWS[4]!]) {
      const blocks = blocksOf(bounds);
      expect(blocks.length).toBeGreaterThan(15);
      expect(blocks.length).toBeLessThan(100);
      for (let n = 0; n < 100; n++) {
        const numbers = numbersOf(somewhereIn(bounds));
        expect(blocks.flatMap(({ cells }) => cells).filter((cell) => numbers.includes(cell))).toHaveLength(1);
      }
    }
  });

  it("stay the same when the map moves a little", () => {
    const moved = { west: 10.2, south: 59.52, east: 11.477, north: 60.326 };
    const [before, after] = [VIEWS[1]!, moved].map(
      (bounds) => new Set(blocksOf(bounds).map(({ cells }) => cells.join())),
    );
    expect([...after!].filter((block) => before!.has(block)).length).toBeGreaterThan(after!.size / 2);
  });

  it("are none closer in than the index's smallest cells", () => {
    expect(blocksOf({ west: 10.72, south: 59.9, east: 10.78, north: 59.92 })).toEqual([]);
  });
});
