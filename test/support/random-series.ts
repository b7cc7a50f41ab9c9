import type { CalendarEntry } from "~/domain/calendars/calendar-entry";
import { type SeriesDate, seriesEntries } from "~/domain/calendars/series-entries";
import { formatCalendar } from "~/domain/calendars/write-calendar";
import { expandSeries } from "~/domain/events/expand-series";
import {
  firstDayFrom,
  RECURRENCE_PATTERNS,
  type RecurrencePattern,
  type RepeatRule,
  repetitionOf,
} from "~/domain/events/repetition";
import { shiftDay } from "~/domain/time/days-and-moments";
import { type Random, seededRandom } from "./random";

/** A date as a calendar program should show it; times as ISO 8601, days as YYYY-MM-DD. */
export interface ShownDate {
  start: string;
  /** Of whole days, the day after the last; null where there is none. */
  end: string | null;
  title: string;
  isCancelled: boolean;
}

export interface SeriesPlan extends RepeatRule {
  startDay: string;
  until: string;
  startTime: string | null;
  endTime: string | null;
  endDay?: string | null;
}

/** Returns an entry of an event; `given` overrides its fields. */
export const calendarEntry = (id: string, given: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: `${id}@samling.test`,
  changedAt: new Date("2026-01-02T03:04:05Z"),
  start: new Date("2026-06-07T09:00:00Z"),
  end: null,
  allDay: false,
  summary: "Kveldssang",
  language: null,
  status: "CONFIRMED",
  sequence: 0,
  description: "",
  location: null,
  position: null,
  url: `http://samling.test/event/${id}`,
  categories: [],
  image: null,
  ...given,
});

/** Returns the dates of a planned series. */
export function plannedDates({ startDay, startTime, endTime, endDay = null, ...rule }: SeriesPlan): SeriesDate[] {
  const made = expandSeries({ startDay, startTime, endDay, endTime }, rule);
  if (!made.ok) throw new Error(JSON.stringify(made.problem));
  return made.value.occurrences.map(({ seriesDay, start, end, isAllDay }, index) => ({
    seriesDay,
    entry: calendarEntry(`e${index}`, { start, end, allDay: isAllDay }),
  }));
}

/** Returns the calendar of a series, as programs get it. */
export const writtenSeries = (plan: SeriesPlan, dates: SeriesDate[], sequence = 3): string =>
  formatCalendar(
    seriesEntries({
      uid: "series-s@samling.test",
      rule: { ...repetitionOf(plan), firstDay: firstDayFrom(plan, plan.startDay) },
      sequence,
      changedAt: new Date("2026-01-02T03:04:05Z"),
      dates,
    }),
    null,
  );

const TIMES = [
  ["11:00", "12:30"],
  ["19:00", null],
  ["02:30", "03:30"],
  ["01:15", "02:15"],
  ["22:00", "04:00"],
  [null, null],
] as const;
const DAYS = ["2026-01-01", "2026-01-29", "2026-01-30", "2026-01-31", "2026-02-28", "2026-03-01", "2026-06-07"];
const LAST_WEEKDAYS = ["2026-01-25", "2026-01-31", "2026-02-28"];

/** Returns a series over the nights that clocks change, some of its dates changed: the same for a seed. */
export function randomSeries(seed: number): { plan: SeriesPlan; dates: SeriesDate[] } {
  const random = seededRandom(seed);
  const [startTime, endTime] = random.pick(TIMES);
  const pattern = random.pick(RECURRENCE_PATTERNS);
  const startDay = random.pick(pattern === "monthly_last_weekday" ? LAST_WEEKDAYS : DAYS);
  const days = random.pick(pattern === "daily" ? [90, 250] : pattern === "yearly" ? [800, 1000] : [120, 350, 640]);
  const until = shiftDay(startDay, days);
  const plan = { ...randomRepetition(pattern, { startDay, days, random }), startDay, until, startTime, endTime };
  return { plan, dates: someChanged(plannedDates(plan), random) };
}

/** Returns a pattern with what it needs besides: weekdays any weeks apart, and days without an order. */
function randomRepetition(
  pattern: RecurrencePattern,
  { startDay, days, random }: { startDay: string; days: number; random: Random },
): RepeatRule {
  if (pattern === "weekdays") {
    const chosen = [0, 1, 2, 3, 4, 5, 6].filter(() => random.next() < 0.3);
    const every = random.pick([1, 2, 3, 4, 7, 12]);
    return { pattern, every, weekdays: chosen.length > 0 && (every > 1 || chosen.length < 3) ? chosen : [1, 3] };
  }
  if (pattern !== "picked") return { pattern };
  const others = Array.from({ length: 12 }, () => shiftDay(startDay, Math.floor(random.next() * days)));
  return { pattern, days: [...new Set([startDay, ...others])].sort() };
}

/** Deletes, renames, cancels, moves and lengthens some dates. */
function someChanged(dates: SeriesDate[], random: Random): SeriesDate[] {
  return dates.flatMap((date): SeriesDate[] => {
    const dice = random.next();
    const { entry } = date;
    if (dice < 0.1) return [];
    if (dice < 0.15) return [{ ...date, entry: { ...entry, summary: "Konsert" } }];
    if (dice < 0.2) return [{ ...date, entry: { ...entry, status: "CANCELLED" } }];
    const hours = dice < 0.25 ? 1 : dice < 0.3 ? 26 : 0;
    if (hours === 0 || entry.allDay) return [date];
    const later = (moment: Date) => new Date(moment.getTime() + hours * 3_600_000);
    return [{ ...date, entry: { ...entry, start: later(entry.start), end: entry.end && later(entry.end) } }];
  });
}
