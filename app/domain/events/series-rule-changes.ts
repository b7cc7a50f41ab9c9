import { dayNumber, dayOf, dayText } from "~/domain/time/days-and-moments";
import { refuse, type Result, succeed } from "~/domain/values";
import { type DayChoice, takenDays } from "./clashes";
import { lastDayOfCount } from "./counted-end";
import type { SeriesOccurrence } from "./expand-series";
import {
  anchorOf,
  type CountedEnd,
  type EndingRule,
  occurrenceDays,
  type SeriesProblem,
  type StandingRule,
} from "./recurrence";
import { daysFrom, type RepeatRule, repetitionOf } from "./repetition";
import { seriesDayOf, type SeriesEvent } from "./series-scope";
import { type EventHours, momentsOn } from "./span";

/** Past ones included. */
export const SERIES_MAX_EVENTS = 1000;

export interface SeriesRuleChange extends RepeatRule, DayChoice {
  events: SeriesEvent[];
  standing: EndingRule;
  /** The new rule applies from this day on; days as YYYY-MM-DD. */
  startDay: string;
  until: string;
  endless?: boolean | undefined;
  counted?: CountedEnd | null | undefined;
  leftOut: string[];
  /** Whether events changed by hand are removed too where they do not fit. */
  includeExceptions: boolean;
  hours: EventHours;
  now: Date;
}

export interface SeriesRulePlan {
  added: SeriesOccurrence[];
  removed: SeriesEvent[];
  rule: EndingRule;
}

/** Events that fit stay, as do those that have begun, and those changed by hand unless included or left out. */
export function planSeriesRule(change: SeriesRuleChange): Result<SeriesRulePlan, SeriesProblem> {
  const { events, standing, startDay, endless, counted, leftOut, hours, now } = change;
  const repetition = repetitionOf(change);
  const anchorDay = anchorOf(standing, repetition, startDay);
  const until = counted ? lastDayOfCount(counted, { ...change, anchorDay }) : change.until;
  const days = occurrenceDays({ ...repetition, startDay, until, anchorDay, endless, counted });
  if (!days.ok) return days;
  const kept = takenDays(days.value, change);
  if (!kept.ok) return kept;
  const wanted = kept.value;
  const out = new Set([...leftOut, ...days.value.filter((day) => !wanted.includes(day))]);
  const taken = new Set(events.map(seriesDayOf));
  const added = wanted
    .filter((day) => !taken.has(day))
    .map((seriesDay) => ({ seriesDay, ...momentsOn(seriesDay, hours) }))
    .filter(({ start }) => start >= now);
  const removed = events
    .filter((event) => event.start >= now && seriesDayOf(event) >= startDay && !wanted.includes(seriesDayOf(event)))
    .filter((event) => !event.isException || change.includeExceptions || out.has(seriesDayOf(event)))
    .sort((a, b) => a.start.getTime() - b.start.getTime());
  if (events.length + added.length - removed.length === 0)
    return refuse({ field: "recurrence_end_date", problem: "allDaysLeftOut" });
  if (events.length + added.length > SERIES_MAX_EVENTS)
    return refuse({ field: "recurrence_end_date", problem: "tooManyOccurrences" });
  return succeed({ added, removed, rule: { ...repetition, firstDay: anchorDay, until, endless } });
}

/** The series' next event, else the next day that its rule gives. */
export function nextSeriesDay(events: readonly SeriesEvent[], standing: StandingRule, now: Date): string {
  const [next] = events
    .filter(({ start }) => start >= now)
    .map(seriesDayOf)
    .sort();
  const today = dayOf(now);
  if (next && next >= today) return next;
  const from = today > standing.firstDay ? today : standing.firstDay;
  const coming = daysFrom(standing, dayNumber(standing.firstDay), dayNumber(from)).next();
  return coming.done ? today : dayText(coming.value);
}

export function leftOutDays(
  events: readonly SeriesEvent[],
  { until, endless, ...standing }: EndingRule,
  startDay: string,
): string[] {
  const days = occurrenceDays({
    ...repetitionOf(standing),
    startDay,
    until,
    anchorDay: anchorOf(standing, standing, startDay),
    endless,
  });
  const taken = new Set(events.map(seriesDayOf));
  return days.ok ? days.value.filter((day) => !taken.has(day)) : [];
}
