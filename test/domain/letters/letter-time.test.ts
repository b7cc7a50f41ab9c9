import { describe, expect, test } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { nextLetterAt, remindedStarts } from "~/domain/letters/letter-time";
import { dayOf, wallClockAt } from "~/domain/time/days-and-moments";

const CASES = caseFile("domain/letters/letter-time.tsv");

const next = (now: string, weekday: number, hour: number) => nextLetterAt(new Date(now), weekday, hour).toISOString();

describe("the weekly letter's moment", () => {
  test.each(casesOf<[string, string, number, number, string]>(CASES, "the weekly letter's moment"))(
    "%s",
    (_, now, weekday, hour, expected) => expect(next(now, weekday, hour)).toBe(expected),
  );

  test("comes once in each week of a year, at every hour of every weekday, over both nights", () => {
    for (const weekday of [0, 3, 6])
      for (let hour = 0; hour < 24; hour++) {
        const days: string[] = [];
        let now = new Date("2026-01-01T00:00:00Z");
        for (let week = 0; week < 53; week++) {
          now = nextLetterAt(now, weekday, hour);
          days.push(dayOf(now));
          const { time } = wallClockAt(now);
          const isSkipped = hour === 2 && days.at(-1) === "2026-03-29";
          expect(time).toBe(`${String(isSkipped ? 3 : hour).padStart(2, "0")}:00`);
        }
        const gaps = days.slice(1).map((day, at) => (Date.parse(day) - Date.parse(days[at]!)) / 86_400_000);
        expect(new Set(gaps)).toEqual(new Set([7]));
      }
  });
});

describe("the starts that are reminded of", () => {
  const starts = (kind: "day" | "hours", from: string, to: string) =>
    remindedStarts(kind, new Date(from), new Date(to)).map(
      ({ from: first, to: end, isAllDay }) =>
        `${first.toISOString()} ${end.toISOString()}${isAllDay ? " whole days" : ""}`,
    );

  test("two hours before", () =>
    expect(starts("hours", "2026-06-11T10:00:00Z", "2026-06-11T10:01:00Z")).toEqual([
      "2026-06-11T12:00:00.000Z 2026-06-11T12:01:00.000Z",
    ]));

  test("the day before, at the same time by the clock, over the night to winter time", () =>
    expect(starts("day", "2026-10-24T16:00:00Z", "2026-10-24T16:01:00Z")).toEqual([
      "2026-10-25T17:00:00.000Z 2026-10-25T17:01:00.000Z",
    ]));

  test.each(["day", "hours"] as const)("whole days in the afternoon before, however one is reminded: %s", (kind) =>
    expect(starts(kind, "2026-06-11T13:59:00Z", "2026-06-11T14:01:00Z")[1]).toBe(
      "2026-06-11T22:00:00.000Z 2026-06-12T22:00:00.000Z whole days",
    ),
  );

  test.each([
    ["summer", "2026-03-20T00:00Z", "2026-04-05T00:00Z"],
    ["winter", "2026-10-15T00:00Z", "2026-11-01T00:00Z"],
  ])("minute by minute every start comes once, over the night to %s time", (_, first, last) => {
    const wanted = new Map<number, number>();
    let end = 0;
    for (let at = Date.parse(first); at < Date.parse(last); at += 60_000)
      for (const range of remindedStarts("day", new Date(at), new Date(at + 60_000))) {
        if (range.isAllDay) continue;
        for (let start = range.from.getTime(); start < range.to.getTime(); start += 60_000)
          wanted.set(start, (wanted.get(start) ?? 0) + 1);
        end = Math.max(end, range.to.getTime());
      }
    const wrong = [];
    for (let start = Date.parse(first) + 90_000_000; start < end; start += 60_000)
      if (wanted.get(start) !== 1) wrong.push(new Date(start).toISOString());
    expect(wrong).toEqual([]);
  });

  test("after a long silence nothing is reminded of that has begun", () =>
    expect(starts("hours", "2026-06-11T05:00:00Z", "2026-06-11T10:00:00Z")).toEqual([
      "2026-06-11T10:00:00.000Z 2026-06-11T12:00:00.000Z",
    ]));
});
