import { dayOf } from "../event-time";
import type { StoredImport } from "./import-diff";

export interface Leftover {
  key: string;
  uid: string;
  title: string;
  start: Date;
}

type Sign = (event: Omit<Leftover, "key">) => string;

const WEEK = 7 * 86_400_000;
/** Weeks begin on Monday; 1 January 1970 was a Thursday. */
const FIRST_MONDAY = 4 * 86_400_000;

const weekOf = (start: Date) => Math.floor((start.getTime() - FIRST_MONDAY) / WEEK);

/**
 * What gives an event away whose key has changed, the surest first. Keys change when a single event becomes a series,
 * when a series moves to another hour or weekday, when "this and following" makes a series of its own, and on every
 * fetch from some programs.
 */
const SIGNS: Sign[] = [
  ({ uid, start }) => `${uid}#${start.getTime()}`,
  ({ title, start }) => `${title}#${start.getTime()}`,
  ({ uid, start }) => `${uid}#${dayOf(start)}`,
  ({ title, start }) => `${title}#${dayOf(start)}`,
  ({ uid, start }) => `${uid}#${weekOf(start)}`,
];

/** Pairs events that are no longer in a calendar with such as weren't in it before. Each is paired once at most. */
export function pairLeftovers<Event extends Leftover>(stored: StoredImport[], incoming: Event[]): Map<Event, StoredImport> {
  const pairs = new Map<Event, StoredImport>();
  const left = new Map(stored.map((event) => [event, { uid: uidOf(event.key), title: event.title, start: event.start }]));
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

/** A key is a UID, a `#` and a recurrence id, which holds none. Without a UID there is nothing that two could share. */
export const uidOf = (key: string) => key.slice(0, key.lastIndexOf("#")) || key;
