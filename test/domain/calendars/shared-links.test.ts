import { expect, it } from "vitest";
import { caseFile, tablesOf } from "#test/support/cases";
import { hasCalendarSuffix } from "~/domain/calendars/feed-address";
import { feedAddressOf } from "~/domain/calendars/sharing-links";

const CASES = tablesOf(caseFile("calendars/shared-links.tsv"));

it.each([...CASES["feeds"]!, ["  https://kalender.example/alle.ics \n", "https://kalender.example/alle.ics"]])(
  "the feed in what was pasted: %s",
  (pasted, feed) => {
    expect(feedAddressOf(pasted)).toEqual({ ok: true, value: feed });
  },
);

it.each([
  ...CASES["problems"]!,
  ["", "missing"],
  ["   ", "missing"],
  [`https://kalender.example/${"a".repeat(2000)}.ics`, "bad_address"],
])("whose menu has to be opened: %s: %s", (pasted, problem) => {
  expect(feedAddressOf(pasted)).toEqual({ ok: false, problem });
});

it.each([
  ["https://kalender.example/alle.ics", true],
  ["https://kalender.example/ALLE.ICS?x=1", true],
  ["https://kalender.example/alle.ical", true],
  ["https://kalender.example/alle.ics.gz", true],
  ["https://kalender.example/alle.gz", false],
  ["https://kalender.example/?fil=alle.ics", false],
  ["https://kalender.example/alle.ics.html", false],
])("%s says itself that it is a calendar: %s", (address, says) => {
  expect(hasCalendarSuffix(address)).toBe(says);
});
