import { describe, expect, it } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { seededRandom } from "#test/support/random";
import { expandSeries } from "~/domain/events/expand-series";
import { lastDayBy, latestUntil, occurrenceDays } from "~/domain/events/recurrence";
import { moveRepetition, RECURRENCE_PATTERNS, type RepeatRule, repetitionOf } from "~/domain/events/repetition";
import { calendarDate, dayNumber, dayText, wallClockAt, weekdayOf } from "~/domain/time/days-and-moments";

const CASES = caseFile("events/repetition.tsv");

const daysOf = (rule: RepeatRule, startDay: string, until: string) => {
  const days = occurrenceDays({ ...rule, startDay, until });
  return days.ok ? days.value.join(" ") : days.problem.problem;
};

it.each<[string, RepeatRule, string, string, string]>(casesOf(CASES, "several weekdays"))(
  "several weekdays, every n weeks: %s",
  (_, rule, startDay, until, days) => {
    expect(daysOf(rule, startDay, until)).toBe(days);
  },
);

it.each([
  ["monthly_weekday", "2026-06-09", "2026-06-09 2026-07-14 2026-08-11"],
  ["monthly_weekday", "2026-05-31", "2026-05-31 2026-06-28 2026-07-26 2026-08-30"],
  ["monthly_last_weekday", "2026-06-28", "2026-06-28 2026-07-26 2026-08-30"],
] as const)("the nth weekday of the month: %s from %s", (pattern, startDay, days) => {
  expect(daysOf({ pattern }, startDay, "2026-08-31")).toBe(days);
});

describe("every year", () => {
  it("keeps its date", () => {
    expect(daysOf({ pattern: "yearly" }, "2026-12-23", "2029-12-23")).toBe(
      "2026-12-23 2027-12-23 2028-12-23 2029-12-23",
    );
  });

  it("is on 28 February where a year has no 29th, and comes back to it", () => {
    expect(daysOf({ pattern: "yearly" }, "2028-02-29", "2032-02-29")).toBe(
      "2028-02-29 2029-02-28 2030-02-28 2031-02-28 2032-02-29",
    );
  });

  it("runs for ten years at most", () => {
    expect(latestUntil("2026-12-23", "yearly")).toBe("2036-12-23");
    expect(daysOf({ pattern: "yearly" }, "2026-12-23", "2036-12-24")).toBe("seriesTooLong");
  });
});

describe("dates picked by hand", () => {
  const picked: RepeatRule = { pattern: "picked", days: ["2026-09-01", "2026-09-20", "2026-11-08"] };

  it("are those, and end with the last", () => {
    const until = lastDayBy("date", "2026-09-01", "", picked);
    expect(until).toBe("2026-11-08");
    expect(daysOf(picked, "2026-09-01", until)).toBe("2026-09-01 2026-09-20 2026-11-08");
  });
});

it("an endless series of every day has its dates a year and a week ahead", () => {
  const until = lastDayBy("endless", "2028-02-29", "");
  expect(until).toBe("2029-03-07");
  const days = occurrenceDays({ pattern: "daily", startDay: "2028-02-29", until, endless: true });
  expect(days.ok && days.value).toHaveLength(373);
});

/** A random rule and the day that it starts on. */
function randomRule(seed: number): { rule: RepeatRule; startDay: string } {
  const random = seededRandom(seed);
  const startDay = dayText(dayNumber("2026-01-01") + Math.floor(random.next() * 1500));
  const pattern = random.pick(RECURRENCE_PATTERNS.filter((name) => name !== "monthly_last_weekday"));
  const weekdays = [0, 1, 2, 3, 4, 5, 6].filter(() => random.next() < 0.4);
  const days = Array.from({ length: 8 }, () => dayText(dayNumber(startDay) + Math.floor(random.next() * 300)));
  return {
    startDay,
    rule: repetitionOf({
      pattern,
      every: random.pick([1, 2, 3, 5, 12]),
      weekdays: weekdays.length > 0 ? weekdays : [2],
      days: [...new Set([startDay, ...days])].sort(),
    }),
  };
}

const SEEDS = Array.from({ length: 300 }, (_, seed) => seed);
const UNTIL_DAYS = 200;

describe("every series", () => {
  it("is in order, has no day twice, and none outside its span", () => {
    for (const seed of SEEDS) {
      const { rule, startDay } = randomRule(seed);
      const until = dayText(dayNumber(startDay) + UNTIL_DAYS);
      const days = occurrenceDays({ ...rule, startDay, until });
      const list = days.ok ? days.value : [];
      expect(list, `${seed}`).toEqual([...new Set(list)].sort());
      expect(list.every((day) => day >= startDay && day <= until)).toBe(true);
      if (rule.pattern === "weekdays")
        expect(list.every((day) => rule.weekdays!.includes(weekdayOf(dayNumber(day))))).toBe(true);
    }
  });

  it("goes on from any of its days as it would have: what is made later are the days that follow", () => {
    for (const seed of SEEDS) {
      const { rule, startDay } = randomRule(seed);
      const until = dayText(dayNumber(startDay) + UNTIL_DAYS);
      const all = occurrenceDays({ ...rule, startDay, until });
      const list = all.ok ? all.value : [];
      const cut = list[Math.floor(list.length / 2)];
      if (cut === undefined) continue;
      const later = occurrenceDays({ ...rule, startDay: cut, until, anchorDay: list[0]! });
      const anchored = occurrenceDays({ ...rule, startDay, until, anchorDay: list[0]! });
      expect(later.ok && later.value, `${seed}`).toEqual(anchored.ok && anchored.value.filter((day) => day >= cut));
    }
  });

  it("keeps its time of day over both nights that the clocks change", () => {
    for (const seed of SEEDS) {
      const { rule, startDay } = randomRule(seed);
      const until = dayText(dayNumber(startDay) + UNTIL_DAYS);
      const times = { startDay, startTime: "11:00", endDay: null, endTime: "12:30" };
      const made = expandSeries(times, { ...rule, until });
      for (const { seriesDay, start, end } of made.ok ? made.value.occurrences : []) {
        expect(wallClockAt(start)).toEqual({ day: seriesDay, time: "11:00" });
        expect(wallClockAt(end!)).toEqual({ day: seriesDay, time: "12:30" });
      }
    }
  });

  it("has all its days moved to days of the moved rule, each to one of its own", () => {
    for (const seed of SEEDS) {
      const { rule, startDay } = randomRule(seed);
      const until = dayText(dayNumber(startDay) + UNTIL_DAYS);
      const days = occurrenceDays({ ...rule, startDay, until });
      const list = days.ok ? days.value : [];
      const [from] = list;
      if (from === undefined) continue;
      const to = dayText(dayNumber(from) + (seed % 13) - 6);
      const { repetition, move } = moveRepetition(rule, from, to);
      const moved = list.map(move).sort();
      expect(move(from), `${seed}`).toBe(to);
      expect(new Set(moved).size).toBe(list.length);
      if (rule.pattern.startsWith("monthly") || rule.pattern === "yearly") continue;
      const given = occurrenceDays({ ...repetition, startDay: moved[0]!, until: moved.at(-1)!, anchorDay: to });
      expect(given.ok && moved.every((day) => given.value.includes(day)), `${seed}`).toBe(true);
    }
  });
});

it("a month's 31st is its last day, and the 29th of February too, in each of ten years", () => {
  for (const year of [2026, 2027, 2028, 2029]) {
    const days = occurrenceDays({ pattern: "monthly", startDay: `${year}-01-31`, until: `${year}-12-31` });
    expect(days.ok && days.value.map((day) => calendarDate(dayNumber(day)).date)).toEqual([
      31,
      year === 2028 ? 29 : 28,
      ...[31, 30, 31, 30, 31, 31, 30, 31, 30, 31],
    ]);
  }
});
