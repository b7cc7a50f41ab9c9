import { expect, it } from "vitest";
import { eventSeries } from "#db/schema";
import { factsOf, offeredPatterns } from "~/domain/events/recurrence";
import { RECURRENCE_PATTERNS } from "~/domain/events/repetition";
import { MONDAY, SUNDAY, THURSDAY } from "~/domain/time/days-and-moments";

it("the database knows the same patterns", () => {
  expect(eventSeries.pattern.enumValues).toEqual([...RECURRENCE_PATTERNS]);
});

it.each([
  ["a first Sunday", "2026-06-07", ["monthly_weekday"]],
  ["a fourth Sunday that is the last", "2026-06-28", ["monthly_weekday", "monthly_last_weekday"]],
  ["a fourth Sunday before a fifth", "2026-05-24", ["monthly_weekday"]],
  ["a fifth Sunday", "2026-05-31", ["monthly_last_weekday"]],
])("what is offered on %s", (_, day, patterns) => {
  expect(offeredPatterns(day)).toEqual([
    ...["weekly", "biweekly", "triweekly", "weekdays", "monthly"],
    ...patterns,
    ...["yearly", "picked"],
  ]);
});

it.each([
  ["monthly_weekday", "2026-06-07", { weekday: SUNDAY, date: 7, place: 1, isClamped: false }],
  ["monthly_weekday", "2026-05-31", { weekday: SUNDAY, date: 31, place: "last", isClamped: false }],
  ["monthly_last_weekday", "2026-06-28", { weekday: SUNDAY, date: 28, place: "last", isClamped: false }],
  ["monthly", "2026-06-28", { weekday: SUNDAY, date: 28, place: 4, isClamped: false }],
  ["monthly", "2026-06-29", { weekday: MONDAY, date: 29, place: "last", isClamped: true }],
  ["weekly", "2026-06-04", { weekday: THURSDAY, date: 4, place: 1, isClamped: false }],
  ["yearly", "2026-12-24", { weekday: THURSDAY, date: 24, place: 4, month: 12, isClamped: false }],
] as const)("what can be said of a pattern: %s from %s", (pattern, day, facts) => {
  expect(factsOf({ pattern }, day)).toEqual({ pattern, ...facts });
});
