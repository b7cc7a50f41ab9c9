import { describe, expect, it } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { NOW } from "#test/support/clock";
import {
  leftOutDays,
  nextSeriesDay,
  planSeriesRule,
  SERIES_MAX_EVENTS,
  type SeriesRuleChange,
} from "~/domain/events/series-rule-changes";
import type { SeriesEvent } from "~/domain/events/series-scope";
import { momentsOn } from "~/domain/events/span";

const CASES = caseFile("events/plan-series-rule.tsv");

const EVENING = { startTime: "18:00", endTime: "20:00", daysLater: 0 };

const event = (day: string, given: Partial<SeriesEvent> = {}): SeriesEvent => ({
  id: day.slice(5),
  ...momentsOn(day, EVENING),
  isException: false,
  seriesDay: day,
  ...given,
});

/** Sundays at 18:00; two are past on Thursday 4 June, and 14 June was left out. */
const sundays = ["2026-05-24", "2026-05-31", "2026-06-07", "2026-06-21", "2026-06-28", "2026-07-05"].map((day) =>
  event(day),
);
const standing = { pattern: "weekly", firstDay: "2026-05-24", until: "2026-07-05" } as const;

const change = (given: Partial<SeriesRuleChange> = {}): SeriesRuleChange => ({
  events: sundays,
  standing,
  pattern: "weekly",
  startDay: "2026-06-07",
  until: "2026-07-05",
  leftOut: ["2026-06-14"],
  includeExceptions: false,
  hours: EVENING,
  now: NOW,
  ...given,
});

/** Returns what is added ("+06-14") and removed ("-06-07"). */
function planned(given: Partial<SeriesRuleChange>): string {
  const plan = planSeriesRule(change(given));
  if (!plan.ok) return plan.problem.problem;
  const { added, removed } = plan.value;
  return [...added.map(({ seriesDay }) => `+${seriesDay.slice(5)}`), ...removed.map(({ id }) => `-${id}`)].join(" ");
}

const replaced = (day: string, by: SeriesEvent) => sundays.map((each) => (each.seriesDay === day ? by : each));
const movedByHand = event("2026-06-21", { ...momentsOn("2026-06-22", EVENING), isException: true });
const withOneMoved = replaced("2026-06-21", movedByHand);

describe("a new rule for a series", () => {
  it.each<[what: string, given: Partial<SeriesRuleChange>, plan: string]>(casesOf(CASES, "a new rule"))(
    "%s",
    (_what, given, plan) => expect(planned(given)).toBe(plan),
  );

  it.each<[what: string, given: Partial<SeriesRuleChange>, plan: string]>(
    casesOf(CASES, "a date that was changed by hand"),
  )("a date that was changed by hand %s", (_what, given, plan) =>
    expect(planned({ events: withOneMoved, ...given })).toBe(plan),
  );

  it("leaves alone what has begun a minute ago, and not what begins now", () => {
    const begun = event("2026-06-04", { start: new Date(NOW.getTime() - 60_000) });
    expect(planned({ events: [begun, ...sundays], startDay: "2026-06-07", until: "2026-06-07" })).toBe(
      "-06-21 -06-28 -07-05",
    );
    expect(planned({ events: [begun, ...sundays], startDay: "2026-06-03", until: "2026-06-09" })).toBe(
      "-06-07 -06-21 -06-28 -07-05",
    );
    expect(
      planned({ events: [{ ...begun, start: NOW }, ...sundays], startDay: "2026-06-03", until: "2026-06-09" }),
    ).toContain("-06-04");
  });

  it("makes no date of today whose hour is over", () => {
    const hours = { startTime: "09:00", endTime: "10:00", daysLater: 0 };
    expect(
      planned({ events: sundays.slice(0, 2), startDay: "2026-06-04", until: "2026-06-11", leftOut: [], hours }),
    ).toBe("+06-11");
  });

  it("keeps the hour by the Norwegian clock over the nights when summer time ends and begins", () => {
    const plan = planSeriesRule(change({ until: "2027-04-04" }));
    const added = plan.ok
      ? plan.value.added.map(
          ({ start, end }) => `${start.toISOString().slice(0, 13)}-${end!.toISOString().slice(11, 13)}`,
        )
      : [];
    expect(added).toHaveLength(39);
    for (const around of ["2026-10-18T16-18", "2026-10-25T17-19", "2027-03-21T17-19", "2027-03-28T16-18"])
      expect(added).toContain(around);
  });

  it("counts from its own first day where it goes on as before, and from the new one where it does not", () => {
    const ruleOf = (given: Partial<SeriesRuleChange>) => {
      const plan = planSeriesRule(change(given));
      return plan.ok && plan.value.rule;
    };
    expect(ruleOf({ until: "2026-08-30" })).toEqual({ pattern: "weekly", firstDay: "2026-05-24", until: "2026-08-30" });
    expect(ruleOf({ startDay: "2026-06-10" })).toMatchObject({ firstDay: "2026-06-10" });
    const monthEnds = {
      events: [event("2026-05-31")],
      standing: { pattern: "monthly", firstDay: "2026-05-31", until: "2026-06-30" },
      pattern: "monthly",
      startDay: "2026-06-30",
      leftOut: [],
    } as const;
    expect(planned({ ...monthEnds, until: "2026-08-31", events: [...monthEnds.events], leftOut: [] })).toBe(
      "+06-30 +07-31 +08-31",
    );
  });

  it.each<[string, Partial<SeriesRuleChange>]>([
    ["seriesEndBeforeStart", { until: "2026-06-06" }],
    ["seriesTooLong", { until: "2028-06-08" }],
    ["allDaysLeftOut", { events: sundays.slice(2), until: "2026-06-14", leftOut: ["2026-06-07", "2026-06-14"] }],
    [
      "tooManyOccurrences",
      {
        events: Array.from({ length: SERIES_MAX_EVENTS }, (_, n) => event("2026-05-24", { id: String(n) })),
        until: "2026-06-08",
      },
    ],
  ])("is refused: %s", (problem, given) => expect(planned(given)).toBe(problem));
});

describe("the form of a rule", () => {
  it("begins at the next date of the series, else at the next day its rule gives", () => {
    expect(nextSeriesDay(sundays, standing, NOW)).toBe("2026-06-07");
    expect(nextSeriesDay(sundays.slice(0, 2), standing, NOW)).toBe("2026-06-07");
    expect(nextSeriesDay([event("2026-05-26")], { ...standing, pattern: "biweekly" }, NOW)).toBe("2026-06-07");
  });

  it("knows the days that were left out, and takes a moved date for none", () => {
    expect(leftOutDays(withOneMoved, standing, "2026-06-07")).toEqual(["2026-06-14"]);
    expect(leftOutDays(sundays, standing, "2026-07-12")).toEqual([]);
  });
});
