import { occurrenceDays, type StandingRule } from "~/domain/events/recurrence";
import { repetitionOf } from "~/domain/events/repetition";
import { dayNumber } from "~/domain/time/calendar-days";
import { dayOf, isClearMoment, wallClockAt } from "~/domain/time/wall-clock";
import type { CalendarEntry, RepeatedEntry } from "./calendar-entry";
import { calendarRule, givesDay } from "./series-rule";

/** A series' coming dates, as entries for a calendar that each could stand alone. */
export interface CalendarSeries {
  /** Never changes for a series. */
  uid: string;
  /** Null where it is not known what its rule counts from. */
  rule: StandingRule | null;
  /** Grows with each change of the series or of one of its dates. */
  sequence: number;
  /** When it or one of its dates was last changed. */
  changedAt: Date;
  /** In order of time. */
  dates: SeriesDate[];
}

export interface SeriesDate {
  entry: CalendarEntry;
  /** The day that the series gave it (YYYY-MM-DD), even where it was moved. */
  seriesDay: string | null;
}

/**
 * Returns a series as one entry that repeats, with its left-out days; then an entry for each date that differs, under
 * the same UID; then those that its rule does not give, each by itself. Where no two dates follow the rule, all stand
 * by themselves.
 */
export function seriesEntries(series: CalendarSeries): RepeatedEntry[] {
  const alone = series.dates.map(({ entry }) => entry);
  const usual = series.rule && usualDate(series.dates);
  if (!series.rule || !usual) return alone;
  const { time } = wallClockAt(usual.entry.start);
  if (isInChangingHour(time)) return alone;
  const fitting = new Map(series.dates.filter(({ seriesDay }) => seriesDay !== null).map((d) => [d.seriesDay, d]));
  const days = ruleDays(series.rule, [...fitting.values()]);
  const lead = days.findIndex((day) => isAlike(fitting.get(day), usual));
  const given = lead === -1 ? [] : days.slice(lead);
  if (given.length < FEWEST_REPEATED) return alone;
  const nameOf = (day: string) => (usual.entry.allDay ? day : `${day}T${time}:00`);
  const own = { uid: series.uid, sequence: series.sequence };
  const master: RepeatedEntry = {
    ...fitting.get(given[0]!)!.entry,
    ...own,
    changedAt: series.changedAt,
    repeats: {
      rule: calendarRule(series.rule),
      last: nameOf(given.at(-1)!),
      leftOut: given.filter((day) => !fitting.has(day)).map(nameOf),
    },
  };
  const there = given.flatMap((day) => fitting.get(day) ?? []);
  const differing = there
    .filter((date) => !isAlike(date, usual))
    .map((date) => ({ ...date.entry, ...own, insteadOf: nameOf(date.seriesDay!) }));
  const others = series.dates.filter((date) => !there.includes(date)).map(({ entry }) => entry);
  return [master, ...differing, ...others];
}

/** One day alone is no series. */
const FEWEST_REPEATED = 2;

/** Whether a time (HH:MM) is left out in spring and comes twice in autumn: programs disagree about rules there. */
const isInChangingHour = (time: string): boolean => time.startsWith("02:");

/** Returns the first of the largest group of dates that are alike; null where none is on the day of its series. */
function usualDate(dates: readonly SeriesDate[]): SeriesDate | null {
  const groups = new Map<string, SeriesDate[]>();
  for (const date of dates.filter(isOnItsDay)) {
    const key = contentOf(date.entry);
    groups.set(key, [...(groups.get(key) ?? []), date]);
  }
  const largest = [...groups.values()].sort((one, other) => other.length - one.length)[0];
  return largest?.[0] ?? null;
}

/** Returns the rule's days from the first to the last of some dates. */
function ruleDays(rule: StandingRule, dates: readonly SeriesDate[]): string[] {
  const days = dates.map(({ seriesDay }) => seriesDay!).sort();
  const [startDay, until] = [days[0], days.at(-1)];
  if (startDay === undefined || until === undefined) return [];
  const given = occurrenceDays({ ...repetitionOf(rule), startDay, until, anchorDay: rule.firstDay, endless: true });
  return given.ok ? given.value.filter((day) => givesDay(rule, day)) : [];
}

const isOnItsDay = ({ entry, seriesDay }: SeriesDate): boolean => wallClockAt(entry.start).day === seriesDay;

const isAlike = (date: SeriesDate | undefined, usual: SeriesDate): boolean =>
  date !== undefined && isOnItsDay(date) && contentOf(date.entry) === contentOf(usual.entry);

/** What one entry can repeat: all but the day and the page, from and to the same time of day, and equally long. */
function contentOf({ uid: _uid, url: _url, sequence: _sequence, changedAt: _changedAt, ...entry }: CalendarEntry) {
  const { start, end, allDay } = entry;
  const hours = [start, end].map((moment) => moment && [wallClockAt(moment).time, isClearMoment(moment)]);
  return JSON.stringify({ ...entry, start: hours, end: end && (allDay ? daysBetween(start, end) : +end - +start) });
}

const daysBetween = (start: Date, end: Date): number => dayNumber(dayOf(end)) - dayNumber(dayOf(start));
