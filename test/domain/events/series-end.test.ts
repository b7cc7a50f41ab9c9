import { expect, it } from "vitest";
import { lastDayBy } from "~/domain/events/recurrence";

it.each([
  ["june", "2026-11-29", "2027-06-30"],
  ["june", "2026-07-01", "2027-06-30"],
  ["june", "2026-06-30", "2026-06-30"],
  ["june", "2026-01-04", "2026-06-30"],
  ["year", "2026-06-07", "2026-12-31"],
  ["year", "2026-12-31", "2026-12-31"],
  ["date", "2026-06-07", "2026-09-01"],
] as const)("a series 'until %s' that starts on %s may run to %s", (end, startDay, last) => {
  expect(lastDayBy(end, startDay, "2026-09-01")).toBe(last);
});
