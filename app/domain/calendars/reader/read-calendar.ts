import { dateFromUnix, DAY_SECONDS, firstUnixSecondFrom } from "~/domain/time/days-and-moments";
import { cleanFeedText, decodeCalendar } from "./bytes";
import { type CalendarBody, type CalendarRefusal, type Component, refusalOf, splitCalendar } from "./components";
import { contextReader, type EventSource, lineOf, readEventSource, readHeads } from "./event";
import { type EventContent, isPrivate, type Occurrence, readContent, readSummary } from "./event-content";
import { expandAll, type Instance } from "./expand";
import { cutText } from "./html";
import { ICAL_LIMITS, readText } from "./lines";
import type { ExpansionProblem, Series } from "./series";
import { gatherSeries, type Outdated } from "./versions";
import { utcOf, zoneFinder } from "./zones";

function occurrencesOf({ main }: Series, instances: Instance[]): Occurrence[] {
  const contents = new Map<EventSource, EventContent>();
  return instances.map(({ planned, start, end, source }) => {
    const content = contents.get(source) ?? readContent(source.component, main?.component ?? null);
    contents.set(source, content);
    const { isDate } = source.start;
    const plannedAsDate = (main ?? source).start.isDate;
    const recurrenceId = planned === null ? null : timeText(planned, plannedAsDate);
    const startText = timeText(start, isDate);
    return {
      uid: source.uid,
      recurrenceId,
      key: source.uid ? `${source.uid}#${recurrenceId ?? ""}` : keyWithoutUid(startText, content),
      ...content,
      start: startText,
      end: end === null ? null : timeText(end, isDate),
      allDay: isDate,
      sequence: source.sequence,
    };
  });
}

/** Two churches have the same service at the same hour. */
const keyWithoutUid = (start: string, { summary, location }: EventContent) =>
  `#${start}#${location === null ? summary : `${summary} (${location})`}`;

function timeText(utc: number, isDate: boolean): string {
  const iso = dateFromUnix(utc).toISOString();
  return isDate ? iso.slice(0, 10) : `${iso.slice(0, 19)}Z`;
}

/** One of each key, by start, whole days first, then by key, so that the feed's order does not matter. */
function inOrder(occurrences: Occurrence[]): Occurrence[] {
  const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  const byKey = new Map(occurrences.map((occurrence) => [occurrence.key, occurrence]));
  return [...byKey.values()].sort((a, b) => order(a.start, b.start) || order(a.key, b.key));
}

export type SkipReason =
  | ExpansionProblem
  | "no-start"
  /** DTSTART or RECURRENCE-ID can't be read. */
  | "bad-date"
  | Outdated["reason"]
  | "cut-off"
  | "calendar-too-large";

export interface SkippedEvent {
  uid: string | null;
  summary: string | null;
  reason: SkipReason;
  detail: string | null;
}

type SkipCounts = Partial<Record<SkipReason, number>>;

const DETAIL_LENGTH = 200;

class SkippedEvents {
  readonly described: SkippedEvent[] = [];
  readonly counts: SkipCounts = {};
  count = 0;

  /** `telling` names the property that shows what is wrong. */
  add(component: Component, reason: SkipReason, telling: string | null) {
    this.countMore(reason, 1);
    if (this.described.length >= ICAL_LIMITS.skippedDescribed) return;
    const line = telling && lineOf(component, telling);
    const detail = line ? cutText(line.text.slice(0, 2 * DETAIL_LENGTH), DETAIL_LENGTH) : null;
    this.described.push({
      uid: readText(lineOf(component, "UID"))?.slice(0, DETAIL_LENGTH) ?? null,
      summary: isPrivate(component) ? null : readSummary(component),
      reason,
      detail,
    });
  }

  countMore(reason: SkipReason, more: number) {
    this.count += more;
    if (more > 0) this.counts[reason] = (this.counts[reason] ?? 0) + more;
  }
}

export interface ReadOptions {
  now: Date;
  days: number;
  /** Its charset counts where the bytes don't decide. */
  contentType?: string | null | undefined;
}

export interface CalendarReading {
  ok: true;
  name: string | null;
  refreshInterval: number | null;
  method: string | null;
  /** Start in [now, now + days), by start, without cancelled ones. */
  occurrences: Occurrence[];
  /** Of a series that is cancelled as a whole only the next. */
  cancelled: Occurrence[];
  /** Single or moved ones that have begun lately. */
  begun: Occurrence[];
  skipped: SkippedEvent[];
  skippedCount: number;
  skippedByReason: SkipCounts;
  totalEvents: number;
  pastEvents: number;
  cancelledEvents: number;
  isComplete: boolean;
  steps: number;
}

/** Reads and expands a feed (RFC 5545, 7986). A broken part does not affect the others. */
export function readCalendar(
  source: Uint8Array | string,
  options: ReadOptions,
): CalendarReading | { ok: false; reason: CalendarRefusal } {
  if (source.length > ICAL_LIMITS.bodyLength) return { ok: false, reason: "too-large" };
  const text = typeof source === "string" ? cleanFeedText(source) : decodeCalendar(source, options.contentType);
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
  const from = firstUnixSecondFrom(now);
  const window = { from, to: from + days * DAY_SECONDS };
  const { all, outdated } = gatherSeries(sources);
  const { expanded, dropped, steps } = expandAll(all, window);
  for (const { series, problem } of expanded) {
    if (problem && series.main) skipped.add(series.main.component, problem, "RRULE");
  }
  for (const { main, changes } of dropped)
    for (const { component } of main ? [main] : changes.slice(0, 1))
      skipped.add(component, "calendar-too-large", "RRULE");
  for (const { source, reason } of outdated) skipped.add(source.component, reason, "DTSTART");
  if (body.cutOff) skipped.add(body.cutOff, "cut-off", null);
  skipped.countMore("calendar-too-large", body.eventsLeftOut);
  return {
    ok: true,
    ...readHeads(body.calendars),
    occurrences: inOrder(expanded.flatMap(({ series, instances }) => occurrencesOf(series, instances))),
    cancelled: inOrder(expanded.flatMap(({ series, cancelled }) => occurrencesOf(series, cancelled))),
    begun: inOrder(expanded.flatMap(({ series, begun }) => occurrencesOf(series, begun))),
    skipped: skipped.described,
    skippedCount: skipped.count,
    skippedByReason: skipped.counts,
    totalEvents: body.events.length + body.eventsLeftOut,
    pastEvents: expanded.filter(
      ({ series, instances, problem }) => !problem && instances.length === 0 && isPast(series, from),
    ).length,
    cancelledEvents: sources.filter(({ isCancelled }) => isCancelled).length,
    isComplete: body.isComplete,
    steps,
  };
}

const isPast = ({ main, changes }: Series, now: number) => {
  const source = main ?? changes[0];
  return source !== undefined && !source.isCancelled && utcOf(source.start) < now;
};
