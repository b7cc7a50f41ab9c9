import type { Database } from "#db/client";
import { type ComparableRow, listOrganizersEvents } from "#db/queries/events/pairs";
import type { EventTimes } from "~/domain/events/span";
import { type ComparableEvent, describeEvent } from "~/domain/likeness/describe-event";
import { likenessOf } from "~/domain/likeness/likeness";
import { type Candidate, describeCandidate } from "~/domain/likeness/pairs";
import { DAY_SECONDS, dayOf, unixSeconds } from "~/domain/time/days-and-moments";
import { candidateOf } from "./like-events";

/** An organizer's events around these times. */
export function listAround(db: Database, organizerId: string, starts: readonly Date[]) {
  const moments = starts.map(unixSeconds);
  // An event for the whole day may stand in the other at any hour of it.
  const [from, to] = [Math.min(...moments) - DAY_SECONDS, Math.max(...moments) + DAY_SECONDS];
  return listOrganizersEvents(db, { organizer_id: organizerId, from, to });
}

export const candidatesBesides = (ids: readonly string[], rows: readonly ComparableRow[]): Candidate[] =>
  rows.filter(({ id }) => !ids.includes(id)).map(candidateOf);

type NewEvent = Omit<ComparableEvent, "source" | "start" | "end">;

/** Those that a new event seems to be on one of its dates. */
export function alikeOf(
  event: NewEvent,
  dates: readonly Pick<EventTimes, "start" | "end">[],
  candidates: readonly Candidate[],
): Candidate[] {
  const days = new Set(dates.map(({ start }) => dayOf(start)));
  const there = candidates.filter(({ start }) => days.has(dayOf(start))).map(describeCandidate);
  if (there.length === 0) return [];
  const written = dates.map(({ start, end }) => describeEvent({ ...event, source: "written now", start, end }));
  return there.filter((one) => written.some((date) => likenessOf(date, one) !== null));
}
