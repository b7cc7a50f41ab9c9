import { expect, test } from "vitest";
import { viewSums } from "~/views/statistics/numbers";

test.each([0, 1, 4])("a number under five is not told of, nor whether it is none: %i", (favorites) => {
  expect(viewSums({ views: 31, calendar_adds: 5, favorites }, [], "nb")).toEqual([
    "30 sidevisninger",
    "5 lagt i kalenderen",
  ]);
});

test("nor what may not be shown", () => {
  expect(viewSums({ views: 31, shares: 20 }, ["shares"], "nb")).toEqual(["30 sidevisninger"]);
});
