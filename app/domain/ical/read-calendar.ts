import { contextReader, readHeads } from "./calendar-head";
import { DAY_SECONDS } from "./civil-date";
import { type CalendarBody, splitCalendar } from "./components";
import { cleanText, decodeCalendar } from "./decode";
import { type EventSource, readEventSource } from "./event-source";
import { expandAll } from "./expand-all";
import { ICAL_LIMITS } from "./limits";
import { utcOf } from "./moment";
import type { Occurrence } from "./occurrence";
import { inOrder, occurrencesOf } from "./occurrences";
import { type Refusal, refusalOf } from "./refusal";
import { gatherSeries, type Series } from "./series";
import { type SkipCounts, type SkippedEvent, SkippedEvents } from "./skipped-event";
import { zoneFinder } from "./zones";

export interface ReadOptions {
  now: Date;
  /** How many days ahead occurrences may start. */
  days: number;
  /** The Content-Type that the body came with; its charset helps where the bytes leave it open. */
  contentType?: string | null;
}

export interface CalendarReading {
  ok: true;
  name: string | null;
  /** Seconds between two readings that the calendar wishes for. */
  refreshInterval: number | null;
  method: string | null;
  /** What starts in [now, now + days), by start. Cancelled occurrences are left out. */
  occurrences: Occurrence[];
  /** The first of the events that were left out, and how many there were. */
  skipped: SkippedEvent[];
  skippedCount: number;
  skippedByReason: SkipCounts;
  totalEvents: number;
  /** Events that are left out for nothing but having been. */
  pastEvents: number;
  cancelledEvents: number;
  /** False where the body was cut off before the calendar's end. */
  isComplete: boolean;
  /** What expanding the rules cost. */
  steps: number;
}

/** Reads a calendar feed (RFC 5545, 7986) and expands what starts soon. Whatever is wrong with it costs only the part that is wrong. */
export function readCalendar(source: Uint8Array | string, options: ReadOptions): CalendarReading | { ok: false; reason: Refusal } {
  if (source.length > ICAL_LIMITS.bodyLength) return { ok: false, reason: "too-large" };
  const text = typeof source === "string" ? cleanText(source) : decodeCalendar(source, options.contentType);
  const reason = refusalOf(text);
  return reason ? { ok: false, reason } : readBody(splitCalendar(text), options);
}

function readBody(body: CalendarBody, { now, days }: ReadOptions): CalendarReading {
  const contextOf = contextReader(zoneFinder(body.zones));
  const skipped = new SkippedEvents();
  const sources: EventSource[] = [];
  for (const component of body.events) {
    const source = readEventSource(component, contextOf(component.calendar));
    if (typeof source === "string") skipped.add(component, source, source === "bad-date" ? "DTSTART" : null);
    else sources.push(source);
  }
  const from = Math.ceil(now.getTime() / 1000);
  const window = { from, to: from + days * DAY_SECONDS };
  const all = gatherSeries(sources);
  const { expanded, dropped, steps } = expandAll(all, window);
  for (const { series, problem } of expanded) {
    if (problem && series.main) skipped.add(series.main.component, problem, "RRULE");
  }
  for (const { main, changes } of dropped) skipped.add((main ?? changes[0])!.component, "calendar-too-large", "RRULE");
  for (const { outdated } of all) for (const { component } of outdated) skipped.add(component, "older-version", null);
  if (body.cutOff) skipped.add(body.cutOff, "cut-off", null);
  skipped.countMore("calendar-too-large", body.eventsLeftOut);
  return {
    ok: true,
    ...readHeads(body.calendars),
    occurrences: inOrder(expanded.flatMap(({ series, instances }) => occurrencesOf(series, instances))),
    skipped: skipped.described,
    skippedCount: skipped.count,
    skippedByReason: skipped.counts,
    totalEvents: body.events.length + body.eventsLeftOut,
    pastEvents: expanded.filter(({ series, instances, problem }) => !problem && instances.length === 0 && isPast(series, from)).length,
    cancelledEvents: sources.filter(({ isCancelled }) => isCancelled).length,
    isComplete: body.isComplete,
    steps,
  };
}

const isPast = ({ main, changes }: Series, now: number) => {
  const source = main ?? changes[0];
  return source !== undefined && !source.isCancelled && utcOf(source.start) < now;
};
