import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { parseRule, type Rule } from "~/domain/calendars/reader/rule";
import { StepBudget, walkRule } from "~/domain/calendars/reader/rule-walk";
import { unixSeconds } from "~/domain/time/days-and-moments";

/** Returns our result in milliseconds. */
function ourMoments(text: string, start: Date, end: Date): number[] {
  const [from, to] = [start, end].map((date) => unixSeconds(date)) as [number, number];
  return walkRule(parseRule(text) as Rule, from, from, to, new StepBudget(1_000_000)).walls.map((wall) => wall * 1000);
}

describe("simple rules", () => {
  const start = new Date("2024-01-31T10:00:00Z");
  const rules = [
    "FREQ=DAILY",
    "FREQ=DAILY;INTERVAL=3",
    "FREQ=DAILY;BYMONTH=1,7",
    "FREQ=WEEKLY",
    "FREQ=WEEKLY;BYDAY=SU,WE",
    "FREQ=WEEKLY;INTERVAL=2;BYDAY=WE,SU;WKST=SU",
    "FREQ=MONTHLY;BYMONTHDAY=-1",
    "FREQ=MONTHLY;BYMONTHDAY=1,15,31",
    "FREQ=MONTHLY;BYDAY=-1WE",
    "FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=31",
    "FREQ=HOURLY;INTERVAL=7",
    "FREQ=MINUTELY;INTERVAL=90;BYHOUR=10,13,16",
  ];

  it.each(rules)("give what ical.js gives: %s", (text) => {
    const iterator = ICAL.Recur.fromString(text).iterator(ICAL.Time.fromJSDate(start, true));
    const theirs: number[] = [];
    for (let next = iterator.next(); theirs.length < 100; next = iterator.next()) theirs.push(next.toUnixTime() * 1000);
    const end = new Date(theirs.at(-1)! + 1000);
    expect(ourMoments(text, start, end)).toEqual([...new Set([start.getTime(), ...theirs])].slice(0, 100));
  });
});
