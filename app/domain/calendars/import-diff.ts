import { dayOf, dayOfSecond, lastWeekday, MONDAY, unixSeconds } from "~/domain/time/days-and-moments";
import { groupsOf, present } from "~/domain/values";
import { type FingerprintedEvent, hasSameContent, isPlaceOpen, withPlaceFound } from "./imported-event";

type Signed = Pick<FingerprintedEvent, "uid" | "title" | "start" | "location"> & { fingerprint: string | null };

type Sign = (event: Signed) => string | null;

const weekOf = (start: Date) => lastWeekday(dayOfSecond(unixSeconds(start)), MONDAY);

/** Signs that two events with different keys are one, surest first: keys change when a series moves or is split. */
const SIGNS: Sign[] = [
  ({ uid, start }) => `${uid}#${start.getTime()}`,
  ({ fingerprint }) => fingerprint && withPlaceFound(fingerprint),
  // Two churches have the same service at the same hour.
  ({ title, start, location }) => `${title}#${start.getTime()}#${location ?? ""}`,
  ({ title, start }) => `${title}#${start.getTime()}`,
  ({ uid, start }) => `${uid}#${dayOf(start)}`,
  ({ title, start }) => `${title}#${dayOf(start)}`,
  ({ uid, start }) => `${uid}#${weekOf(start)}`,
];

function pairLeftovers<Event extends ComparedEvent>(
  stored: StoredImportedEvent[],
  incoming: Event[],
): Map<Event, StoredImportedEvent> {
  const pairs = new Map<Event, StoredImportedEvent>();
  const left = new Map(stored.map((event) => [event, { ...event, uid: uidOf(event.key) }]));
  for (const sign of SIGNS) {
    if (left.size === 0) break;
    const waiting = groupsOf([...left], ([, signed]) => sign(signed));
    waiting.delete(null);
    for (const event of incoming) {
      const [same] = (pairs.has(event) ? undefined : waiting.get(sign(event))?.shift()) ?? [];
      if (!same) continue;
      pairs.set(event, same);
      left.delete(same);
    }
  }
  return pairs;
}

/** Returns the UID of a key `UID#recurrence id`; an event without a UID has the whole key for one. */
export const uidOf = (key: string) => (key.startsWith("#") ? key : key.slice(0, key.lastIndexOf("#")) || key);

export interface StoredImportedEvent {
  id: string;
  key: string;
  title: string;
  start: Date;
  location: string | null;
  /** Unix seconds; null while its source has it. */
  missingSince: number | null;
  fingerprint: string | null;
  /** False while it is held. */
  isPublic: boolean;
}

export const isLost = ({ missingSince, fingerprint }: StoredImportedEvent) =>
  missingSince !== null && fingerprint === null;

type ComparedEvent = Pick<FingerprintedEvent, "key" | "uid" | "title" | "start" | "location" | "fingerprint">;

export interface ImportDiff<Event> {
  added: Event[];
  changed: { id: string; event: Event }[];
  renamed: { id: string; event: Event }[];
  unsettled: { id: string; event: Event }[];
  missing: StoredImportedEvent[];
  unchanged: number;
}

/** Compares a calendar's coming events with the stored ones: by key, and the rest by signs that they are the same. */
export function diffImport<Event extends ComparedEvent>(
  stored: StoredImportedEvent[],
  incoming: Event[],
): ImportDiff<Event> {
  const byKey = new Map(stored.map((event) => [event.key, event]));
  const matched = new Map<Event, StoredImportedEvent>();
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

function sort<Event extends ComparedEvent>(
  event: Event,
  same: StoredImportedEvent | undefined,
  diff: ImportDiff<Event>,
) {
  if (!same) return diff.added.push(event);
  const pair = { id: same.id, event };
  if (!hasSameContent(same.fingerprint, event.fingerprint)) return diff.changed.push(pair);
  diff.unchanged++;
  if (isPlaceOpen(present(same.fingerprint, "fingerprint of a stored event"))) return diff.unsettled.push(pair);
  return same.key === event.key ? 0 : diff.renamed.push(pair);
}
