import { describe, expect, test } from "vitest";
import { unixSeconds } from "~/domain/time/unix-time";
import { momentAt, shiftDay } from "~/domain/time/wall-clock";
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

describe("a card says when its series is, and when next", () => {
  test.each([
    ["every week", dates("2026-11-27", 10, 7, "19:00"), "Fredager 19.00 · neste 27. nov."],
    ["in even weeks", dates("2026-11-27", 3, 14, "19:00"), "Fredager 19.00 i partallsuker · neste 27. nov."],
    ["in odd weeks", dates("2026-11-20", 3, 14, "19:00"), "Fredager 19.00 i oddetallsuker · neste 20. nov."],
    // 2026 has 53 weeks: what is even before New Year is odd after it.
    [
      "every second week across a year of 53",
      dates("2026-11-27", 8, 14, "19:00"),
      "Fredager 19.00 annenhver uke · neste 27. nov.",
    ],
    ["across the change to summer time", dates("2026-03-18", 5, 7, "11:00"), "Onsdager 11.00 · neste 18. mars"],
    ["every day", dates("2026-06-08", 20, 1, "12:00"), "Daglig 12.00 · neste 8. juni"],
    [
      "two days of every second week",
      [...dates("2026-11-24", 3, 14, "19:00"), ...dates("2026-11-26", 3, 14, "19:00")],
      "Tirsdager og torsdager 19.00 i partallsuker · neste 24. nov.",
    ],
    [
      "two days of every third week",
      [...dates("2026-06-09", 4, 21, "19:00"), ...dates("2026-06-11", 4, 21, "19:00")],
      "Flere datoer · neste 9. juni",
    ],
    [
      "two days at one time",
      [...dates("2026-06-09", 4, 7, "11:00"), ...dates("2026-06-11", 4, 7, "11:00")],
      "Tirsdager og torsdager 11.00 · neste 9. juni",
    ],
    [
      "two days at two times",
      [...dates("2026-06-09", 4, 7, "18:00"), ...dates("2026-06-14", 4, 7, "11:00")],
      "Tirsdager 18.00 og søndager 11.00 · neste 9. juni",
    ],
    [
      "a pause",
      [...dates("2026-11-27", 4, 7, "19:00"), ...dates("2027-01-15", 6, 7, "19:00")],
      "Fredager 19.00 · neste 27. nov.",
    ],
    [
      "one date moved to another day",
      [...dates("2026-06-09", 6, 7, "18:00"), ["2026-07-22", "18:00"] as const],
      "Som oftest tirsdager 18.00 · neste 9. juni",
    ],
    [
      "another time each time",
      [...dates("2026-06-09", 1, 7, "18:00"), ...dates("2026-06-16", 1, 7, "19:00")],
      "Tirsdager · neste 9. juni",
    ],
    ["two dates far apart", dates("2026-06-09", 2, 21, "18:00"), "Flere datoer · neste 9. juni"],
  ])("%s", (_what, days, text) => {
    expect(said(days)).toBe(text);
  });

  test("by the clock of twelve hours, and in English", () => {
    expect(said(dates("2026-11-27", 3, 7, "19:00"), { ...nb, timeFormat: "12h" })).toBe(
      "Fredager 7:00 PM · neste 27. nov.",
    );
    expect(said(dates("2026-11-27", 3, 14, "19:00"), { ...nb, locale: "en" })).toBe(
      "Fridays at 19:00 in even weeks · next 27 Nov",
    );
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
