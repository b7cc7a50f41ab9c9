import { describe, expect, it, test } from "vitest";
import { columnsOfDays, columnsOfFirstCard } from "~/components/events/day-rows";

describe("the days of a list on a large screen", () => {
  test.each<[what: string, counts: number[], columns: number[]]>([
    ["days of one event share a row", [1, 1, 1], [1, 1, 1]],
    ["a lone day takes the whole row", [1], [3]],
    ["a day before a full one takes what is left", [1, 3], [3, 3]],
    ["the last of a row takes what is left", [1, 1, 5], [1, 2, 3]],
    ["one and two share a row", [1, 2, 2, 1], [1, 2, 2, 1]],
    ["a day of two before another of two takes the row", [2, 2], [3, 3]],
    ["no day, no row", [], []],
  ])("%s", (_, counts, columns) => expect(columnsOfDays(counts, false)).toEqual(columns));

  it("the first stands alone where something follows it that is as wide as the page", () => {
    expect(columnsOfDays([1, 1, 1], true)).toEqual([3, 1, 2]);
    expect(columnsOfDays([1], true)).toEqual([3]);
  });

  it("never leave a part of a row empty, whatever the numbers", () => {
    for (let numbers = 0; numbers < 4 ** 6; numbers++) {
      const counts = Array.from({ length: 6 }, (_, place) => 1 + (Math.floor(numbers / 4 ** place) % 4));
      let filled = 0;
      for (const columns of columnsOfDays(counts, numbers % 2 === 0)) {
        filled = (filled % 3) + columns;
        expect(filled, String(counts)).toBeLessThanOrEqual(3);
      }
      expect(filled, String(counts)).toBe(3);
    }
  });
});

describe("the first card of a day", () => {
  test.each([
    [1, 1, 1],
    [1, 2, 2],
    [1, 3, 3],
    [2, 2, 1],
    [2, 3, 2],
    [3, 3, 1],
    [4, 3, 3],
    [5, 3, 2],
    [6, 3, 1],
  ] as const)("of %i events in %i columns takes %i", (count, columns, expected) => {
    expect(columnsOfFirstCard(count, columns)).toBe(expected);
  });
});
