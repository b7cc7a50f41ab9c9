import ical, { type ParameterValue, type VEvent } from "node-ical";
import { describe, expect, it } from "vitest";
import { inOrder, readByIcalJs, readByUs, shownBy } from "#test/support/calendar-readers";
import { atLength } from "#test/support/fuzz";
import { type ShownDate, calendarEntry, plannedDates, randomSeries, writtenSeries } from "#test/support/random-series";
import { formatCalendar } from "~/domain/calendars/write-calendar";
import { momentAt } from "~/domain/time/days-and-moments";

const FROM = new Date("2025-01-01T00:00:00Z");
const TO = new Date("2029-01-01T00:00:00Z");

/** Reads a calendar by node-ical, which gives days as midnight by the machine's clock, and some wrongly but in UTC. */
function readByNodeIcal(text: string): ShownDate[] {
  const zone = process.env["TZ"];
  process.env["TZ"] = "UTC";
  try {
    return nodeIcalDates(text);
  } finally {
    if (zone === undefined) delete process.env["TZ"];
    else process.env["TZ"] = zone;
  }
}

function nodeIcalDates(text: string): ShownDate[] {
  const events = Object.values(ical.sync.parseICS(text)).filter((item): item is VEvent => item?.type === "VEVENT");
  return inOrder(
    events.flatMap((event) =>
      ical.expandRecurringEvent(event, { from: FROM, to: TO }).map(({ start, end, summary, isFullDay, event: own }) => {
        const write = (time: Date) => (isFullDay ? machineDay(time) : time.toISOString());
        const [first, last] = [write(start), write(end)];
        return {
          start: first,
          end: first === last ? null : last,
          title: textOf(summary),
          isCancelled: own.status === "CANCELLED",
        };
      }),
    ),
  );
}

/** Returns the texts of the first event, as node-ical reads them. */
function textsByNodeIcal(text: string): { title: string; description: string; location: string } {
  const event = Object.values(ical.sync.parseICS(text)).find((item): item is VEvent => item?.type === "VEVENT")!;
  return {
    title: textOf(event.summary),
    description: textOf(event.description ?? ""),
    location: textOf(event.location ?? ""),
  };
}

const textOf = (value: ParameterValue): string => (typeof value === "string" ? value : String(value.val));

const machineDay = (time: Date): string =>
  [time.getFullYear(), time.getMonth() + 1, time.getDate()].map((part) => String(part).padStart(2, "0")).join("-");

const SEEDS = Array.from({ length: atLength(30, 150) }, (_, seed) => seed);

/** The last dates of each series, which may be cancelled or moved. */
const LEFT = SEEDS.flatMap((seed) => {
  const { plan, dates } = randomSeries(seed);
  return [-1, -2, -4].map((first) => ({ seed, plan, dates: dates.slice(first) }));
});

/** Single events at every kind of hour, and of one and several days. */
const SINGLE = [
  ["a service", "2026-06-07 11:00", "2026-06-07 12:30"],
  ["without an end", "2026-06-07 11:00", null],
  ["over the night that summer time begins", "2026-03-28 22:00", "2026-03-29 04:00"],
  ["that ends in the hour that comes twice", "2026-10-24 22:00", "2026-10-25 02:30"],
  ["over the night that summer time ends", "2026-10-24 22:00", "2026-10-25 04:00"],
  ["over the new year", "2026-12-31 23:00", "2027-01-01 01:00"],
  ["of several days", "2026-07-01 18:00", "2026-07-05 12:00"],
  ["in a far year", "2028-10-29 11:00", "2028-10-29 12:00"],
] as const;
const DAYS = [
  ["a day", "2026-06-07", "2026-06-08"],
  ["the day that summer time begins", "2026-03-29", "2026-03-30"],
  ["the day that it ends", "2026-10-25", "2026-10-26"],
  ["a camp over the new year", "2026-12-30", "2027-01-02"],
] as const;

const momentOf = (text: string) => momentAt(...(text.split(" ") as [string, string]));
const singles = [
  ...SINGLE.map(([summary, start, end]) =>
    calendarEntry(summary, { summary, start: momentOf(start), end: end && momentOf(end) }),
  ),
  ...DAYS.map(([summary, start, end]) =>
    calendarEntry(summary, { summary, allDay: true, start: momentAt(start, "00:00"), end: momentAt(end, "00:00") }),
  ),
];
const singlesText = formatCalendar(singles, { name: "Alt", url: "http://samling.test/" });
const singlesShown = shownBy(singles.map((entry) => ({ entry, seriesDay: null })));

const camps = { pattern: "monthly", startDay: "2026-01-30", until: "2026-12-31" } as const;
const wholeDays = { ...camps, startTime: null, endTime: null, endDay: "2026-02-01" };
const overNights = { ...camps, startTime: "17:00", endTime: "14:00", endDay: "2026-02-01" };

const EXOTIC = [
  'Sang, lov; og "bønn" \\ stillhet: alle',
  "🎵".repeat(60),
  "👩‍👩‍👧‍👦 Familiemesse 🇳🇴 ".repeat(8).trim(),
  "ø".repeat(37) + "😀" + "å".repeat(200),
  "Ȳ́".repeat(80),
  "BEGIN:VEVENT",
  "Én;TZID=x:20260101T000000",
  "مرحبا بكم في الكنيسة",
  "x".repeat(67),
];
const MANY_LINES = "Én\r\nto\rtre\n\nEND:VEVENT\n\tfire \\ fem, seks; sju";
const MANY_LINES_READ = "Én\nto\ntre\n\nEND:VEVENT\n\tfire \\ fem, seks; sju";
const exotic = EXOTIC.map((summary) =>
  formatCalendar([calendarEntry("tegn", { summary, description: MANY_LINES, location: summary })], null),
);
const exoticRead = EXOTIC.map((title) => ({
  title,
  description: `${MANY_LINES_READ}\n\nhttp://samling.test/event/tegn`,
  location: title,
}));

const READERS = [
  ["our own reader", readByUs],
  ["ical.js", readByIcalJs],
  ["node-ical", readByNodeIcal],
] as const;

describe.each(READERS)("a calendar of ours, read by %s", (_, read) => {
  it.each(SEEDS)("gives the dates of a series over both nights that clocks change: series %d", (seed) => {
    const { plan, dates } = randomSeries(seed);
    expect(read(writtenSeries(plan, dates))).toEqual(shownBy(dates));
  });

  it("gives what is left of each series, down to its last date", () => {
    for (const { plan, dates, seed } of LEFT)
      expect(read(writtenSeries(plan, dates)), `${seed}`).toEqual(shownBy(dates));
  });

  it("gives single events at all hours, and of whole days", () => {
    expect(read(singlesText)).toEqual(singlesShown);
  });

  it.each([
    ["whole days", wholeDays],
    ["nights", overNights],
  ] as const)("gives camps of several %s", (__, plan) => {
    expect(read(writtenSeries(plan, plannedDates(plan)))).toEqual(shownBy(plannedDates(plan)));
  });
});

it.each(EXOTIC.map((title, index) => [title, index] as const))(
  "texts of a calendar of ours are read by node-ical as written: %s",
  (__, index) => {
    expect(textsByNodeIcal(exotic[index]!)).toEqual(exoticRead[index]);
  },
);
