import { describe, expect, test } from "vitest";
import { judgePair, labelledPairs, measure } from "#test/support/labelled-pairs";

const pairs = labelledPairs();
const heldOut = pairs.filter((pair) => pair.held_out);

test("the labelled set has at least 200 pairs, as many of the same event as of two, and a third is held out", () => {
  expect(pairs.length).toBeGreaterThanOrEqual(200);
  expect(Math.abs(pairs.filter(({ same }) => same).length / pairs.length - 0.5)).toBeLessThan(0.05);
  expect(heldOut.length).toBeGreaterThanOrEqual(pairs.length * 0.28);
});

test.each(["two churches at eleven", "matinee and evening", "room and building", "translated titles"])(
  "it has %s, in both kinds or against",
  (kind) => expect(pairs.filter((pair) => pair.kind === kind && !pair.same).length).toBeGreaterThan(5),
);

describe("on all pairs, and on those that no rule was tuned with", () => {
  test.each([
    ["all", pairs],
    ["held out", heldOut],
  ])("automatic merges are always right: %s", (_name, some) => {
    const { right, precision } = measure(some, ({ isCertain }) => isCertain);
    expect(precision).toBe(1);
    expect(right).toBeGreaterThan(10);
  });

  test.each([
    ["all", pairs, 0.97, 0.97],
    ["held out", heldOut, 0.93, 0.93],
  ])("suggestions are seldom wrong, and few are missed: %s", (_name, some, precision, recall) => {
    const measured = measure(some, () => true);
    expect(measured.precision).toBeGreaterThanOrEqual(precision);
    expect(measured.recall).toBeGreaterThanOrEqual(recall);
  });
});

test("two churches at eleven are two, all of them", () => {
  const churches = pairs.filter(({ kind }) => kind === "two churches at eleven");
  expect(churches.filter((pair) => judgePair(pair) !== null)).toEqual([]);
});
