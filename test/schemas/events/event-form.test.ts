import { describe, expect, it } from "vitest";
import { caseFile, formsOf } from "#test/support/cases";
import { NOW } from "#test/support/clock";
import { parseEventForm } from "~/schemas/events/form";
import { MAX_LENGTH, MAX_TAGS } from "~/schemas/forms/limits";
import type { FormTexts } from "~/schemas/forms/parse";

const filled = {
  title: "Sommerkonsert",
  description: "Korene i bygda synger.",
  event_type: "concert",
  start_date: "2026-06-21",
  start_time: "18:00",
};

type Texts = Record<string, string>;

const parse = (given: Texts, isNew = true) => parseEventForm({ ...filled, ...given }, { now: NOW, isNew });
const errorsOf = (given: Texts, isNew = true) => {
  const parsed = parse(given, isNew);
  return parsed.ok ? {} : parsed.problem;
};
const valueOf = (given: Texts, isNew = true) => {
  const parsed = parse(given, isNew);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  return parsed.value;
};

describe("the event form", () => {
  it("takes the fields that are required and leaves the others empty", () => {
    expect(valueOf({})).toEqual({
      details: {
        title: "Sommerkonsert",
        description: "Korene i bygda synger.",
        event_type: "concert",
        location_name: null,
        location_address: null,
        city: null,
        country: "Norge",
        lat: null,
        lng: null,
        image_alt: null,
        speaker_band: null,
        external_url: null,
        facts: {},
        tags: [],
        text_language: null,
        other_language: null,
        other_title: null,
        other_description: null,
      },
      publishAt: null,
      schedule: {
        startDay: "2026-06-21",
        hours: { startTime: "18:00", endTime: null, daysLater: 0 },
        recurrence: null,
        occurrences: [{ seriesDay: "2026-06-21", start: new Date("2026-06-21T16:00:00Z"), end: null, isAllDay: false }],
      },
    });
  });

  it("takes all fields, tidied up", () => {
    const { details, schedule } = valueOf({
      title: "  Sommer\u202ekonsert \n",
      description: "Én\r\nto",
      end_date: "2026-06-22",
      end_time: "1.5",
      location_name: "Låven",
      location_address: "Nøsteveien 2",
      city: "Røros",
      country: "Sverige",
      lat: "62.57",
      lng: "11.38",
      speaker_band: "Sangkoret",
      external_url: "laven.example",
      tags: "#sommer, kor, Kor",
    });
    expect(details).toMatchObject({
      title: "Sommerkonsert",
      description: "Én\nto",
      country: "Sverige",
      lat: 62.57,
      lng: 11.38,
      external_url: "https://laven.example/",
      tags: ["sommer", "kor"],
    });
    expect(schedule.occurrences[0]?.end).toEqual(new Date("2026-06-21T23:05:00Z"));
  });

  it("takes whole days, whose times do not count", () => {
    const form = parse({ all_day: "on", start_time: "tull", end_date: "2026-06-23", end_time: "03:00" });
    expect(form.ok && form.value.schedule.hours).toEqual({ startTime: null, endTime: null, daysLater: 2 });
  });

  it("asks for no description", () => {
    expect(parse({ description: " " })).toMatchObject({ ok: true, value: { details: { description: "" } } });
  });

  it("says everything that is wrong at once", () => {
    expect(
      parseEventForm(
        { is_recurring: "on", end_time: "25:00", external_url: "x", lat: "59" },
        { now: NOW, isNew: true },
      ),
    ).toEqual({
      ok: false,
      problem: {
        title: "titleRequired",
        event_type: "eventTypeRequired",
        start_date: "startDateRequired",
        start_time: "startTimeRequired",
        end_time: "timeInvalid",
        external_url: "websiteInvalid",
        lat: "positionInvalid",
        recurrence_pattern: "patternRequired",
        recurrence_end_date: "seriesEndRequired",
      },
    });
  });

  it("says that the start is past together with what else is wrong", () => {
    expect(
      errorsOf({
        title: "",
        start_date: "2026-06-03",
        start_time: "",
        is_recurring: "on",
        recurrence_pattern: "weekly",
      }),
    ).toEqual({
      title: "titleRequired",
      start_date: "startInPast",
      start_time: "startTimeRequired",
      recurrence_end_date: "seriesEndRequired",
    });
  });

  it.each<[what: string, given: Texts, errors: Record<string, string>]>([
    ["a title of spaces", { title: " \u200b " }, { title: "titleRequired" }],
    ["a title too long", { title: "å".repeat(MAX_LENGTH.title + 1) }, { title: `tooLong ${MAX_LENGTH.title}` }],
    ["a title just short enough", { title: "å".repeat(MAX_LENGTH.title) }, {}],
    [
      "a description too long",
      { description: "x".repeat(MAX_LENGTH.description + 1) },
      { description: `tooLong ${MAX_LENGTH.description}` },
    ],
    [
      "a description whose lines are counted as the browser counts them",
      { description: `${"\r\n".repeat(100)}${"x\r\n".repeat(2500)}` },
      {},
    ],
    ["an unknown type", { event_type: "party" }, { event_type: "eventTypeRequired" }],
    [
      "a place too long",
      { location_name: "x".repeat(MAX_LENGTH.name + 1) },
      { location_name: `tooLong ${MAX_LENGTH.name}` },
    ],
    [
      "an address too long",
      { location_address: "x".repeat(MAX_LENGTH.address + 1) },
      { location_address: `tooLong ${MAX_LENGTH.address}` },
    ],
    ["a website of another kind", { external_url: "javascript:alert(1)" }, { external_url: "websiteInvalid" }],
    [
      "a website too long",
      { external_url: `https://a.example/${"x".repeat(MAX_LENGTH.website)}` },
      { external_url: "websiteInvalid" },
    ],
    ["a position beyond the pole", { lat: "90.1", lng: "10" }, { lat: "positionInvalid" }],
    ["the pole and the date line", { lat: "-90", lng: "180" }, {}],
    ["half a position", { lng: "10" }, { lat: "positionInvalid" }],
    ["a position in words", { lat: "nord", lng: "10" }, { lat: "positionInvalid" }],
    ["ten tags", { tags: Array.from({ length: MAX_TAGS }, (_, n) => `t${n}`).join() }, {}],
    ["eleven tags", { tags: Array.from({ length: MAX_TAGS + 1 }, (_, n) => `t${n}`).join() }, { tags: "tooManyTags" }],
    ["a tag of thirty characters", { tags: "x".repeat(MAX_LENGTH.tag) }, {}],
    ["a tag of thirty-one", { tags: "x".repeat(MAX_LENGTH.tag + 1) }, { tags: "tagTooLong" }],
  ])("meets %s", (_, given, errors) => {
    expect(errorsOf(given)).toEqual(errors);
  });
});

describe("when an event takes place", () => {
  it.each(formsOf(caseFile("events/when.tsv")))("$what", ({ form, problems }) => {
    expect(errorsOf(form)).toEqual(problems);
  });

  it("counts today by the Norwegian calendar", () => {
    const justAfterMidnight = { now: new Date("2026-06-03T22:00:00Z"), isNew: true };
    expect(parseEventForm({ ...filled, start_date: "2026-06-03" }, justAfterMidnight)).toMatchObject({
      problem: { start_date: "startInPast" },
    });
  });

  it("may be past for an event that is edited", () => {
    expect(errorsOf({ start_date: "2026-01-01" }, false)).toEqual({});
  });
});

describe("an event that recurs", () => {
  const weekly = { is_recurring: "on", recurrence_pattern: "weekly", recurrence_end_date: "2026-07-05" };

  it("takes place every time", () => {
    const { recurrence, occurrences } = valueOf(weekly).schedule;
    expect(recurrence).toMatchObject({ pattern: "weekly", until: "2026-07-05", endless: false, leftOut: [] });
    expect(occurrences.map(({ seriesDay }) => seriesDay)).toEqual(["2026-06-21", "2026-06-28", "2026-07-05"]);
  });

  it.each(formsOf(caseFile("events/recurs.tsv")))("with $what", ({ form, problems }) => {
    expect(errorsOf({ ...weekly, ...form })).toEqual(problems);
  });

  it("does not, where the box is not ticked or the event is edited, whatever else stands there", () => {
    const leftovers = { recurrence_pattern: "nonsense", recurrence_end_date: "2026-02-31" };
    expect(valueOf(leftovers).schedule.occurrences).toHaveLength(1);
    expect(valueOf({ ...weekly, ...leftovers }, false).schedule.recurrence).toBeNull();
  });
});

describe("the end and the days of a series", () => {
  const daysOf = (given: FormTexts) => {
    const form = parseEventForm(
      { ...filled, is_recurring: "on", recurrence_pattern: "weekly", start_date: "2026-06-09", ...given },
      { now: NOW, isNew: true },
    );
    return form.ok ? form.value.schedule.occurrences.map(({ seriesDay }) => seriesDay) : form.problem;
  };

  it("may be 'ut juni' or 'ut året', whatever stands in the date", () => {
    expect(daysOf({ recurrence_end: "june", recurrence_end_date: "tull" })).toEqual([
      "2026-06-09",
      "2026-06-16",
      "2026-06-23",
      "2026-06-30",
    ]);
    expect(daysOf({ recurrence_end: "year" })).toHaveLength(30);
  });

  it("leaves out the days that were unticked, the first one too", () => {
    expect(daysOf({ recurrence_end: "june", left_out_days: "2026-06-09,2026-06-23,1999-01-01,tull" })).toEqual([
      "2026-06-16",
      "2026-06-30",
    ]);
  });

  it("needs a day that is left", () => {
    expect(daysOf({ recurrence_end_date: "2026-06-16", left_out_days: "2026-06-09,2026-06-16" })).toEqual({
      recurrence_end_date: "allDaysLeftOut",
    });
  });

  it.each([
    ["", "seriesEndRequired"],
    ["2026-02-30", "dateInvalid"],
  ])("by date needs one: %j", (recurrence_end_date, problem) => {
    expect(daysOf({ recurrence_end_date })).toEqual({ recurrence_end_date: problem });
  });
});
