import { dateFromUnix } from "~/domain/time/unix-time";
import { dayOf } from "~/domain/time/wall-clock";
import { MAX_SHOWN, NEAREST_OF } from "./limits";

interface FarEvent {
  start_time: number;
  distance_km: number | null;
}

/**
 * Expects events in order of time; returns the first `limit`, by Norwegian day with the nearest first. A day is sorted
 * NEAREST_OF at a time, because sorting all means reading all. With `limit` + NEAREST_OF events given, each stands
 * where it would among all. A page of MAX_SHOWN goes on to the end of such a part, so that the next page begins after a
 * moment.
 */
export function nearestInEachDay<Event extends FarEvent>(events: readonly Event[], limit: number): Event[] {
  const parts = partsOf(events);
  if (limit < MAX_SHOWN) return parts.flat().slice(0, limit);
  const shown: Event[] = [];
  for (const part of parts) {
    if (shown.length >= limit) break;
    shown.push(...part);
  }
  return shown;
}

function partsOf<Event extends FarEvent>(events: readonly Event[]): Event[][] {
  const parts: { day: string; events: Event[] }[] = [];
  for (const event of events) {
    const day = dayOf(dateFromUnix(event.start_time));
    const last = parts.at(-1);
    if (last?.day === day && last.events.length < NEAREST_OF) last.events.push(event);
    else parts.push({ day, events: [event] });
  }
  return parts.map((part) => part.events.toSorted((a, b) => (a.distance_km ?? 0) - (b.distance_km ?? 0)));
}
