import { describe, expect, test } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { type Opening, openSpansText, parseOpenSpans } from "~/domain/organizers/open-spans";
import { openingState, openingTurns, openingWeek } from "~/domain/organizers/opening";

const CASES = caseFile("organizers/opening.tsv");

const at = (moment: string) => new Date(moment);

describe("what is typed for a day", () => {
  test.each(casesOf<[string, string]>(CASES, "is understood as , and so is what is shown for it"))(
    "%j is understood as %j, and so is what is shown for it",
    (typed, shown) => {
      const parsed = parseOpenSpans(typed);
      expect(parsed.ok && openSpansText(parsed.value)).toBe(shown);
      expect(parseOpenSpans(shown)).toEqual(parsed);
    },
  );

  test.each(casesOf<[string, string]>(CASES, "is refused"))("%j is refused: %s", (typed, problem) => {
    expect(parseOpenSpans(typed)).toEqual({ ok: false, problem });
  });
});

const OFFICE: Opening = {
  tuesday: [
    { from: "10:00", until: "14:00" },
    { from: "17:00", until: "19:00" },
  ],
  thursday: [{ from: "10:00", until: "14:00" }],
};

describe("whether it is open", () => {
  const opens = (moment: string, daysAhead: number) => ({ kind: "opens", at: at(moment), daysAhead });

  test.each([
    ["2026-06-09T10:00+02:00", { kind: "open", until: at("2026-06-09T14:00+02:00") }],
    ["2026-06-09T13:59:59+02:00", { kind: "open", until: at("2026-06-09T14:00+02:00") }],
    ["2026-06-09T09:59:59+02:00", opens("2026-06-09T10:00+02:00", 0)],
    ["2026-06-09T14:00+02:00", opens("2026-06-09T17:00+02:00", 0)],
    ["2026-06-09T19:00+02:00", opens("2026-06-11T10:00+02:00", 2)],
    ["2026-06-10T23:59+02:00", opens("2026-06-11T10:00+02:00", 1)],
    ["2026-06-11T14:00+02:00", opens("2026-06-16T10:00+02:00", 5)],
  ])("at %s, a Tuesday's and Thursday's office", (moment, state) => {
    expect(openingState(OFFICE, at(moment))).toEqual(state);
  });

  test("is told by Norwegian clocks, also where the clock changes", () => {
    const sunday: Opening = { sunday: [{ from: "10:00", until: "14:00" }] };
    expect(openingState(sunday, at("2026-10-25T08:59Z"))).toEqual(opens("2026-10-25T09:00Z", 0));
    expect(openingState(sunday, at("2026-10-18T08:00Z"))).toEqual({ kind: "open", until: at("2026-10-18T12:00Z") });
    expect(openingState(sunday, at("2026-10-24T12:00Z"))).toEqual(opens("2026-10-25T09:00Z", 1));
  });

  test("may be open until midnight", () => {
    const night: Opening = { friday: [{ from: "20:00", until: "24:00" }] };
    expect(openingState(night, at("2026-06-12T23:59+02:00"))).toEqual({
      kind: "open",
      until: at("2026-06-13T00:00+02:00"),
    });
    expect(openingState(night, at("2026-06-13T00:00+02:00"))).toEqual(opens("2026-06-19T20:00+02:00", 6));
  });

  test("is not said on a public holiday, and no opening is promised for one", () => {
    const maundyThursday = "2026-04-02T11:00+02:00";
    expect(openingState(OFFICE, at(maundyThursday))).toEqual({ kind: "holiday" });
    expect(openingState(OFFICE, at("2026-04-01T11:00+02:00"))).toEqual(opens("2026-04-07T10:00+02:00", 6));
    const thursdays: Opening = { thursday: [{ from: "10:00", until: "14:00" }] };
    expect(openingState(thursdays, at("2026-05-08T11:00+02:00")), "Ascension Day is left out").toEqual(
      opens("2026-05-21T10:00+02:00", 13),
    );
  });

  test("is not said where no hours are", () => {
    expect(openingState({ note: "Ring på" }, at("2026-06-09T10:00+02:00"))).toBeNull();
    expect(openingState({ monday: [] }, at("2026-04-02T11:00+02:00"))).toBeNull();
  });
});

test("what is said can change at each opening and closing of the day that follows, and at midnight", () => {
  expect(openingTurns(OFFICE, at("2026-06-09T13:00+02:00"))).toEqual(
    ["09T13:00", "09T14:00", "09T17:00", "09T19:00", "10T00:00"].map((moment) => at(`2026-06-${moment}+02:00`)),
  );
});

test("weekdays that follow one another with the same hours are one line", () => {
  const spans = [{ from: "10:00", until: "14:00" }];
  expect(openingWeek({ tuesday: spans, wednesday: spans, thursday: spans, saturday: spans })).toEqual([
    { first: 0, last: 0, spans: [] },
    { first: 1, last: 3, spans },
    { first: 4, last: 4, spans: [] },
    { first: 5, last: 5, spans },
    { first: 6, last: 6, spans: [] },
  ]);
});
