import { saysCancelled, stateInTitle } from "~/domain/events/said-state";
import { DAY_MS, startOfNorwegianDay, unixSeconds } from "~/domain/time/days-and-moments";
import { memoized } from "~/domain/values";
import { soonestOfEach, withBoundedText } from "./import-bounds";
import type { ImportedEvent } from "./imported-event";
import { LeftRecord, wholeCharacters } from "./left-out";
import { type ImportSkipReason, MOST_REFUSALS, type SkippedGroup, type SourceRefusal, sourceRefusal } from "./run";
import type { SourceEvent, SourceReading } from "./source-reading";

export interface EventsToImport {
  /** Events that start after now and within twelve months, by start. */
  events: ImportedEvent[];
  /** What is stored as coming may have been moved to have begun. */
  begun: ImportedEvent[];
  skipped: SkippedGroup[];
  refusals: SourceRefusal[];
  copyGoodUntil: number;
}

const SAYS_BUSY = /^(?:busy|opptatt|oppteken|optaget|upptagen)$/i;

/** `now` is the moment for which the calendar was read, `daysToRead(now)` days ahead. */
export function eventsToImport(
  reading: Pick<SourceReading, "occurrences" | "cancelled" | "begun" | "skipped" | "skippedByReason" | "notUnderstood">,
  now: Date,
): EventsToImport {
  const horizon = horizonOf(now);
  const record = recordOf(reading);
  const wellFormed = memoized(wholeCharacters);
  const saysOff = memoized(saysCancelled);
  const coming: ImportedEvent[] = [];
  const begun: ImportedEvent[] = [];
  let beyond: Date | null = null;
  for (const { occurrence, isCancelled } of listed(reading)) {
    const event = eventOf(occurrence, isCancelled || saysOff(occurrence.description ?? ""), wellFormed);
    const reason = occurrence.isPrivate
      ? "private"
      : event.title === ""
        ? "no-title"
        : SAYS_BUSY.test(event.title)
          ? "busy"
          : null;
    if (event.start <= now) begun.push(...(reason ? [] : [event]));
    else if (event.start >= horizon) beyond ??= event.start;
    else if (reason)
      record.name(reason, {
        example: reason === "no-title" ? event.start.toISOString() : null,
        start: occurrence.start,
      });
    else coming.push(event);
  }
  const { taken, left } = soonestOfEach(coming);
  for (const { title, start } of left)
    record.name("calendar-too-large", { example: title, title, start: start.toISOString() });
  return {
    events: withBoundedText(taken),
    begun: withBoundedText(begun),
    skipped: record.skipped.sort((a, b) => b.count - a.count),
    refusals: [...record.refusals, ...linesOf(reading)].slice(0, MOST_REFUSALS),
    copyGoodUntil: copyGoodUntil(now, beyond),
  };
}

function listed({ occurrences, cancelled, begun = [] }: Pick<SourceReading, "occurrences" | "cancelled" | "begun">) {
  const planned = [...begun, ...occurrences].map((occurrence) => ({ occurrence, isCancelled: false }));
  if (cancelled.length === 0) return planned;
  const keys = new Set(occurrences.map(({ key }) => key));
  const others = cancelled.filter(({ key }) => !keys.has(key)).map((occurrence) => ({ occurrence, isCancelled: true }));
  return [...planned, ...others].sort((a, b) => inTime(a.occurrence, b.occurrence));
}

const inTime = (a: SourceEvent, b: SourceEvent) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0);

function eventOf(occurrence: SourceEvent, isCancelled: boolean, wellFormed: (text: string) => string): ImportedEvent {
  const { key, uid, summary, description, start, end, allDay, location, geo, url, tags, eventType } = occurrence;
  const said = stateInTitle(wellFormed(summary));
  const place = location && wellFormed(location);
  const isNoPlace = place !== null && saysCancelled(place);
  const isOff = isCancelled || isNoPlace;
  const momentOf = (text: string) => (allDay ? startOfNorwegianDay(text) : new Date(text));
  return {
    key: wellFormed(key),
    uid,
    title: said.title,
    description: wellFormed(description ?? ""),
    type: eventType,
    start: momentOf(start),
    end: end === null ? null : momentOf(end),
    allDay,
    location: isNoPlace ? null : place,
    geo,
    url,
    tags: tags.map(wellFormed),
    state: isOff ? "cancelled" : said.state,
  };
}

const linesOf = ({ notUnderstood = [] }: Pick<SourceReading, "notUnderstood">): SourceRefusal[] =>
  notUnderstood.map(({ reason, text, line }) => sourceRefusal(reason, { text: wholeCharacters(text), line }));

function recordOf({ skipped, skippedByReason }: Pick<SourceReading, "skipped" | "skippedByReason">): LeftRecord {
  const record = new LeftRecord();
  for (const [reason, count] of Object.entries(skippedByReason)) record.count(reason as ImportSkipReason, count);
  for (const { reason, summary, uid, detail, ...known } of skipped) {
    const text = detail ?? (summary === null ? uid : null);
    record.name(reason, { ...known, example: summary, title: summary, text }, 0);
  }
  return record;
}

/** Programs write an end before the start where somebody has deleted a series from its first date on. */
const IS_GONE: ReadonlySet<ImportSkipReason> = new Set(["older-version", "same-uid", "ends-before-start"]);

/** UIDs of events that are in the calendar but can't be read, and so don't count as removed. */
export const unreadableUids = (skipped: SourceReading["skipped"]) =>
  new Set(skipped.filter(({ reason }) => !IS_GONE.has(reason)).flatMap(({ uid }) => uid ?? []));

const MONTHS = 12;

/** Days read past the horizon, to know when the next event crosses it. */
const LOOKAHEAD_DAYS = 2;

function horizonOf(now: Date): Date {
  const horizon = new Date(now);
  horizon.setUTCMonth(horizon.getUTCMonth() + MONTHS);
  return horizon;
}

export const daysToRead = (now: Date) => (horizonOf(now).getTime() - now.getTime()) / DAY_MS + LOOKAHEAD_DAYS;

/** Returns until when (unix s) an unchanged feed needs no import: its first event `beyond` the horizon crosses it. */
function copyGoodUntil(now: Date, beyond: Date | null): number {
  const untilThen = beyond ? beyond.getTime() - horizonOf(now).getTime() : LOOKAHEAD_DAYS * DAY_MS;
  return unixSeconds(new Date(now.getTime() + Math.max(0, untilThen)));
}
