import { expect, test } from "vitest";
import { ASKED_AT } from "#test/support/asked/asked";
import { anything } from "#test/support/asked/sentences";
import { attemptsOf, stepsOf } from "~/domain/search/attempts";
import { withoutBounds } from "~/domain/search/let-go";
import { read } from "~/models/search/read";
import { eventSearchParameters } from "~/schemas/search/events";

test("every attempt is a step in its turn; what tells of a group stands before it and is wider than each of it", () => {
  let groups = 0;
  for (const q of anything()) {
    const attempts = attemptsOf(eventSearchParameters.parse({ q }), read(q, ASKED_AT));
    const steps = stepsOf(attempts);
    expect(steps.flatMap(({ attempt }) => attempt ?? [])).toEqual([...attempts.keys()]);
    for (const [at, { attempt, group, search }] of steps.entries()) {
      if (group === 0) continue;
      const gate = steps.findIndex((step) => step.group === group);
      expect(steps[gate]!.attempt, q).toBeNull();
      if (attempt === null) groups++;
      else expect([at > gate, steps[gate]!.search]).toEqual([true, withoutBounds(search)]);
    }
  }
  expect(groups).toBeGreaterThan(100);
});
