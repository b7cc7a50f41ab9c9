import { dateFromUnix } from "~/domain/time/unix-time";
import { dayOf } from "~/domain/time/wall-clock";
import { MAX_SHOWN, NEAREST_OF } from "./limits";

interface FarEvent {
  start_time: number;
  distance_km: number | null;
}

/**
 * Arranges events that come in the order of time by Norwegian day, the nearest first in each, and returns the first
 * `limit` of them. Of a day with more than NEAREST_OF the first NEAREST_OF in time are sorted, then the next ones: sorting
 * all would mean reading all. Give `limit` + NEAREST_OF events where there are so many: then every event that is returned
 * stands where it would stand among all. A page of MAX_SHOWN goes on to the end of such a part, so that what is shown is
 * all up to a moment, and the next page begins after it.
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

/** The events of each day in parts of at most NEAREST_OF, each sorted by distance. */
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
