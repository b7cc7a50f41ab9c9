import { describe, expect, it } from "vitest";
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
  it.each<[what: string, given: FormTexts, errors: Record<string, string>]>([
    ["no weekday", { recurrence_pattern: "weekdays" }, { recurrence_weekdays: "weekdayRequired" }],
    ["weekdays", { recurrence_pattern: "weekdays", recurrence_weekdays: "1,3" }, {}],
    [
      "weekdays in no weeks",
      { recurrence_pattern: "weekdays", recurrence_weekdays: "1,3", recurrence_every: "0" },
      { recurrence_every: "weeksApartInvalid" },
    ],
    [
      "weekdays more than twelve weeks apart",
      { recurrence_pattern: "weekdays", recurrence_weekdays: "1,3", recurrence_every: "13" },
      { recurrence_every: "weeksApartInvalid" },
    ],
    [
      "weekdays twelve weeks apart",
      { recurrence_pattern: "weekdays", recurrence_weekdays: "6", recurrence_every: "12" },
      {},
    ],
    [
      "a weekday that comes after the end",
      { recurrence_pattern: "weekdays", recurrence_weekdays: "0", recurrence_end_date: "2026-06-21" },
      { recurrence_end_date: "noDays" },
    ],
    ["every year for ten years", { recurrence_pattern: "yearly", recurrence_end_date: "2036-06-21" }, {}],
    [
      "every year for longer",
      { recurrence_pattern: "yearly", recurrence_end_date: "2036-06-22" },
      { recurrence_end_date: "seriesTooLong" },
    ],
    ["no picked day", { recurrence_pattern: "picked", recurrence_end_date: "" }, { picked_days: "pickedRequired" }],
    [
      "picked days, one of them none",
      { recurrence_pattern: "picked", picked_days: "24.12.2026\n31.6.2026" },
      { picked_days: "pickedUnreadable" },
    ],
    [
      "a picked day in the past",
      { recurrence_pattern: "picked", picked_days: "1.6.2026" },
      { picked_days: "pickedBeforeStart" },
    ],
    [
      "a picked day in far years",
      { recurrence_pattern: "picked", picked_days: "1.6.2031" },
      { picked_days: "seriesTooLong" },
    ],
    [
      "picked days without an end",
      { recurrence_pattern: "picked", picked_days: "24.12.2026", recurrence_end_date: "" },
      {},
    ],
    ["no end at all", { recurrence_end: "endless", recurrence_end_date: "" }, {}],
    ["school holidays of no county", { avoid_school: "on" }, { school_county: "countyRequired" }],
    [
      "clashes that nobody has looked over",
      { avoid_holidays: "on", recurrence_end_date: "2026-12-31", recurrence_pattern: "daily" },
      { kept_days: "clashesUnseen" },
    ],
    [
      "clashes that somebody has looked over",
      {
        avoid_holidays: "on",
        recurrence_end_date: "2026-12-31",
        recurrence_pattern: "daily",
        seen_days: "2026-12-25,2026-12-26",
      },
      {},
    ],
  ])("with %s", (_, given, errors) => {
    const parsed = parse(given);
    expect(parsed.ok ? {} : parsed.problem).toEqual(errors);
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
