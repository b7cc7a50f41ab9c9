import { expect, test } from "vitest";
import { firstThatFinds } from "#db/queries/search/attempts";
import { fromNow, NOW } from "#test/support/clock";
import { anEvent, testDatabase } from "#test/support/rows";
import { EVERYTHING, planSearch } from "~/domain/search/plan";

const first = async (...steps: [query: string, attempt: number | null, groups: number[], tells?: number][]) => {
  const planned = steps.map(([query, attempt, groups, tells = 0]) => ({
    plan: planSearch({ ...EVERYTHING, query }, NOW),
    attempt,
    groups,
    tells,
  }));
  return (await firstThatFinds(testDatabase(), planned, { now: NOW })).nth;
};

test("the first that finds something is told; of a group of which there is nothing, none is asked about", async () => {
  await anEvent({ title: "Orgelkonsert", start_time: fromNow({ days: 2 }) });
  await anEvent({ title: "Bibeltime", start_time: fromNow({ days: -1 }), end_time: fromNow({ days: 1 }) });
  expect(await first(["kor", 0, []], ["orgelkonsert", 1, []])).toBe(1);
  expect(await first(["bibeltime", 0, []], ["orgelkonsert", 1, []]), "what goes on").toBe(0);
  expect(await first(["konsert", null, [], 1], ["kor", 0, [1]], ["orgelkonsert", 1, [1]])).toBe(1);
  expect(
    await first(["kor", null, [], 1], ["konsert", null, [], 2], ["orgelkonsert", 0, [1]], ["bibeltime", 1, [2]]),
  ).toBe(1);
  expect(await first(["kor", null, [], 40], ["orgelkonsert", 0, [40]])).toBeNull();
  expect(
    await first(["kor", null, [], 1], ["konsert", null, [1], 2], ["orgelkonsert", 0, [2]]),
    "of a group within one of which there is nothing",
  ).toBeNull();
  expect(
    await first(["konsert", null, [], 1], ["kor", null, [1], 2], ["orgelkonsert", 0, [2]], ["konsert", 1, [1]]),
  ).toBe(1);
  expect(
    await first(["kor", null, [], 1], ["konsert", null, [], 2], ["orgelkonsert", 0, [1, 2]], ["konsert", 1, [2]]),
    "of two groups",
  ).toBe(1);
});
