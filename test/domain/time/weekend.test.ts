import { describe, expect, test } from "vitest";
import { isSpecial } from "~/domain/events/special";
import { weekendAt } from "~/domain/time/weekend";

describe("the weekend is from Friday at 15:00 to the night after Sunday", () => {
  test.each([
    ["on Monday the coming one", "2026-11-23T00:00:00+01:00", "2026-11-27"],
    ["on Friday morning too", "2026-11-27T09:00:00+01:00", "2026-11-27"],
    ["on Friday evening the present one", "2026-11-27T18:00:00+01:00", "2026-11-27"],
    ["late on Sunday night still", "2026-11-29T23:59:00+01:00", "2026-11-27"],
    ["and a minute later the next", "2026-11-30T00:00:00+01:00", "2026-12-04"],
  ])("%s", (_what, now, friday) => {
    expect(weekendAt(new Date(now)).days[0]).toBe(friday);
  });

  test.each([
    ["in winter", "2026-11-25T12:00:00Z", "2026-11-27T14:00:00Z", "2026-11-29T23:00:00Z"],
    ["when summer time ends in it", "2026-10-22T12:00:00Z", "2026-10-23T13:00:00Z", "2026-10-25T23:00:00Z"],
    ["when summer time begins in it", "2027-03-25T12:00:00Z", "2027-03-26T14:00:00Z", "2027-03-28T22:00:00Z"],
  ])("%s", (_what, now, start, end) => {
    expect(weekendAt(new Date(now))).toMatchObject({ start: new Date(start), end: new Date(end) });
  });
});

test.each([
  ["concert", "Julekonsert", true],
  ["conference", "Lederkonferanse", true],
  ["other", "Gospelfestivalen", true],
  ["service", "Høymesse", false],
  ["youth", "Fredagsklubb", false],
] as const)("what people travel to is special: %s: %s", (event_type, title, special) =>
  expect(isSpecial({ event_type, title })).toBe(special),
);
