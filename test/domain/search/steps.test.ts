import { expect, test } from "vitest";
import { ASKED_AT } from "#test/support/asked/asked";
import { anything } from "#test/support/asked/sentences";
import { attemptsOf, stepsOf } from "~/domain/search/attempts";
import { atAnyHour, isOfDays, withoutBounds } from "~/domain/search/let-go";
import { read } from "~/models/search/read";
import { eventSearchParameters } from "~/schemas/search/events";

test("every attempt is a step in its turn; what tells of a group stands before it and is wider than each of it", () => {
  const told = { ofWords: 0, ofDays: 0 };
  for (const q of anything()) {
    const attempts = attemptsOf(eventSearchParameters.parse({ q }), read(q, ASKED_AT));
    const steps = stepsOf(attempts);
    expect(steps.flatMap(({ attempt }) => attempt ?? [])).toEqual([...attempts.keys()]);
    for (const [at, { attempt, group, tells, search }] of steps.entries()) {
      if (attempt === null) told[group === 0 ? "ofWords" : "ofDays"]++;
      else expect(tells).toBe(0);
      if (group === 0) continue;
      const gate = steps.findIndex((step) => step.tells === group);
      expect(steps[gate]!.attempt, q).toBeNull();
      expect(gate).toBeLessThan(at);
      const wider = [withoutBounds(search), ...(attempt !== null && isOfDays(search) ? [atAnyHour(search)] : [])];
      expect(wider).toContainEqual(steps[gate]!.search);
    }
  }
  expect(told.ofWords).toBeGreaterThan(100);
  expect(told.ofDays).toBeGreaterThan(30);
});
