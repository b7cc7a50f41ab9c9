import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { caseFile, groupsOf } from "#test/support/cases";
import { parseRule, type Rule } from "~/domain/calendars/reader/rule";
import { StepBudget, walkRule } from "~/domain/calendars/reader/rule-walk";
import { unixSeconds } from "~/domain/time/days-and-moments";

const GROUPS = groupsOf(caseFile("calendars/reader/rules-against-others.tsv"));

/** Returns our result in milliseconds. */
function ourMoments(text: string, start: Date, end: Date): number[] {
  const [from, to] = [start, end].map((date) => unixSeconds(date)) as [number, number];
  return walkRule(parseRule(text) as Rule, from, from, to, new StepBudget(1_000_000)).walls.map((wall) => wall * 1000);
}

describe("simple rules", () => {
  const start = new Date("2024-01-31T10:00:00Z");
  const rules = GROUPS["rules"]!;

  it.each(rules)("give what ical.js gives: %s", (text) => {
    const iterator = ICAL.Recur.fromString(text).iterator(ICAL.Time.fromJSDate(start, true));
    const theirs: number[] = [];
    for (let next = iterator.next(); theirs.length < 100; next = iterator.next()) theirs.push(next.toUnixTime() * 1000);
    const end = new Date(theirs.at(-1)! + 1000);
    expect(ourMoments(text, start, end)).toEqual([...new Set([start.getTime(), ...theirs])].slice(0, 100));
  });
});
