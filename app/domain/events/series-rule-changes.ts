import { refuse, type Result, succeed } from "~/domain/result";
import { dayOf, shiftDay } from "~/domain/time/wall-clock";
import type { SeriesOccurrence } from "./expand-series";
import {
  anchorOf,
  occurrenceDays,
  type RecurrencePattern,
  SERIES_MAX_OCCURRENCES,
  type SeriesProblem,
  type StandingRule,
} from "./recurrence";
import { type SeriesEvent, seriesDayOf } from "./series-scope";
import { type EventHours, momentsOn } from "./span";

/** The most events that a series may have, past ones included. */
export const SERIES_MAX_EVENTS = 1000;

export interface SeriesRuleChange {
  /** All events of the series, in any order. */
  events: SeriesEvent[];
  standing: StandingRule & { until: string };
  pattern: RecurrencePattern;
  /** The new rule applies from this day on; days as YYYY-MM-DD. */
  startDay: string;
  until: string;
  /** Days of the new rule that are left out. */
  leftOut: string[];
  /** Whether events that were changed by hand are removed too where they do not fit. */
  includeExceptions: boolean;
  /** The hours of new events. */
  hours: EventHours;
  now: Date;
}

export interface SeriesRulePlan {
  added: SeriesOccurrence[];
  /** Events that no longer fit, in order of time. */
  removed: SeriesEvent[];
  rule: StandingRule & { until: string };
}

/**
 * Plans what a new rule does to a series from a day on. Events that fit stay the same events, and those that have begun
 * are not touched. Events changed by hand stay, unless they are included or their own day was left out.
 */
export function planSeriesRule(change: SeriesRuleChange): Result<SeriesRulePlan, SeriesProblem> {
  const { events, standing, pattern, startDay, until, leftOut, hours, now } = change;
  const anchorDay = anchorOf(standing, pattern, startDay);
  const days = occurrenceDays({ pattern, startDay, until, anchorDay });
  if (!days.ok) return days;
  const wanted = days.value.filter((day) => !leftOut.includes(day));
  const taken = new Set(events.map(seriesDayOf));
  const added = wanted
    .filter((day) => !taken.has(day))
    .map((seriesDay) => ({ seriesDay, ...momentsOn(seriesDay, hours) }))
    .filter(({ start }) => start >= now);
  const removed = events
    .filter((event) => event.start >= now && seriesDayOf(event) >= startDay && !wanted.includes(seriesDayOf(event)))
    .filter((event) => !event.isException || change.includeExceptions || leftOut.includes(seriesDayOf(event)))
    .sort((a, b) => a.start.getTime() - b.start.getTime());
  if (events.length + added.length - removed.length === 0)
    return refuse({ field: "recurrence_end_date", problem: "allDaysLeftOut" });
  if (events.length + added.length > SERIES_MAX_EVENTS)
    return refuse({ field: "recurrence_end_date", problem: "tooManyOccurrences" });
  return succeed({ added, removed, rule: { pattern, firstDay: anchorDay, until } });
}

/** Returns the default first day of a new rule: the series' next event, else the next day that its rule gives. */
export function nextSeriesDay(events: readonly SeriesEvent[], standing: StandingRule, now: Date): string {
  const [next] = events
    .filter(({ start }) => start >= now)
    .map(seriesDayOf)
    .sort();
  const today = dayOf(now);
  if (next && next >= today) return next;
  const days = Array.from({ length: LONGEST_TURN }, (_, n) => shiftDay(today, n));
  return (
    days.find((day) => day >= standing.firstDay && anchorOf(standing, standing.pattern, day) === standing.firstDay) ??
    today
  );
}

/** Every rule gives a day within this many days. */
const LONGEST_TURN = 62;

/** Returns the days from a day on that the rule gives but that have no event: they were left out. */
export function leftOutDays(
  events: readonly SeriesEvent[],
  { until, ...standing }: StandingRule & { until: string },
  startDay: string,
): string[] {
  const days = occurrenceDays({
    pattern: standing.pattern,
    startDay,
    until,
    anchorDay: anchorOf(standing, standing.pattern, startDay),
  });
  const taken = new Set(events.map(seriesDayOf));
  return days.ok ? days.value.filter((day) => !taken.has(day)).slice(0, SERIES_MAX_OCCURRENCES) : [];
}
