import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { readCalendar } from "~/domain/calendars/reader/read-calendar";
import { type SeriesDate, seriesEntries } from "~/domain/calendars/series-entries";
import { formatCalendar } from "~/domain/calendars/write-calendar";
import { expandSeries } from "~/domain/events/expand-series";
import { RECURRENCE_PATTERNS, type RecurrencePattern } from "~/domain/events/recurrence";
import { type Random, seededRandom } from "#test/support/random";

interface Shown {
  start: string;
  end: string | null;
  title: string;
}

const entryOf = (id: string, start: Date, end: Date | null, allDay: boolean) => ({
  uid: `${id}@samling.test`,
  changedAt: new Date("2026-01-02T03:04:05Z"),
  start,
  end,
  allDay,
  summary: "Kveldssang",
  status: "CONFIRMED" as const,
  sequence: 0,
  description: "",
  location: null,
  position: null,
  url: `http://samling.test/event/${id}`,
  categories: [],
  image: null,
});

interface Plan {
  pattern: RecurrencePattern;
  startDay: string;
  until: string;
  startTime: string | null;
  endTime: string | null;
}

function datesOf({ pattern, until, startDay, startTime, endTime }: Plan): SeriesDate[] {
  const made = expandSeries({ startDay, startTime, endDay: null, endTime }, { pattern, until });
  if (!made.ok) return [];
  return made.value.occurrences.map(({ seriesDay, start, end, isAllDay }, index) => ({
    seriesDay,
    entry: entryOf(`e${index}`, start, end, isAllDay),
  }));
}

const written = (plan: Plan, dates: SeriesDate[], sequence = 3) =>
  formatCalendar(
    seriesEntries({
      uid: "series-s@samling.test",
      rule: { pattern: plan.pattern, firstDay: plan.startDay },
      sequence,
      dates,
    }),
    null,
  );

const NOW = new Date("2026-01-01T00:00:00Z");

/** What the dates are, as a reader should find them. */
const shownBy = (dates: SeriesDate[]): Shown[] =>
  dates
    .map(({ entry: { start, end, summary } }) => ({
      start: start.toISOString(),
      end: end && end > start ? end.toISOString() : null,
      title: summary,
    }))
    .sort(byStart);

const byStart = (one: Shown, other: Shown) =>
  one.start.localeCompare(other.start) || one.title.localeCompare(other.title);

function readByUs(text: string): Shown[] {
  const reading = readCalendar(text, { now: NOW, days: 1500 });
  if (!reading.ok) throw new Error(reading.reason);
  expect(reading.skipped).toEqual([]);
  return reading.occurrences
    .map(({ start, end, summary }) => ({
      start: new Date(start).toISOString(),
      end: end && new Date(end).toISOString(),
      title: summary,
    }))
    .sort(byStart);
}

function readByIcalJs(text: string): Shown[] {
  const calendar = ICAL.Component.fromString(text);
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  const components = calendar.getAllSubcomponents("vevent");
  const changes = components.filter((component) => component.hasProperty("recurrence-id"));
  const found = components
    .filter((component) => !changes.includes(component))
    .flatMap((component) => {
      const exceptions = changes.filter((change) => uidOf(change) === uidOf(component));
      const event = new ICAL.Event(component, { exceptions, strictExceptions: true });
      if (!event.isRecurring()) return [shown(event, event.startDate, event.endDate)];
      const all: Shown[] = [];
      const walk = event.iterator();
      for (let next = walk.next(); next; next = walk.next()) {
        const { item, startDate, endDate } = event.getOccurrenceDetails(next);
        all.push(shown(item, startDate, endDate));
      }
      return all;
    });
  ICAL.TimezoneService.reset();
  return found.sort(byStart);
}

const uidOf = (component: ICAL.Component) => component.getFirstPropertyValue("uid");

function shown(item: ICAL.Event, from: ICAL.Time, to: ICAL.Time | null): Shown {
  const [start, end] = [from, to].map((time) => time && time.toJSDate().toISOString()) as [string, string | null];
  return { start, end: end === start ? null : end, title: item.summary };
}

/** Deletes, moves, renames, shortens and cancels some dates. */
function changed(dates: SeriesDate[], random: Random): SeriesDate[] {
  return dates.flatMap((date): SeriesDate[] => {
    const dice = random.next();
    const { entry } = date;
    if (dice < 0.1) return [];
    if (dice < 0.15) return [{ ...date, entry: { ...entry, summary: "Konsert" } }];
    const hours = dice < 0.2 ? 1 : dice < 0.25 ? 26 : 0;
    if (hours === 0 || entry.allDay) return [date];
    const later = (moment: Date) => new Date(moment.getTime() + hours * 3_600_000);
    return [{ ...date, entry: { ...entry, start: later(entry.start), end: entry.end && later(entry.end) } }];
  });
}

const TIMES = [
  ["11:00", "12:30"],
  ["19:00", null],
  ["02:30", "03:30"],
  ["01:15", "02:15"],
  ["22:00", "04:00"],
] as const;
const DAYS = ["2026-01-01", "2026-01-29", "2026-01-30", "2026-01-31", "2026-02-28", "2026-03-01", "2026-06-07"];

describe("seriesEntries", () => {
  it.each(Array.from({ length: 150 }, (_, seed) => seed))(
    "gives the same occurrences to our reader and to ical.js, over both nights that clocks change: series %d",
    (seed) => {
      const random = seededRandom(seed);
      const [startTime, endTime] = random.pick(TIMES);
      const plan = {
        pattern: random.pick(RECURRENCE_PATTERNS),
        startDay: random.pick(DAYS),
        until: random.pick(["2026-04-30", "2026-12-20", "2027-11-07"]),
        startTime,
        endTime,
      };
      const dates = changed(datesOf(plan), random);
      const text = written(plan, dates);
      expect(readByUs(text), "read by us").toEqual(shownBy(dates));
      expect(readByIcalJs(text), "read by ical.js").toEqual(shownBy(dates));
    },
  );

  it.each<[RecurrencePattern, startDay: string, rule: string]>([
    ["daily", "2026-09-01", "FREQ=DAILY"],
    ["weekly", "2026-09-04", "FREQ=WEEKLY"],
    ["triweekly", "2026-09-04", "FREQ=WEEKLY;INTERVAL=3"],
    ["monthly", "2026-08-15", "FREQ=MONTHLY;BYMONTHDAY=15"],
    ["monthly", "2026-08-30", "FREQ=MONTHLY;BYMONTHDAY=30"],
    ["monthly", "2026-08-31", "FREQ=MONTHLY;BYMONTHDAY=-1"],
    ["monthly_weekday", "2026-09-06", "FREQ=MONTHLY;BYDAY=1SU"],
    ["monthly_last_weekday", "2026-08-30", "FREQ=MONTHLY;BYDAY=-1SU"],
  ])("writes %s from %s as %s", (pattern, startDay, rule) => {
    const plan = { pattern, startDay, until: "2026-12-20", startTime: "18:00", endTime: null };
    const rules = written(plan, datesOf(plan)).match(/^RRULE:FREQ=(?!YEARLY).*$/gm)!;
    expect(rules).toHaveLength(1);
    expect(rules[0].replace(/;UNTIL=\d{8}T\d{6}Z/, "").trim()).toBe(`RRULE:${rule}`);
  });

  const fridays = {
    pattern: "weekly",
    startDay: "2026-09-04",
    until: "2026-10-30",
    startTime: "18:00",
    endTime: null,
  } as const;

  it("names left-out days, and a changed date by the day that it had", () => {
    const dates = datesOf(fridays).filter(({ seriesDay }) => seriesDay !== "2026-09-18");
    dates[1]!.entry.status = "CANCELLED";
    const lines = written(fridays, dates).split("\r\n");
    expect(lines).toContain("EXDATE;TZID=Europe/Oslo:20260918T180000");
    expect(lines).toContain("RECURRENCE-ID;TZID=Europe/Oslo:20260911T180000");
    expect(lines.filter((line) => line === "UID:series-s@samling.test")).toHaveLength(2);
    expect(lines.filter((line) => line === "SEQUENCE:3")).toHaveLength(2);
  });

  it("lets the dates stand alone where only one follows the rule, and where the rule is not known", () => {
    const [only] = datesOf(fridays);
    const entries = (rule: null | { pattern: "weekly"; firstDay: string }, dates: SeriesDate[]) =>
      seriesEntries({ uid: "series-s", rule, sequence: 0, dates });
    expect(entries({ pattern: "weekly", firstDay: "2026-09-04" }, [only!])).toEqual([only!.entry]);
    expect(entries(null, datesOf(fridays))).toEqual(datesOf(fridays).map(({ entry }) => entry));
  });
});
