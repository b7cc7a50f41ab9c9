import { storePairs } from "#db/queries/events/pair-decisions";
import { type EventWindow, findWritten, listEventsInWindows, type PairRow } from "#db/queries/events/pairs";
import { MOST_MINUTES_APART } from "~/domain/likeness/likeness";
import { findCertainPairs } from "~/domain/likeness/pairs";
import { candidateOf, decisionOf, statesOf } from "~/models/events/like-events";
import type { CalendarDeps } from "./deps";
import type { Run } from "./run";

/** Merges pairs that are certain, or were decided to be the same; what others decide about stays on the dashboard. */
export async function mergeWritten(
  ids: readonly string[],
  { organizer, hasOtherSource }: Pick<Run, "organizer" | "hasOtherSource">,
  { db, now }: CalendarDeps,
): Promise<void> {
  if (ids.length === 0 || !hasOtherSource) return;
  const { written, pairs } = await findWritten(db, ids, organizer.id);
  const starts = [...new Set(written.map(({ start_time }) => start_time))];
  const owners = [organizer.id, ...partnersOf(pairs, organizer.id)];
  const windows = owners.flatMap((id) => starts.map((start) => windowAround(start, id)));
  const around = await listEventsInWindows(db, windows);
  const candidates = new Map([...around, ...written].map((row) => [row.id, candidateOf(row)]));
  const isWritten = new Set(ids);
  const certain = findCertainPairs([...candidates.values()], organizer.id, statesOf(pairs)).filter(
    ({ a, b }) => isWritten.has(a.id) || isWritten.has(b.id),
  );
  await storePairs(
    db,
    certain.map((pair) => decisionOf(pair, "same")),
    { organizerId: null, userId: null },
    now,
  );
}

const windowAround = (start: number, organizer_id: string): EventWindow => ({
  organizer_id,
  from: start - MOST_MINUTES_APART * 60,
  to: start + MOST_MINUTES_APART * 60,
});

/** Organizers that have agreed to be shown with this one. */
function partnersOf(pairs: readonly PairRow[], organizerId: string): string[] {
  const agreed = pairs.filter(({ state }) => state === "same");
  const others = agreed.flatMap(({ first_organizer_id, second_organizer_id }) => [
    first_organizer_id,
    second_organizer_id,
  ]);
  return [...new Set(others)].filter((id) => id !== organizerId);
}
