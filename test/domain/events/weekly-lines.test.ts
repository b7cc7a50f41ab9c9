import { describe, expect, test } from "vitest";
import { weeklyLines } from "~/domain/events/weekly-lines";
import { dayNumber, dayText, momentAt, unixSeconds } from "~/domain/time/days-and-moments";

type Listed = Parameters<typeof weeklyLines>[0][number];

const TITLES = ["Gudstjeneste", "Familiegudstjeneste", "Lysmesse", "Høymesse"];

const event = (day: string, given: Partial<Listed> = {}, time = "11:00"): Listed => ({
  id: `${day} ${time} ${given.title ?? ""}`,
  organizer_id: "kirken",
  title: "Gudstjeneste",
  event_type: "service",
  location_name: "Nes kirke",
  start_time: unixSeconds(momentAt(day, time)),
  all_day: 0,
  state: "planned",
  run_key: null,
  ...given,
});
/** Over the change to summer time. */
const weekly = (weeks: number, from = "2026-03-01", given: (week: number) => Partial<Listed> = () => ({})) =>
  Array.from({ length: weeks }, (_, week) => event(dayText(dayNumber(from) + 7 * week), given(week)));
const inTime = (dates: Listed[]) => dates.sort((a, b) => a.start_time - b.start_time);
const sizes = (dates: Listed[]) => weeklyLines(inTime(dates)).map((line) => line.length);

describe("in a long list", () => {
  test.each(["2026-03-01", "2026-03-02", "2026-03-03", "2026-03-04", "2026-03-05", "2026-03-06", "2026-03-07"])(
    "services of one hour and place are one line, whatever they are called: from %s",
    (from) => {
      expect(sizes(weekly(12, from, (week) => ({ title: TITLES[week % 4]! })))).toEqual([12]);
    },
  );

  test("a line stands where its first date is, before and after others", () => {
    const others = [event("2026-02-28", { title: "Konsert", event_type: "concert" }), event("2026-03-04", {}, "19:00")];
    const lines = weeklyLines(inTime([...weekly(12), ...others]));
    expect(lines.map((line) => [line.length, line[0].id])).toEqual([
      [1, "2026-02-28 11:00 Konsert"],
      [12, "2026-03-01 11:00 "],
      [1, "2026-03-04 19:00 "],
    ]);
  });

  test.each<[string, (week: number) => Partial<Listed>]>([
    ["of another place", (week) => ({ location_name: week % 2 ? "Nes kirke" : "Ål kirke" })],
    ["of another organizer", (week) => ({ organizer_id: week % 2 ? "kirken" : "andre" })],
    ["of another type", (week) => ({ event_type: week % 2 ? "service" : "prayer" })],
  ])("what is %s is another line", (_, given) => expect(sizes(weekly(12, "2026-03-01", given))).toEqual([6, 6]));

  test("other types belong together by their title", () => {
    const concerts = weekly(12, "2026-03-01", (week) => ({ event_type: "concert", title: `Konsert ${week}` }));
    expect(sizes(concerts)).toEqual(Array(12).fill(1));
    expect(sizes(weekly(12, "2026-03-01", () => ({ event_type: "youth", title: "Babysang" })))).toEqual([12]);
  });

  test.each(["cancelled", "moved", "postponed", "full"] as const)("what is %s stands by itself", (state) => {
    const dates = weekly(13, "2026-03-01", (week) => (week === 1 ? { state } : {}));
    expect(sizes(dates)).toEqual([12, 1]);
  });

  test("a date of a series that is moved to another time is part of its line, and first where it is the first", () => {
    const ofSeries = { title: "Babysang", event_type: "youth", run_key: "babysang" } as const;
    const moved = ["2026-02-27", "2026-03-10"].map((day) => event(day, { ...ofSeries, state: "moved" }));
    const lines = weeklyLines(inTime([...weekly(12, "2026-03-01", () => ofSeries), ...moved]));
    expect(lines.map(([first, ...others]) => [first.id, others.length])).toEqual([["2026-02-27 11:00 Babysang", 13]]);
    for (const other of [{ run_key: "annen" }, { run_key: null }, { location_name: "Ål kirke" }, { title: "Lek" }]) {
      expect(sizes([...weekly(12, "2026-03-01", () => ofSeries), { ...moved[1]!, ...other }])).toEqual([12, 1]);
    }
  });

  test("whole days, and dates without a rhythm, stand by themselves", () => {
    expect(sizes(weekly(12, "2026-03-01", () => ({ all_day: 1 })))).toEqual(Array(12).fill(1));
    const seldom = weekly(12).map((date, index) => event(dayText(dayNumber("2026-03-01") + 28 * index), date && {}));
    expect(sizes(seldom)).toEqual(Array(12).fill(1));
  });
});

test.each([0, 1, 11])("in a list of %i each date stands by itself", (length) => {
  expect(sizes(weekly(length))).toEqual(Array(length).fill(1));
});
