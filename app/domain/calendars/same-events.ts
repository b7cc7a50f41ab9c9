import { dayOf, dayOfSecond, lastWeekday, MONDAY, unixSeconds } from "~/domain/time/days-and-moments";
import { groupsOf } from "~/domain/values";
import { type FingerprintedEvent, type StoredImportedEvent, uidOf, withPlaceFound } from "./imported-event";

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

/** Returns which stored event each event of a source is: by key, and the rest by signs that they are the same. */
export function sameEvents<Stored extends StoredImportedEvent, Event extends FingerprintedEvent>(
  stored: readonly Stored[],
  incoming: readonly Event[],
): Map<Event, Stored> {
  const byKey = new Map(stored.map((event) => [event.key, event]));
  const pairs = new Map<Event, Stored>();
  for (const event of incoming) {
    const same = byKey.get(event.key);
    if (same) pairs.set(event, same);
    byKey.delete(event.key);
  }
  const left = new Map([...byKey.values()].map((event) => [event, { ...event, uid: uidOf(event.key) }]));
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
