import { describe, expect, test } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import {
  COUNTED_KINDS,
  kindsTooFew,
  type Shown,
  shownChange,
  shownNumber,
  STEP,
  sumsOf,
} from "~/domain/statistics/kinds";
import { countedDays, isOver, shownMonths } from "~/domain/statistics/periods";

const CASES = caseFile("domain/statistics/shown.tsv");

describe("numbers under five are shown as fewer than five", () => {
  test.each<[sum: number, shown: Shown]>(casesOf(CASES, "numbers under five are shown as fewer than five"))(
    "%i",
    (sum, shown) => expect(shownNumber(sum)).toBe(shown),
  );

  test("a change is only said of numbers that are shown", () => {
    expect([shownChange(25, 10), shownChange(10, 25), shownChange(5, 5)]).toEqual([15, -15, 0]);
    expect([shownChange("few", 10), shownChange(10, "few")]).toEqual([null, null]);
  });

  test("a sum that is too small hides its parts, and only it", () => {
    const whole = sumsOf([{ views: 3, shares: 4 }, { shares: 4 }]);
    expect(whole).toMatchObject({ views: 3, shares: 8, embeds: 0 });
    expect(kindsTooFew(whole)).toEqual(COUNTED_KINDS.filter((kind) => kind !== "shares"));
  });
});

describe("the total minus the others does not reveal a number under five", () => {
  /** Returns what a sum can be, by what is shown of it. */
  const range = (shown: Shown): [least: number, most: number] =>
    shown === "few" ? [0, STEP - 1] : [shown, shown + STEP - 1];

  /** Returns how many values the first of some parts can have, for whoever sees all parts and their total. */
  function possible(parts: readonly number[]): number {
    const total = range(shownNumber(parts.reduce((sum, part) => sum + part, 0)));
    const others = parts.slice(1).map((part) => range(shownNumber(part)));
    const least = total[0] - others.reduce((sum, [, most]) => sum + most, 0);
    const most = total[1] - others.reduce((sum, [first]) => sum + first, 0);
    const own = range(shownNumber(parts[0]!));
    return Math.min(own[1], most) - Math.max(own[0], least) + 1;
  }

  const numbers = Array.from({ length: 26 }, (_, number) => number);

  test("with one other that is shown, it can be four things at least", () => {
    for (const hidden of [0, 1, 2, 3, 4])
      for (const shown of numbers.slice(5))
        expect(possible([hidden, shown]), `${hidden} beside ${shown}`).toBeGreaterThanOrEqual(4);
  });

  test("with two and three others, it can be more than one thing", () => {
    for (const hidden of [0, 1, 2, 3, 4])
      for (const second of numbers.slice(5))
        for (const third of numbers.slice(5)) {
          expect(possible([hidden, second, third])).toBeGreaterThan(1);
          expect(possible([hidden, second, third, third])).toBeGreaterThan(1);
        }
  });

  test("nor does the same number a day later", () => {
    const seen = numbers.slice(5, -1).filter((sum) => {
      const [before, after] = [shownNumber(sum), shownNumber(sum + 1)];
      return before !== after && (sum + 1) % STEP !== 0;
    });
    expect(seen).toEqual([]);
  });
});

describe("only days that are over are shown", () => {
  const now = new Date("2026-06-03T22:30:00Z"); // The 4th in Norway.

  test("of this month up to yesterday, of others all", () => {
    expect(countedDays("2026-06", now)).toEqual(["2026-06-01", "2026-06-02", "2026-06-03"]);
    expect(countedDays("2026-02", now)).toHaveLength(28);
    expect([isOver("2026-06", now), isOver("2026-05", now)]).toEqual([false, true]);
  });

  test("on the first of a month, the month before is the latest", () => {
    const first = new Date("2026-06-01T10:00:00Z");
    expect(shownMonths(null, first, 25)).toEqual(["2026-05"]);
    expect(shownMonths("2026-03-14", first, 25)).toEqual(["2026-05", "2026-04", "2026-03"]);
    expect(shownMonths("2019-03-14", first, 25)).toHaveLength(25);
  });
});
