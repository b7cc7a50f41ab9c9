import { expect, test } from "vitest";
import { viewChart } from "~/views/statistics/chart";

const OVER = ["2026-06-01", "2026-06-02"];

const chartOf = (numbers: number[], locale: "nb" | "nn" | "en") =>
  viewChart(
    "views",
    OVER.map((at, index) => ({ at, sums: { views: numbers[index] ?? 0 } })),
    { over: OVER, name: "Visninger", by: "day", locale },
  );

test.each([
  ["nb", "Dager med færre enn fem har ingen stolpe, men er med i summen."],
  ["nn", "Dagar med færre enn fem har ingen stolpe, men er med i summen."],
  ["en", "Days with fewer than five have no bar, but count in the sum."],
] as const)("a chart says why a day has no bar, also to who hears it (%s)", (locale, words) => {
  const chart = chartOf([25, 3], locale);
  expect([chart.note, chart.summary.endsWith(words)]).toEqual([words, true]);
  expect(chartOf([25, 10], locale).note).toBeNull();
  expect(chartOf([1, 3], locale).note).not.toBe(words);
});
