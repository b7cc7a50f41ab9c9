import { describe, expect, it } from "vitest";
import { caseFile, formsOf } from "#test/support/cases";
import { NOW } from "#test/support/clock";
import { parseEventForm } from "~/schemas/events/form";
import type { FormTexts } from "~/schemas/forms/parse";
import { formTexts } from "~/schemas/forms/parse";

const weekly = {
  title: "Sommerkonsert",
  description: "Korene i bygda synger.",
  event_type: "concert",
  start_date: "2026-06-21",
  start_time: "18:00",
  is_recurring: "on",
  recurrence_pattern: "weekly",
  recurrence_end_date: "2026-07-05",
};

const parse = (given: FormTexts) => parseEventForm({ ...weekly, ...given }, { now: NOW, isNew: true });

describe("an event that recurs", () => {
  it.each(formsOf(caseFile("events/rules.tsv")))("with $what", ({ form, problems }) => {
    const parsed = parse(form);
    expect(parsed.ok ? {} : parsed.problem).toEqual(problems);
  });

  const daysOf = (given: FormTexts) => {
    const parsed = parse(given);
    return parsed.ok && parsed.value.schedule.occurrences.map(({ seriesDay }) => seriesDay).join(" ");
  };

  it("takes place on several weekdays, every third week", () => {
    const given = { recurrence_pattern: "weekdays", recurrence_every: "3", recurrence_weekdays: "3,1" };
    expect(daysOf({ ...given, recurrence_end_date: "2026-07-20" })).toBe("2026-06-23 2026-06-25 2026-07-14 2026-07-16");
  });

  it("takes place on its start and the days picked by hand, in either way of writing, each once and in order", () => {
    const picked_days = "24.12.2026\n 8. 11. 2026 , 2026-09-20;24.12.2026\n";
    expect(daysOf({ recurrence_pattern: "picked", picked_days })).toBe("2026-06-21 2026-09-20 2026-11-08 2026-12-24");
  });

  it("has a year and a week of dates where it has no end", () => {
    const parsed = parse({ recurrence_end: "endless" });
    expect(parsed.ok && parsed.value.schedule.recurrence).toMatchObject({ until: "2027-06-28", endless: true });
    expect(parsed.ok && parsed.value.schedule.occurrences).toHaveLength(54);
  });

  it("keeps free of clashes but those that are ticked", () => {
    const given = { recurrence_pattern: "daily", start_date: "2026-12-23", recurrence_end_date: "2026-12-27" };
    const seen_days = "2026-12-25,2026-12-26";
    expect(daysOf({ ...given, avoid_holidays: "on", seen_days, kept_days: "2026-12-26" })).toBe(
      "2026-12-23 2026-12-24 2026-12-26 2026-12-27",
    );
  });
});

it("ticks of one name are a list", () => {
  const form = new FormData();
  for (const weekday of ["1", "3"]) form.append("recurrence_weekdays", weekday);
  expect(formTexts(form)).toEqual({ recurrence_weekdays: "1,3" });
});
