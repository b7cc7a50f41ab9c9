import { describe, expect, it } from "vitest";
import { caseFile, casesOf, groupsOf } from "#test/support/cases";
import { parseTags } from "~/domain/events/tags";
import { parseWebsite } from "~/domain/text/links";
import { cleanLine, cleanText } from "~/domain/text/plain-text";
import { endMovedAlong, parseClockTime } from "~/domain/time/clock-time";

const CASES = caseFile("text/plain-text.tsv");
const GROUPS = groupsOf(CASES);

describe("text", () => {
  it.each(casesOf<[string, string, string]>(CASES, "loses or keeps"))("loses or keeps %s", (_, typed, clean) => {
    expect(cleanText(typed)).toBe(clean);
  });

  it.each([
    ["Kveldsbønn\n i   kapellet\t", "Kveldsbønn i kapellet"],
    ["Åpen\u00a0dør", "Åpen dør"],
    ["a \u200b b", "a b"],
  ])("on one line: %j", (typed, clean) => {
    expect(cleanLine(typed)).toBe(clean);
  });
});

it.each(casesOf<[string, string | null]>(CASES, "is"))("a time: %j is %j", (typed, time) => {
  expect(parseClockTime(typed)).toBe(time);
});

it.each(casesOf<[string, string, string, string, string | null]>(CASES, "an end that moves along with its start"))(
  "an end that moves along with its start: %s",
  (_, from, to, end, moved) => {
    expect(endMovedAlong({ from, to, end })).toBe(moved);
  },
);

describe("a website", () => {
  it.each(casesOf<[string, string]>(CASES, "may be"))("may be %s", (typed, address) => {
    expect(parseWebsite(typed)).toBe(address);
  });

  it.each(GROUPS["may not be"]!)("may not be %s", (typed) => {
    expect(parseWebsite(typed)).toBeNull();
  });
});

it.each(casesOf<[string, string[]]>(CASES, "in are"))("tags in %j are %j", (line, tags) => {
  expect(parseTags(line)).toEqual(tags);
});
