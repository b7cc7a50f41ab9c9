import { describe, expect, test } from "vitest";
import { chunksOf, groupsOf } from "~/domain/values";

test("groups are in the order of their first items", () => {
  const groups = groupsOf(["bønn", "konsert", "bibel"], (word) => word[0]);
  expect([...groups]).toEqual([
    ["b", ["bønn", "bibel"]],
    ["k", ["konsert"]],
  ]);
});

describe("chunks", () => {
  test.each([
    [[], []],
    [[1, 2], [[1, 2]]],
    [
      [1, 2, 3],
      [[1, 2], [3]],
    ],
  ])("%j in twos are %j", (items, chunks) => expect(chunksOf(items, 2)).toEqual(chunks));
});
