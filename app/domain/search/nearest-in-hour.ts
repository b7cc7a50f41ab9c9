import { MAX_SHOWN, NEAREST_OF } from "./limits";

interface FarEvent {
  start_time: number;
  distance_km: number | null;
}

const HOUR_SECONDS = 3600;

/**
 * Expects events in order of time; returns the first `limit`, by hour with the nearest first. An hour is sorted
 * NEAREST_OF at a time, because sorting all means reading all. With `limit` + NEAREST_OF events given, each stands
 * where it would among all. A page of MAX_SHOWN goes on to the end of such a part, so that the next page begins after a
 * moment.
 */
export function nearestInEachHour<Event extends FarEvent>(events: readonly Event[], limit: number): Event[] {
  const parts = partsOf(events);
  if (limit < MAX_SHOWN) return parts.flat().slice(0, limit);
  const shown: Event[] = [];
  for (const part of parts) {
    if (shown.length >= limit) break;
    shown.push(...part);
  }
  return shown;
}

/** Norway's hours begin where UTC's do. */
function partsOf<Event extends FarEvent>(events: readonly Event[]): Event[][] {
  const parts: { hour: number; events: Event[] }[] = [];
  for (const event of events) {
    const hour = Math.floor(event.start_time / HOUR_SECONDS);
    const last = parts.at(-1);
    if (last?.hour === hour && last.events.length < NEAREST_OF) last.events.push(event);
    else parts.push({ hour, events: [event] });
  }
  return parts.map((part) => part.events.toSorted((a, b) => (a.distance_km ?? 0) - (b.distance_km ?? 0)));
}
