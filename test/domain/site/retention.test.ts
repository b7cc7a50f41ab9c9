import { expect, test } from "vitest";
import { daysBefore, monthsBefore } from "~/domain/site/retention";

const at = (text: string) => new Date(`${text}T10:00:00Z`);

test.each([
  ["2026-06-04", 12, "2025-06-04"],
  ["2026-03-31", 1, "2026-02-28"],
  ["2024-03-31", 1, "2024-02-29"],
  ["2026-01-15", 1, "2025-12-15"],
  ["2028-02-29", 12, "2027-02-28"],
])("%s, %d months before: %s", (now, months, before) => {
  expect(monthsBefore(at(now), months)).toEqual(at(before));
});

test("days before", () => expect(daysBefore(at("2026-03-01"), 30)).toEqual(at("2026-01-30")));
