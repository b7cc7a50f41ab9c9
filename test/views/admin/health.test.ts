import { expect, test } from "vitest";
import { NOW } from "#test/support/clock";
import { HEALTH_CHECKS, type HealthCheck, type HealthFacts, judgeHealth } from "~/domain/site/health";
import { viewHealth } from "~/views/admin/health";

const NAMES = Object.keys(HEALTH_CHECKS) as HealthCheck[];
const context = { preferences: { locale: "nb", timeFormat: "24h", theme: "system" } } as const;

test.each(NAMES)("what is wrong stands first, and alone says what to do: %s", (wrong) => {
  const facts = Object.fromEntries(NAMES.map((name) => [name, name === wrong ? null : 0])) as HealthFacts;
  const [first, ...others] = viewHealth(judgeHealth(facts, NOW), context);
  expect(first).toMatchObject({ name: wrong, amount: "ikke kjent", advice: expect.stringMatching(/\.$/) as string });
  expect(others.map(({ name, advice }) => [name, advice])).toEqual(
    NAMES.filter((name) => name !== wrong).map((name) => [name, null]),
  );
});
