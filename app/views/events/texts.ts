import type { OwnEvent, StoredEvent } from "#db/queries/events/own";
import { clashOn } from "~/domain/events/clashes";
import { EVENT_DETAILS } from "~/domain/events/details";
import { repetitionTexts } from "~/domain/events/repetition-texts";
import { leftOutDays, nextSeriesDay } from "~/domain/events/series-rule-changes";
import { seriesDayOf } from "~/domain/events/series-scope";
import { clockTimesOf, eventTimesOf } from "~/domain/events/span";
import type { EventState } from "~/domain/events/types";
import { factTexts } from "~/domain/facts/texts";
import { wallClockAt } from "~/domain/time/days-and-moments";
import { pickFields } from "~/domain/values";
import { seriesOf, standingOf } from "~/models/events/series";
import type { FormTexts } from "~/schemas/forms/parse";

/** A copy has no days yet. */
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

/** Their reason is another than a move's. */
const HAVE_REASONS_OF_THEIR_OWN: ReadonlySet<EventState> = new Set<EventState>(["cancelled", "postponed", "full"]);

/** Adds the reason of a move, and when a waiting event becomes public. */
export function ownEventTexts(event: StoredEvent): FormTexts {
  const moved_reason = (!HAVE_REASONS_OF_THEIR_OWN.has(event.state) && event.state_reason) || "";
  const texts = { ...eventTexts(event), moved_reason };
  if (event.publish_at === null) return texts;
  const { day, time } = wallClockAt(event.publish_at);
  return { ...texts, publish: "later", publish_date: day, publish_time: time };
}

export function seriesTexts(own: OwnEvent, now: Date): FormTexts {
  const standing = standingOf(own);
  if (!standing) return {};
  const events = seriesOf(own);
  const startDay = nextSeriesDay(events, standing, now);
  const avoids = own.series?.details?.avoids;
  const isClash = (day: string) => avoids !== undefined && clashOn(day, avoids) !== null;
  const kept = events.map(seriesDayOf).filter((day) => day >= startDay && isClash(day));
  const leftOut = leftOutDays(events, standing, startDay);
  return {
    start_date: startDay,
    ...repetitionTexts(standing, startDay),
    ...(standing.endless && { recurrence_end: "endless" }),
    recurrence_after: events.map(seriesDayOf).sort().at(-1) ?? "",
    recurrence_end_date: standing.until < startDay || standing.endless ? "" : standing.until,
    left_out_days: leftOut.filter((day) => !isClash(day)).join(","),
    school_county: avoids?.county ?? own.organizer.county ?? "",
    ...(avoids?.holidays && { avoid_holidays: "on" }),
    ...(avoids?.county && { avoid_school: "on" }),
    ...(avoids && { kept_days: kept.join(","), seen_days: [...kept, ...leftOut.filter(isClash)].sort().join(",") }),
  };
}
