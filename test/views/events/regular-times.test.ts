import { describe, expect, test } from "vitest";
import { momentAt, shiftDay, unixSeconds } from "~/domain/time/days-and-moments";
import { viewRegularTimes } from "~/views/events/regular-times";

const nb = { locale: "nb", timeFormat: "24h", theme: "system" } as const;

/** Dates a step of days apart, at a time. */
const dates = (first: string, count: number, step: number, time: string) =>
  Array.from({ length: count }, (_, nth) => [shiftDay(first, nth * step), time] as const);

/** What the card of the first of some dates says. */
function said(
  days: (readonly [day: string, time: string])[],
  preferences: Parameters<typeof viewRegularTimes>[1] = nb,
) {
  const starts = days.map(([day, time]) => unixSeconds(momentAt(day, time))).sort((a, b) => a - b);
  const run_times = JSON.stringify(starts.map((start) => start * 1000 + 1));
  return viewRegularTimes({ start_time: starts[0]!, run_times, all_day: 0 }, preferences);
}

describe("a card of a series says how many dates come after its own", () => {
  test.each([
    ["every week", dates("2026-11-27", 10, 7, "19:00"), "og 9 fredager til"],
    ["in even weeks", dates("2026-11-27", 3, 14, "19:00"), "og 2 fredager til i partallsuker"],
    ["in odd weeks", dates("2026-11-20", 3, 14, "19:00"), "og 2 fredager til i oddetallsuker"],
    // 2026 has 53 weeks: what is even before New Year is odd after it.
    ["every second week across a year of 53", dates("2026-11-27", 8, 14, "19:00"), "og 7 fredager til annenhver uke"],
    ["across the change to summer time", dates("2026-03-18", 5, 7, "11:00"), "og 4 onsdager til"],
    ["every day", dates("2026-06-08", 20, 1, "12:00"), "og 19 datoer til, daglig 12.00"],
    [
      "two days of every second week",
      [...dates("2026-11-24", 3, 14, "19:00"), ...dates("2026-11-26", 3, 14, "19:00")],
      "og 5 datoer til, tirsdager og torsdager 19.00 i partallsuker",
    ],
    [
      "two days of every third week",
      [...dates("2026-06-09", 4, 21, "19:00"), ...dates("2026-06-11", 4, 21, "19:00")],
      "og 7 datoer til",
    ],
    [
      "two days at one time",
      [...dates("2026-06-09", 4, 7, "11:00"), ...dates("2026-06-11", 4, 7, "11:00")],
      "og 7 datoer til, tirsdager og torsdager 11.00",
    ],
    [
      "two days at two times",
      [...dates("2026-06-09", 4, 7, "18:00"), ...dates("2026-06-14", 4, 7, "11:00")],
      "og 7 datoer til, tirsdager 18.00 og søndager 11.00",
    ],
    ["a pause", [...dates("2026-11-27", 4, 7, "19:00"), ...dates("2027-01-15", 6, 7, "19:00")], "og 9 fredager til"],
    [
      "one date moved to another day",
      [...dates("2026-06-09", 6, 7, "18:00"), ["2026-07-22", "18:00"] as const],
      "og 6 datoer til, tirsdager 18.00, én gang på onsdag",
    ],
    [
      "two dates moved to one other day, at two times",
      [...dates("2026-11-26", 8, 7, "19:00"), ["2026-12-08", "19:00"] as const, ["2026-12-15", "18:00"] as const],
      "og 9 datoer til, torsdager 19.00, to ganger på tirsdag",
    ],
    [
      "one date at another hour",
      [...dates("2026-11-26", 3, 7, "19:00"), ["2026-12-17", "17:30"] as const],
      "og 3 datoer til, torsdager 19.00, én gang kl. 17.30",
    ],
    [
      "dates moved to several days",
      [...dates("2026-11-26", 8, 7, "19:00"), ["2026-12-08", "19:00"] as const, ["2026-12-16", "19:00"] as const],
      "og 9 datoer til, som oftest torsdager 19.00",
    ],
    [
      "another time each time",
      [...dates("2026-06-09", 1, 7, "18:00"), ...dates("2026-06-16", 1, 7, "19:00")],
      "og 1 tirsdag til",
    ],
    ["two dates far apart", dates("2026-06-09", 2, 21, "18:00"), "og 1 dato til"],
  ])("%s", (_what, days, text) => {
    expect(said(days)).toBe(text);
  });

  test("by the clock of twelve hours, and in English", () => {
    expect(said(dates("2026-06-08", 9, 1, "19:00"), { ...nb, timeFormat: "12h" })).toBe(
      "og 8 datoer til, daglig 7:00 PM",
    );
    expect(said(dates("2026-11-27", 3, 14, "19:00"), { ...nb, locale: "en" })).toBe("and 2 more Fridays in even weeks");
    const moved = [...dates("2026-11-26", 7, 7, "19:00"), ["2026-12-08", "19:00"] as const];
    const inLanguage = (locale: "en" | "nn") => said(moved, { ...nb, locale });
    expect(inLanguage("en")).toBe("and 7 more dates, Thursdays at 19:00, once on a Tuesday");
    expect(inLanguage("nn")).toBe("og 7 datoar til, torsdagar 19.00, éin gong på tysdag");
    expect(said(dates("2026-11-27", 2, 7, "19:00"), { ...nb, locale: "en" })).toBe("and 1 more Friday");
    expect(said(dates("2026-11-27", 2, 7, "19:00"), { ...nb, locale: "nn" })).toBe("og 1 fredag til");
  });

  test("nothing of the last date that is left", () => {
    expect(said(dates("2026-11-27", 1, 7, "19:00"))).toBeNull();
  });

  test("nothing of dates that are found by other words", () => {
    const start = unixSeconds(momentAt("2026-11-27", "19:00"));
    const run_times = JSON.stringify([start * 1000 + 1, (start + 604_800) * 1000 + 2]);
    expect(viewRegularTimes({ start_time: start, run_times, all_day: 0 }, nb)).toBeNull();
  });
});
