import { expect, test } from "vitest";
import { viewSums } from "~/views/statistics/numbers";

test.each([
  [
    "one kind that is too small is said as a number is",
    { views: 31, favorites: 3 },
    ["30 sidevisninger", "færre enn 5 hjerter"],
  ],
  [
    "several are said together, after the numbers",
    { views: 12, calendar_adds: 1, favorites: 7, shares: 4 },
    ["10 sidevisninger", "5 hjerter", "færre enn 5 av hver: lagt i kalenderen, delinger"],
  ],
  ["nothing is said of what nobody did", {}, []],
])("%s", (_what, sums, said) => {
  expect(viewSums(sums, [], "nb")).toEqual(said);
});

test("what may not be shown is not told by its neighbours either", () => {
  expect(viewSums({ views: 31, favorites: 3, shares: 2 }, ["shares"], "nb")).toEqual([
    "30 sidevisninger",
    "færre enn 5 hjerter",
  ]);
});
