import { occurrenceDays, type StandingRule } from "~/domain/events/recurrence";
import { repetitionOf } from "~/domain/events/repetition";
import {
  DAY_MS,
  dayNumber,
  dayOf,
  isClearMoment,
  momentAt,
  shiftDay,
  startOfNorwegianDay,
  wallClockAt,
} from "~/domain/time/days-and-moments";
import { inNorway } from "~/domain/time/in-norway";
import { present } from "~/domain/values";
import type { CalendarEntry, RepeatedEntry } from "./calendar-entry";
import { calendarRule, givesDay } from "./series-rule";

export interface CalendarSeries {
  uid: string;
  /** Null where the day its rule counts from is unknown. */
  rule: StandingRule | null;
  sequence: number;
  changedAt: Date;
  dates: SeriesDate[];
}

export interface SeriesDate {
  entry: CalendarEntry;
  /** YYYY-MM-DD by the rule, even where it was moved. */
  seriesDay: string | null;
}

/**
 * One entry that repeats, then entries of dates that differ under its UID, then dates that the rule does not give; a
 * date's kind does not depend on the others: see docs/features/calendar-files.md.
 */
export function seriesEntries(series: CalendarSeries): RepeatedEntry[] {
  const alone = series.dates.map(({ entry }) => entry);
  const usual = series.rule && keptDate(usualDate(series.dates));
  if (!series.rule || !usual) return alone;
  const { time } = wallClockAt(usual.entry.start);
  const fitting = new Map(series.dates.filter(({ seriesDay }) => seriesDay !== null).map((d) => [d.seriesDay, d]));
  const days = ruleDays(series.rule, [...fitting.values()]);
  const lead = days.findIndex((day) => fitting.has(day) && isAsUsual(entryOn(day, usual.entry), usual));
  const given = days.slice(lead);
  const [first, last] = [given[0], given.at(-1)];
  if (lead === -1 || first === undefined || last === undefined) return alone;
  if (!usual.entry.allDay && !isReadAlike(given, time, series.rule)) return alone;
  const nameOf = (day: string) => (usual.entry.allDay ? day : `${day}T${time}:00`);
  const own = { uid: series.uid, sequence: series.sequence };
  const master: RepeatedEntry = {
    ...entryOn(first, usual.entry),
    ...own,
    url: present(fitting.get(first), "first date of a series").entry.url,
    changedAt: series.changedAt,
    repeats: {
      rule: calendarRule(series.rule),
      last: nameOf(last),
      leftOut: given.filter((day) => !fitting.has(day)).map(nameOf),
    },
  };
  const there = given.flatMap((day) => fitting.get(day) ?? []);
  const differing = there
    .filter((date) => !isAlike(date, usual))
    .map((date) => ({ ...date.entry, ...own, insteadOf: nameOf(dayOfDate(date)) }));
  const others = series.dates.filter((date) => !there.includes(date)).map(({ entry }) => entry);
  return [master, ...differing, ...others];
}

/** Programs disagree which one a rule means where clocks show its hour twice, and some shift a daily one where never. */
const isReadAlike = (days: readonly string[], time: string, { pattern }: StandingRule): boolean =>
  days.every((day) => {
    const shown = wallClockAt(momentAt(day, time)).time === time;
    return shown ? isClearMoment(momentAt(day, time)) : pattern !== "daily";
  });

/** Whether clock and time agree: not on the nights that clocks change. */
export function isRepeatable({ start, end, allDay }: Pick<CalendarEntry, "start" | "end" | "allDay">): boolean {
  if (allDay) return true;
  if (!isClearMoment(start)) return false;
  return end === null || (isClearMoment(end) && hoursApart(start, end) === +end - +start);
}

function hoursApart(start: Date, end: Date): number {
  const [from, to] = [inNorway(start), inNorway(end)];
  return daysBetween(start, end) * DAY_MS + sinceMidnight(to) - sinceMidnight(from);
}

const sinceMidnight = (clock: Date): number =>
  ((clock.getHours() * 60 + clock.getMinutes()) * 60 + clock.getSeconds()) * 1000 + clock.getMilliseconds();

/** Returns the first of the largest group of like dates, on their series' day where possible. */
function usualDate(dates: readonly SeriesDate[]): SeriesDate | null {
  const groups = new Map<string, SeriesDate[]>();
  const repeatable = dates.filter(({ entry, seriesDay }) => seriesDay !== null && isRepeatable(entry));
  const onTheirDay = repeatable.filter(isOnItsDay);
  for (const date of onTheirDay.length > 0 ? onTheirDay : repeatable) {
    const key = contentOf(date.entry);
    groups.set(key, [...(groups.get(key) ?? []), date]);
  }
  const largest = [...groups.values()].sort((one, other) => other.length - one.length)[0];
  return largest?.[0] ?? null;
}

/** A series is never cancelled by its rule, because programs would read nothing else: each date is. */
const keptDate = (date: SeriesDate | null): SeriesDate | null =>
  date && date.entry.status === "CANCELLED" ? { ...date, entry: { ...date.entry, status: "CONFIRMED" } } : date;

const dayOfDate = ({ seriesDay }: SeriesDate): string => present(seriesDay, "day of a series' date");

function ruleDays(rule: StandingRule, dates: readonly SeriesDate[]): string[] {
  const days = dates.map(dayOfDate).sort();
  const [startDay, until] = [days[0], days.at(-1)];
  if (startDay === undefined || until === undefined) return [];
  const given = occurrenceDays({ ...repetitionOf(rule), startDay, until, anchorDay: rule.firstDay, endless: true });
  return given.ok ? given.value.filter((day) => givesDay(rule, day)) : [];
}

const isOnItsDay = ({ entry, seriesDay }: SeriesDate): boolean => wallClockAt(entry.start).day === seriesDay;

const isAlike = (date: SeriesDate, usual: SeriesDate): boolean => isOnItsDay(date) && isAsUsual(date.entry, usual);

const isAsUsual = (entry: CalendarEntry, usual: SeriesDate): boolean => contentOf(entry) === contentOf(usual.entry);

function entryOn(day: string, entry: CalendarEntry): CalendarEntry {
  const start = momentAt(day, wallClockAt(entry.start).time);
  if (!entry.end) return { ...entry, start };
  const end = entry.allDay
    ? startOfNorwegianDay(shiftDay(day, daysBetween(entry.start, entry.end)))
    : new Date(+start + +entry.end - +entry.start);
  return { ...entry, start, end };
}

function contentOf({ uid: _uid, url: _url, sequence: _sequence, changedAt: _changedAt, ...entry }: CalendarEntry) {
  const { start, end, allDay } = entry;
  const hours = [start, end].map((moment) => moment && [wallClockAt(moment).time, isClearMoment(moment)]);
  return JSON.stringify({ ...entry, start: hours, end: end && (allDay ? daysBetween(start, end) : +end - +start) });
}

const daysBetween = (start: Date, end: Date): number => dayNumber(dayOf(end)) - dayNumber(dayOf(start));
