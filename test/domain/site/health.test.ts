import { expect, test } from "vitest";
import { HEALTH_CHECKS, type HealthCheck, type HealthFacts, judgeHealth } from "~/domain/site/health";

const NOW = new Date("2026-06-04T10:00:00Z");
const NAMES = Object.keys(HEALTH_CHECKS) as HealthCheck[];
const SECONDS = { number: undefined, percent: undefined, minutes: 60, hours: 3600 };

/** At `value` in each check's own unit. */
const factAt = (name: HealthCheck, value: number) => {
  const seconds = SECONDS[HEALTH_CHECKS[name].unit];
  return seconds === undefined ? value : new Date(NOW.getTime() - value * seconds * 1000);
};
const factsAt = (more: number) =>
  Object.fromEntries(NAMES.map((name) => [name, factAt(name, HEALTH_CHECKS[name].most + more)])) as HealthFacts;

test("each check is well at its limit, and not beyond", () => {
  expect(judgeHealth(factsAt(0), NOW).filter(({ isWell }) => !isWell)).toEqual([]);
  expect(judgeHealth(factsAt(1), NOW).filter(({ isWell }) => isWell)).toEqual([]);
});

test.each(NAMES)("%s alone is not well where it alone is not known or beyond its limit", (name) => {
  for (const fact of [null, factAt(name, HEALTH_CHECKS[name].most + 1)]) {
    const wrong = judgeHealth({ ...factsAt(0), [name]: fact }, NOW).filter(({ isWell }) => !isWell);
    expect(wrong.map((check) => check.name)).toEqual([name]);
  }
});

test("what is still to come is no age below zero", () => {
  const facts = { ...factsAt(0), oldest_mail: new Date(NOW.getTime() + 3_600_000) };
  expect(judgeHealth(facts, NOW).find(({ name }) => name === "oldest_mail")).toMatchObject({ value: 0, isWell: true });
});
