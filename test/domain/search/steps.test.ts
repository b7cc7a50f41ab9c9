import { expect, test } from "vitest";
import { ASKED_AT } from "#test/support/asked/asked";
import { anything } from "#test/support/asked/sentences";
import { seededRandom } from "#test/support/random";
import { attemptsOf, stepsOf } from "~/domain/search/attempts";
import { atAnyHour, isOfDays, withoutBounds } from "~/domain/search/let-go";
import { wordsSearched } from "~/domain/search/words";
import { read } from "~/models/search/read";
import { eventSearchParameters } from "~/schemas/search/events";

/** Some at random of the words of other sentences. */
function* manyWords(): Generator<string> {
  const random = seededRandom(7);
  const words = [...new Set(anything().flatMap((q) => q.split(" ")))];
  for (let n = 0; n < 200; n++) yield Array.from({ length: 6 + random.whole(7) }, () => random.pick(words)).join(" ");
}

test("every attempt is a step in its turn; what tells of a group stands before it and is wider than each of it", () => {
  const told = { ofWords: 0, ofDays: 0, ofHalves: 0 };
  for (const q of [...anything(), ...manyWords()]) {
    const attempts = attemptsOf(eventSearchParameters.parse({ q }), read(q, ASKED_AT));
    const steps = stepsOf(attempts);
    expect(steps.flatMap(({ attempt }) => attempt ?? [])).toEqual([...attempts.keys()]);
    for (const [at, { attempt, groups, tells, search }] of steps.entries()) {
      if (attempt !== null) expect(tells).toBe(0);
      for (const group of groups) {
        const gate = steps.findIndex((step) => step.tells === group);
        const { attempt: nowhere, search: wide } = steps[gate]!;
        expect(nowhere, q).toBeNull();
        expect(gate).toBeLessThan(at);
        const isHalf = wide.q !== search.q;
        if (isHalf) {
          expect(wordsSearched(search.q)).toEqual(expect.arrayContaining(wordsSearched(wide.q)));
          expect(wide).toEqual({ ...withoutBounds(search), q: wide.q, anyOf: [], reach: undefined });
        } else {
          const wider = [withoutBounds(search), ...(attempt !== null && isOfDays(search) ? [atAnyHour(search)] : [])];
          expect(wider).toContainEqual(wide);
        }
        if (attempt !== null) told[isHalf ? "ofHalves" : isOfDays(wide) ? "ofDays" : "ofWords"]++;
      }
    }
  }
  expect(told.ofWords).toBeGreaterThan(100);
  expect(told.ofDays).toBeGreaterThan(30);
  expect(told.ofHalves).toBeGreaterThan(100);
});
