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

/** No series has more events than this, those that have been included. */
export const SERIES_MAX_EVENTS = 1000;

export interface SeriesRuleChange {
  /** All events of the series, in any order. */
  events: SeriesEvent[];
  standing: StandingRule & { until: string };
  pattern: RecurrencePattern;
  /** From this day on the new rule holds; days as YYYY-MM-DD. */
  startDay: string;
  until: string;
  /** Days of the new rule on which nothing takes place. */
  leftOut: string[];
  /** Whether those that were changed by hand go too where they do not fit. */
  includeExceptions: boolean;
  /** When new ones take place. */
  hours: EventHours;
  now: Date;
}

export interface SeriesRulePlan {
  added: SeriesOccurrence[];
  /** Those that no longer fit, in order of time. */
  removed: SeriesEvent[];
  rule: StandingRule & { until: string };
}

/**
 * What a new rule does to a series from a day on. What fits stays as it is, the same event; what has begun is history;
 * what was changed by hand stays unless it is meant too, or its very day was left out.
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

/** Where a change of a series' rule begins unless somebody says otherwise: its next day, else the next one its rule gives. */
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

/** Every rule comes round within so many days. */
const LONGEST_TURN = 62;

/** Days that the rule of a series would have given from a day on, and on which it has no event: they were left out. */
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
