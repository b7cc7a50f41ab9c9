import { sha256 } from "@oslojs/crypto/sha2";
import { encodeHexLowerCase } from "@oslojs/encoding";
import type { EventType } from "~/domain/events/types";
import type { Position } from "~/domain/places/position";
import { startOfNorwegianDay } from "~/domain/time/wall-clock";
import { copyGoodUntil, horizonOf, memoizeText, soonestOfEach, withBoundedText } from "./import-limits";
import type { Occurrence } from "./reader/event-content";
import type { CalendarReading, SkippedEvent } from "./reader/read-calendar";
import type { ImportSkipReason, SkippedGroup } from "./run";

/** An event as its calendar has it, before its place is geocoded. */
export interface ImportedEvent {
  /** UID and recurrence id, which identify an event within its calendar. */
  key: string;
  uid: string;
  title: string;
  description: string;
  type: EventType;
  start: Date;
  /** Exclusive; null where the calendar has none. */
  end: Date | null;
  allDay: boolean;
  location: string | null;
  geo: Position | null;
  url: string | null;
  tags: string[];
}

export interface CalendarToCome {
  /** Events that start after now and within twelve months, by start. */
  events: ImportedEvent[];
  skipped: SkippedGroup[];
  copyGoodUntil: number;
}

const EXAMPLES = 3;

/** Titles that Google and Outlook write where a calendar only shows when somebody is busy. */
const SAYS_BUSY = /^(?:busy|opptatt|oppteken|optaget|upptagen)$/i;

/**
 * Returns which events of a calendar are imported, and which are not and why. The calendar must have been read for
 * `daysToRead(now)` days.
 */
export function calendarToCome(reading: CalendarReading, now: Date): CalendarToCome {
  const horizon = horizonOf(now);
  const skipped = new Skipped(reading);
  const wellFormed = memoizeText(wholeCharacters);
  const coming: ImportedEvent[] = [];
  let beyond: Date | null = null;
  for (const occurrence of reading.occurrences) {
    const event = eventOf(occurrence, wellFormed);
    if (event.start <= now) continue;
    if (event.start >= horizon) beyond ??= event.start;
    else if (occurrence.isPrivate) skipped.add("private", null);
    else if (event.title === "") skipped.add("no-title", event.start.toISOString());
    else if (SAYS_BUSY.test(event.title)) skipped.add("busy", null);
    else coming.push(event);
  }
  const { taken, left } = soonestOfEach(coming);
  for (const { title } of left) skipped.add("calendar-too-large", title);
  return { events: withBoundedText(taken), skipped: skipped.groups(), copyGoodUntil: copyGoodUntil(now, beyond) };
}

function eventOf(occurrence: Occurrence, wellFormed: (text: string) => string): ImportedEvent {
  const { key, uid, summary, description, start, end, allDay, location, geo, url, tags, eventType } = occurrence;
  const momentOf = (text: string) => (allDay ? startOfNorwegianDay(text) : new Date(text));
  return {
    key: wellFormed(key),
    uid,
    title: wellFormed(summary),
    description: wellFormed(description ?? ""),
    type: eventType,
    start: momentOf(start),
    end: end === null ? null : momentOf(end),
    allDay,
    location: location && wellFormed(location),
    geo,
    url,
    tags: tags.map(wellFormed),
  };
}

/** Lone surrogates can't be stored. */
const wholeCharacters = (text: string) => text.replace(/\p{Cs}/gu, "\uFFFD");

class Skipped {
  #groups = new Map<ImportSkipReason, SkippedGroup>();

  constructor({ skipped, skippedByReason }: CalendarReading) {
    for (const [reason, count] of Object.entries(skippedByReason))
      this.#group(reason as ImportSkipReason).count = count;
    for (const { reason, summary } of skipped) this.#exemplify(reason, summary);
  }

  add(reason: ImportSkipReason, example: string | null) {
    this.#group(reason).count++;
    this.#exemplify(reason, example);
  }

  groups = () => [...this.#groups.values()].sort((a, b) => b.count - a.count);

  #exemplify(reason: ImportSkipReason, example: string | null) {
    const { examples } = this.#group(reason);
    if (example && examples.length < EXAMPLES && !examples.includes(example)) examples.push(wholeCharacters(example));
  }

  #group(reason: ImportSkipReason): SkippedGroup {
    const group = this.#groups.get(reason) ?? { reason, count: 0, examples: [] };
    this.#groups.set(reason, group);
    return group;
  }
}

/** UIDs of events that are in the calendar but can't be read: they must not count as removed. */
export const unreadableUids = (skipped: SkippedEvent[]) =>
  new Set(skipped.filter(({ reason }) => reason !== "older-version").flatMap(({ uid }) => uid ?? []));

/** Raised when the importer makes something else of the same calendar, so that its events are written again. */
const VERSION = 1;

/** Marks the fingerprint of an event whose place has not been found yet. */
const PLACE_OPEN = "?";

const LENGTH = 24;

/**
 * Returns the same text for the same content, whatever its order in the calendar or its time stamps. `home` is the
 * position of events that have no place of their own.
 */
export function importFingerprint({ uid: _uid, key: _key, ...content }: ImportedEvent, home: Position | null): string {
  const tags = [...content.tags].sort();
  const text = JSON.stringify([VERSION, { ...content, tags }, content.geo ? null : home]);
  return encodeHexLowerCase(sha256(new TextEncoder().encode(text))).slice(0, LENGTH);
}

export const withPlaceOpen = (fingerprint: string) => fingerprint + PLACE_OPEN;

export const isPlaceOpen = (fingerprint: string) => fingerprint.endsWith(PLACE_OPEN);

/** Returns whether a stored fingerprint stands for the same content as another. */
export const hasSameContent = (stored: string | null, fingerprint: string) =>
  stored === fingerprint || stored === withPlaceOpen(fingerprint);

const WEB_ADDRESS = /\b(?:https?:\/\/|www\.)[^\s)]+/gi;

/** Place names that are not physical places. */
const ONLINE =
  /^(?:på )?(?:zoom|(?:microsoft )?teams|google meet|skype|youtube|facebook|online|digitalt?|nett(?:et)?|tba|tbd)\b/i;

/** Returns the part of a LOCATION that can be geocoded; null where it is not a physical place. */
export function placeText(location: string): string | null {
  const text = location
    .replace(WEB_ADDRESS, " ")
    .replace(/\(\s*\)|\s+/g, " ")
    .replace(/^[\s,;–-]+|[\s,;–-]+$/g, "");
  return text === "" || ONLINE.test(text) ? null : text;
}
