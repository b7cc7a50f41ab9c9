import { expect, test } from "vitest";
import { isTimeForHint, NO_VISITS, readVisits, visitAt } from "~/domain/offline/visits";

const MINUTE = 60_000;
const at = (...minutes: number[]) => minutes.reduce((visits, minute) => visitAt(visits, minute * MINUTE), NO_VISITS);

test("a visit is a new one after half an hour's pause, whatever is looked at meanwhile", () => {
  expect(at(1).count).toBe(1);
  expect(at(1, 20, 45, 70).count).toBe(1);
  expect(at(1, 31, 62).count).toBe(3);
  expect(at(100, 90).count).toBe(2);
});

test("it is time for the hint from the third visit on, once", () => {
  expect([at(1), at(1, 40), at(1, 40, 80), at(1, 40, 80, 120)].map(isTimeForHint)).toEqual([false, false, true, true]);
  expect(isTimeForHint({ ...at(1, 40, 80), isHinted: true })).toBe(false);
});

test("what is stored is read back, and anything else is no visit", () => {
  expect(readVisits(JSON.stringify({ count: 2, last: 5, isHinted: true }))).toEqual({
    count: 2,
    last: 5,
    isHinted: true,
  });
  for (const text of [null, "{", "null", '{"count":"2"}']) expect(readVisits(text)).toEqual(NO_VISITS);
});
