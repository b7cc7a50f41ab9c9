import { dayOfSecond, lastWeekday, MONDAY } from "~/domain/time/calendar-days";
import { unixSeconds } from "~/domain/time/unix-time";
import { dayOf } from "~/domain/time/wall-clock";
import { type CalendarToCome, type ImportedEvent, isPlaceOpen, hasSameContent } from "./imported-event";
import type { SkippedGroup } from "./run";

interface Leftover {
  key: string;
  uid: string;
  title: string;
  start: Date;
}

type Sign = (event: Omit<Leftover, "key">) => string;

/** The Monday on or before a moment, by UTC. */
const weekOf = (start: Date) => lastWeekday(dayOfSecond(unixSeconds(start)), MONDAY);

/**
 * Signs that two events with different keys are the same, surest first. Keys change when a single event becomes a
 * series, when a series moves to another hour or weekday, when "this and following" splits a series, and with some
 * programs on every fetch.
 */
const SIGNS: Sign[] = [
  ({ uid, start }) => `${uid}#${start.getTime()}`,
  ({ title, start }) => `${title}#${start.getTime()}`,
  ({ uid, start }) => `${uid}#${dayOf(start)}`,
  ({ title, start }) => `${title}#${dayOf(start)}`,
  ({ uid, start }) => `${uid}#${weekOf(start)}`,
];

/** Pairs events that left a calendar with events that are new in it. Each is paired at most once. */
function pairLeftovers<Event extends Leftover>(stored: StoredImport[], incoming: Event[]): Map<Event, StoredImport> {
  const pairs = new Map<Event, StoredImport>();
  const left = new Map(
    stored.map((event) => [event, { uid: uidOf(event.key), title: event.title, start: event.start }]),
  );
  for (const sign of SIGNS) {
    if (left.size === 0) break;
    const waiting = new Map<string, StoredImport[]>();
    for (const [event, signs] of left) {
      const alike = waiting.get(sign(signs)) ?? [];
      waiting.set(sign(signs), alike);
      alike.push(event);
    }
    for (const event of incoming) {
      const same = pairs.has(event) ? undefined : waiting.get(sign(event))?.shift();
      if (!same) continue;
      pairs.set(event, same);
      left.delete(same);
    }
  }
  return pairs;
}

/** Returns the UID of a key, which is `UID#recurrence id`. An event without a UID has the whole key for a UID. */
export const uidOf = (key: string) => key.slice(0, key.lastIndexOf("#")) || key;

/** A stored event of a calendar. */
export interface StoredImport {
  id: string;
  key: string;
  title: string;
  start: Date;
  fingerprint: string | null;
}

/** The fields of a calendar's event that decide whether it must be written. */
interface IncomingImport extends Leftover {
  fingerprint: string;
}

export interface ImportDiff<Event> {
  added: Event[];
  changed: { id: string; event: Event }[];
  /** Unchanged content under another key. */
  renamed: { id: string; event: Event }[];
  /** Unchanged content whose place has not been found yet. */
  unsettled: { id: string; event: Event }[];
  /** Stored, and no longer in the calendar. */
  missing: StoredImport[];
  unchanged: number;
}

/**
 * Compares a calendar's coming events with the stored ones. Events with the same key are the same; the rest are paired
 * where signs show that they can only be the same event.
 */
export function diffImport<Event extends IncomingImport>(stored: StoredImport[], incoming: Event[]): ImportDiff<Event> {
  const byKey = new Map(stored.map((event) => [event.key, event]));
  const matched = new Map<Event, StoredImport>();
  for (const event of incoming) {
    const same = byKey.get(event.key);
    if (same) matched.set(event, same);
    byKey.delete(event.key);
  }
  const leftOver = incoming.filter((event) => !matched.has(event));
  for (const [event, same] of pairLeftovers([...byKey.values()], leftOver)) {
    matched.set(event, same);
    byKey.delete(same.key);
  }
  const diff: ImportDiff<Event> = {
    added: [],
    changed: [],
    renamed: [],
    unsettled: [],
    missing: [...byKey.values()],
    unchanged: 0,
  };
  for (const event of incoming) sort(event, matched.get(event), diff);
  return diff;
}

function sort<Event extends IncomingImport>(event: Event, same: StoredImport | undefined, diff: ImportDiff<Event>) {
  if (!same) return diff.added.push(event);
  const pair = { id: same.id, event };
  if (!hasSameContent(same.fingerprint, event.fingerprint)) return diff.changed.push(pair);
  diff.unchanged++;
  if (isPlaceOpen(same.fingerprint!)) return diff.unsettled.push(pair);
  return same.key === event.key ? 0 : diff.renamed.push(pair);
}

type Known = Pick<ImportedEvent, "key" | "title" | "start">;

const EXAMPLES = 3;

/**
 * Leaves out events that were deleted for good. They are recognised by key, or by title and start, because some
 * programs invent new UIDs.
 */
export function withoutRemoved(toCome: CalendarToCome, removed: Known[]): CalendarToCome {
  const signOf = ({ title, start }: Known) => `${title}#${start.getTime()}`;
  const keys = new Set(removed.map(({ key }) => key));
  const signs = new Set(removed.map(signOf));
  const isRemoved = (event: ImportedEvent) => keys.has(event.key) || signs.has(signOf(event));
  const left = toCome.events.filter(isRemoved);
  if (left.length === 0) return toCome;
  const group: SkippedGroup = {
    reason: "removed",
    count: left.length,
    examples: left.slice(0, EXAMPLES).map(({ title }) => title),
  };
  return { ...toCome, events: toCome.events.filter((event) => !isRemoved(event)), skipped: [...toCome.skipped, group] };
}
