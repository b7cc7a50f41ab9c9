import { expect, test } from "vitest";
import { isNightlyDue } from "~/domain/site/nightly";

const at = (hour: number) => new Date(Date.UTC(2026, 5, 4, hour));

test.each([
  ["never yet", null, at(12), true],
  ["at night, where the last was the night before", at(0), new Date(at(0).getTime() + 24 * 3_600_000), true],
  ["again in the same night", at(0), at(2), false],
  ["by day, where the last was in the night", at(0), at(13), false],
  ["by day, a day after the last", at(0), new Date(at(4).getTime() + 24 * 3_600_000), false],
  ["at any hour, where a night was missed", at(0), new Date(at(13).getTime() + 24 * 3_600_000), true],
])("what is done nightly is due: %s", (_, last, now, isDue) => {
  expect(isNightlyDue(last, now)).toBe(isDue);
});
