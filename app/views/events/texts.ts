import type { OwnEvent, StoredEvent } from "#db/queries/events/own";
import { EVENT_DETAILS } from "~/domain/events/details";
import type { StandingRule } from "~/domain/events/recurrence";
import { leftOutDays, nextSeriesDay } from "~/domain/events/series-rule-changes";
import { clockTimesOf, eventTimesOf } from "~/domain/events/span";
import { pickFields } from "~/domain/fields";
import { firstDayOf, seriesOf } from "~/models/events/series";
import { factTexts } from "~/domain/facts/texts";
import type { FormTexts } from "~/schemas/forms/parse";

/** Returns an event's form fields; a copy has no days yet. */
export function eventTexts(event: StoredEvent, isCopy = false): FormTexts {
  const { startDay, startTime, endDay, endTime } = clockTimesOf(eventTimesOf(event));
  const values = {
    ...pickFields(event, EVENT_DETAILS),
    facts: null,
    ...factTexts(event.facts),
    tags: event.tags.join(", "),
    start_date: isCopy ? null : startDay,
    start_time: startTime,
    all_day: event.all_day ? "on" : null,
    end_date: isCopy || endDay === startDay ? null : endDay,
    end_time: endTime,
    image: event.image_url,
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value ?? "")]));
}

/** Returns the rule of an event's series; null outside one. */
export function standingOf(own: OwnEvent): (StandingRule & { until: string }) | null {
  const firstDay = firstDayOf(own);
  return own.series && firstDay !== null ? { pattern: own.series.pattern, until: own.series.until, firstDay } : null;
}

/** Returns the form fields of the rule of an event's series; none outside a series. */
export function seriesTexts(own: OwnEvent, now: Date): FormTexts {
  const standing = standingOf(own);
  if (!standing) return {};
  const events = seriesOf(own);
  const startDay = nextSeriesDay(events, standing, now);
  return {
    start_date: startDay,
    recurrence_pattern: standing.pattern,
    recurrence_end_date: standing.until < startDay ? "" : standing.until,
    left_out_days: leftOutDays(events, standing, startDay).join(","),
  };
}
