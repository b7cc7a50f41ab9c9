import { describe, expect, it } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { NOW } from "#test/support/clock";
import { planSeriesEdit, type SeriesEdit } from "~/domain/events/series-changes";
import type { SeriesEvent } from "~/domain/events/series-scope";
import { hoursOf, momentsOn } from "~/domain/events/span";

const CASES = caseFile("events/plan-series-edit.tsv");

const EVENING = { startTime: "18:00", endTime: "20:00", daysLater: 0 };
const LATER = { startTime: "19:00", endTime: "21:00", daysLater: 0 };

const event = (day: string, given: Partial<SeriesEvent> = {}): SeriesEvent => ({
  id: day,
  ...momentsOn(day, EVENING),
  isException: false,
  seriesDay: day,
  ...given,
});

/** Sundays at 18:00, two of them past, one moved to a Monday by hand. */
const moved = event("2026-06-14", { ...momentsOn("2026-06-15", EVENING), isException: true });
const sundays = [
  event("2026-05-24"),
  event("2026-05-31"),
  event("2026-06-07"),
  moved,
  event("2026-06-21"),
  event("2026-06-28"),
];

const edit = (given: Partial<SeriesEdit> = {}): SeriesEdit => ({
  events: sundays,
  pattern: "weekly",
  until: "2026-06-28",
  firstDay: "2026-05-24",
  scope: "all",
  anchorId: "2026-06-07",
  includeExceptions: false,
  now: NOW,
  startDay: given.anchorId ?? "2026-06-07",
  hours: EVENING,
  hasNewDetails: true,
  ...given,
});

/** "id: time", with a * for an exception, and the other written fields */
const written = (given: Partial<SeriesEdit>) =>
  planSeriesEdit(edit(given)).updates.map(
    ({ id, start, isException, writes }) =>
      `${id.slice(5)}: ${start.toISOString().slice(5, 16)}${isException ? "*" : ""} ${writes}`,
  );

describe("an edit of one event of a series", () => {
  it("touches only that one, which is an exception from then on", () => {
    expect(planSeriesEdit(edit({ scope: "this", startDay: "2026-06-08", hours: LATER }))).toEqual({
      updates: [
        {
          id: "2026-06-07",
          ...momentsOn("2026-06-08", LATER),
          seriesDay: "2026-06-07",
          isException: true,
          writes: "changes",
        },
      ],
      rule: { pattern: "weekly", until: "2026-06-28", firstDay: "2026-05-24" },
      split: null,
    });
  });

  it.each(["this", "following", "all"] as const)("does nothing where nothing is new (%s)", (scope) => {
    expect(planSeriesEdit(edit({ scope, hasNewDetails: false }))).toEqual({
      updates: [],
      rule: { pattern: "weekly", until: "2026-06-28", firstDay: "2026-05-24" },
      split: null,
    });
  });

  it("may be of one that is past", () => {
    expect(written({ scope: "this", anchorId: "2026-05-24" })).toEqual(["05-24: 05-24T16:00* changes"]);
  });
});

describe("an edit of all events of a series", () => {
  it("leaves alone what is past and what was changed by hand", () => {
    expect(written({})).toEqual([
      "06-07: 06-07T16:00 changes",
      "06-21: 06-21T16:00 changes",
      "06-28: 06-28T16:00 changes",
    ]);
  });

  it("changes the event at hand even if it is past, and no other past one", () => {
    expect(written({ anchorId: "2026-05-24" })).toEqual([
      "05-24: 05-24T16:00 changes",
      "06-07: 06-07T16:00 changes",
      "06-21: 06-21T16:00 changes",
      "06-28: 06-28T16:00 changes",
    ]);
  });

  it("counts what begins now as coming, what began a minute ago as past", () => {
    const begun = event("2026-06-04", { start: new Date(NOW.getTime() - 60_000) });
    const beginning = event("2026-06-05", { start: NOW });
    expect(written({ events: [...sundays.slice(2, 3), begun, beginning] }).map((line) => line.slice(0, 5))).toEqual([
      "06-07",
      "06-05",
    ]);
  });

  it("makes what was changed by hand like the rest again, if asked to", () => {
    expect(written({ includeExceptions: true })).toContain("06-14: 06-14T16:00 everything");
  });

  it("lays a new time on each event's own day", () => {
    expect(written({ hours: LATER })).toEqual([
      "06-07: 06-07T17:00 changes",
      "06-21: 06-21T17:00 changes",
      "06-28: 06-28T17:00 changes",
    ]);
  });

  it("moves all as far as the event at hand, and the day the rule gives a kept exception with them", () => {
    const plan = planSeriesEdit(edit({ startDay: "2026-06-08" }));
    expect(
      plan.updates.map(({ id, start, seriesDay, writes }) => [id, start.toISOString().slice(0, 10), seriesDay, writes]),
    ).toEqual([
      ["2026-06-07", "2026-06-08", "2026-06-08", "changes"],
      ["2026-06-21", "2026-06-22", "2026-06-22", "changes"],
      ["2026-06-28", "2026-06-29", "2026-06-29", "changes"],
      ["2026-06-14", "2026-06-15", "2026-06-15", "nothing"],
    ]);
    expect(plan.rule).toEqual({ pattern: "weekly", until: "2026-06-29", firstDay: "2026-05-25" });
  });

  it("keeps the time by the clock through the change to winter time", () => {
    const autumn = [event("2026-10-18"), event("2026-10-25"), event("2026-11-01")];
    expect(written({ events: autumn, anchorId: "2026-10-18", startDay: "2026-10-17" })).toEqual([
      "10-18: 10-17T16:00 changes",
      "10-25: 10-24T16:00 changes",
      "11-01: 10-31T17:00 changes",
    ]);
  });

  it("can take the end away from all", () => {
    const plan = planSeriesEdit(edit({ hours: { ...EVENING, endTime: null } }));
    expect(plan.updates.map(({ end }) => end)).toEqual([null, null, null]);
  });

  it("knows an event's day by the day it is on where nothing else is known", () => {
    const withoutDays = sundays.map((each) => ({ ...each, seriesDay: null }));
    expect(written({ events: withoutDays, startDay: "2026-06-08" })).toContain("06-21: 06-22T16:00 changes");
  });
});

describe("an edit that starts from an event changed by hand", () => {
  const fromMoved = (given: Partial<SeriesEdit>) => written({ anchorId: moved.id, startDay: "2026-06-15", ...given });

  it("lets the others stay on their day when only the time is new", () => {
    expect(fromMoved({ hours: LATER })).toEqual([
      "06-14: 06-15T17:00* changes",
      "06-07: 06-07T17:00 changes",
      "06-21: 06-21T17:00 changes",
      "06-28: 06-28T17:00 changes",
    ]);
  });

  it("moves the others to the same weekday when its day is new", () => {
    expect(fromMoved({ startDay: "2026-06-16" })).toEqual([
      "06-14: 06-16T16:00* changes",
      "06-07: 06-09T16:00 changes",
      "06-21: 06-23T16:00 changes",
      "06-28: 06-30T16:00 changes",
    ]);
  });

  it("is no pattern for other exceptions: they get the changes and stay what they are", () => {
    const alsoMoved = event("2026-06-21", { ...momentsOn("2026-06-22", EVENING), isException: true });
    const events = [sundays[2]!, moved, alsoMoved];
    expect(fromMoved({ events, includeExceptions: true })).toContain("06-21: 06-22T16:00* changes");
  });
});

describe("an edit of an event and those that follow", () => {
  it("makes two series of one", () => {
    const plan = planSeriesEdit(edit({ scope: "following", anchorId: "2026-06-21", hours: LATER }));
    expect(plan.updates.map(({ id }) => id)).toEqual(["2026-06-21", "2026-06-28"]);
    expect(plan.split).toEqual({ ids: ["2026-06-21", "2026-06-28"], until: "2026-06-14" });
    expect(plan.rule).toEqual({ pattern: "weekly", until: "2026-06-28", firstDay: "2026-06-21" });
  });

  it("takes what was changed by hand along, unchanged", () => {
    const plan = planSeriesEdit(edit({ scope: "following" }));
    expect(plan.split?.ids).toEqual(["2026-06-07", "2026-06-14", "2026-06-21", "2026-06-28"]);
    expect(plan.updates.map(({ id }) => id)).not.toContain("2026-06-14");
  });

  it("takes what has begun since along, unchanged", () => {
    const plan = planSeriesEdit(
      edit({ scope: "following", anchorId: "2026-05-31", hours: LATER, now: new Date("2026-06-10T00:00:00Z") }),
    );
    expect(plan.split?.ids).toContain("2026-06-07");
    expect(plan.updates.map(({ id }) => id)).toEqual(["2026-05-31", "2026-06-21", "2026-06-28"]);
  });

  it("is one of all where nothing came before", () => {
    expect(planSeriesEdit(edit({ scope: "following", anchorId: "2026-05-24" })).split).toBeNull();
  });
});

describe("an edit of a monthly series", () => {
  const monthly = (pattern: SeriesEdit["pattern"], days: string[], startDay: string) => {
    const plan = planSeriesEdit(
      edit({ pattern, events: days.map((day) => event(day)), anchorId: days[0]!, startDay, until: days.at(-1)! }),
    );
    return [plan.rule.pattern, ...plan.updates.map(({ seriesDay }) => seriesDay)];
  };

  it.each(casesOf<[string, SeriesEdit["pattern"], string[], string, string[]]>(CASES, "monthly rules"))(
    "follows its rule %s",
    (_, pattern, days, startDay, planned) => {
      expect(monthly(pattern, days, startDay)).toEqual(planned);
    },
  );

  it("keeps its days when only the time is new, even from a shortened month", () => {
    const days = ["2027-01-31", "2027-02-28", "2027-03-31"];
    expect(
      written({ pattern: "monthly", events: days.map((day) => event(day)), anchorId: "2027-02-28", hours: LATER }),
    ).toEqual(["02-28: 02-28T18:00 changes", "01-31: 01-31T18:00 changes", "03-31: 03-31T17:00 changes"]);
  });
});

it("the hours of a form fit a plan", () => {
  const hours = hoursOf({ startDay: "2026-06-07", startTime: "22:00", endDay: null, endTime: "01:00" });
  const plan = hours.ok && planSeriesEdit(edit({ hours: hours.value }));
  expect(plan && plan.updates.map(({ end }) => end?.toISOString().slice(5, 16))).toEqual([
    "06-07T23:00",
    "06-21T23:00",
    "06-28T23:00",
  ]);
});

it("an event that is not of the series is a bug", () => {
  expect(() => planSeriesEdit(edit({ anchorId: "another" }))).toThrow("another");
});
