import { digest } from "~/domain/text/digest";
import { DAY_MS, HOUR_SECONDS } from "~/domain/time/days-and-moments";
import { type ComparableEvent, type DescribedEvent, describeEvent } from "./describe-event";
import { type Likeness, likenessOf } from "./likeness";

/** `proposed` waits for the other organizer. */
export const PAIR_STATES = ["proposed", "same", "different"] as const;
export type PairState = (typeof PAIR_STATES)[number];

export interface Candidate extends ComparableEvent {
  id: string;
  hasImage: boolean;
  textLength: number;
}

export const byHand = (organizerId: string) => `by-hand ${organizerId}`;

type DescribedCandidate = Candidate & DescribedEvent;

/** Decisions are stored by these; the lesser is first. */
export interface PairMarks {
  first: string;
  second: string;
}

export interface EventPair {
  a: DescribedCandidate;
  b: DescribedCandidate;
  likeness: Likeness;
  marks: PairMarks;
  group: string;
}

const MARK_LENGTH = 24;

/**
 * A decision outlives a corrected time and a calendar added anew, because source and time are left out. Another
 * organizer agrees to one day: `day` is YYYY-MM-DD then, else empty.
 */
function markOf({ organizerId, foldedTitle, title, foldedPlace, place }: DescribedEvent, day: string): string {
  const words = foldedTitle.meanings.length > 0 ? [...foldedTitle.meanings].sort() : [title.trim()];
  const places = foldedPlace ? [...foldedPlace.proper, ...foldedPlace.kinds].sort() : [place?.trim() ?? ""];
  const text = JSON.stringify([organizerId, words, [...foldedTitle.numbers].sort(), places, day]);
  return digest(text, MARK_LENGTH);
}

function inOrder(one: string, other: string): PairMarks {
  const [first, second] = [one, other].sort() as [string, string];
  return { first, second };
}

export function pairMarks(a: DescribedEvent, b: DescribedEvent): PairMarks {
  const day = a.organizerId === b.organizerId ? "" : a.day;
  return inOrder(markOf(a, day), markOf(b, day));
}

export const keyOfMarks = ({ first, second }: PairMarks) => `${first}:${second}`;

export function pairGroup(a: DescribedEvent, b: DescribedEvent): string {
  return keyOfMarks(inOrder(markOf(a, ""), markOf(b, "")));
}

export const describeCandidate = (candidate: Candidate): DescribedCandidate => ({
  ...candidate,
  ...describeEvent(candidate),
});

/** An event of a whole day and one with an hour that day start at most so far apart. */
const MOST_MS_APART = DAY_MS + HOUR_SECONDS * 1000;

/** One event at least is the organizer's; an event may be in several pairs. */
function likePairs(candidates: readonly Candidate[], organizerId: string): EventPair[] {
  const events = [...candidates].sort((a, b) => a.start.getTime() - b.start.getTime()).map(describeCandidate);
  const pairs: EventPair[] = [];
  for (const [at, a] of events.entries()) {
    for (let next = at + 1; next < events.length; next++) {
      const b = events[next];
      if (!b || b.start.getTime() - a.start.getTime() > MOST_MS_APART) break;
      if (a.organizerId !== organizerId && b.organizerId !== organizerId) continue;
      const likeness = likenessOf(a, b);
      if (likeness) pairs.push({ a, b, likeness, marks: pairMarks(a, b), group: pairGroup(a, b) });
    }
  }
  return pairs;
}

/** Soonest first, each event once with the one most like it, without those decided to be different. */
export function findPairs(
  candidates: readonly Candidate[],
  organizerId: string,
  states: ReadonlyMap<string, PairState>,
): EventPair[] {
  const open = likePairs(candidates, organizerId).filter(({ marks }) => states.get(keyOfMarks(marks)) !== "different");
  const taken = new Set<string>();
  const chosen = open
    .sort((one, other) => other.likeness.score - one.likeness.score)
    .filter(({ a, b }) => {
      if (taken.has(a.id) || taken.has(b.id)) return false;
      taken.add(a.id).add(b.id);
      return true;
    });
  return chosen.sort((one, other) => one.a.start.getTime() - other.a.start.getTime());
}

/** Certain pairs where no third event is as like; what was decided to be the same before is merged again. */
export function findCertainPairs(
  candidates: readonly Candidate[],
  organizerId: string,
  states: ReadonlyMap<string, PairState>,
): EventPair[] {
  const all = likePairs(candidates, organizerId);
  const timesCertain = new Map<string, number>();
  for (const { a, b, likeness } of all) {
    if (!likeness.isCertain) continue;
    for (const { id } of [a, b]) timesCertain.set(id, (timesCertain.get(id) ?? 0) + 1);
  }
  const isSure = ({ a, b, likeness, marks }: EventPair) => {
    const state = states.get(keyOfMarks(marks));
    if (state !== undefined) return state === "same";
    return likeness.isCertain && timesCertain.get(a.id) === 1 && timesCertain.get(b.id) === 1;
  };
  const sure = new Set(all.filter(isSure));
  return findPairs(candidates, organizerId, states).filter((pair) =>
    [...sure].some(({ a, b }) => a.id === pair.a.id && b.id === pair.b.id),
  );
}

/** The one with an hour, a place, a picture, the longer text; else the first. */
export function chooseShown<Event extends Pick<Candidate, "id" | "isAllDay" | "place" | "hasImage" | "textLength">>(
  a: Event,
  b: Event,
): { shown: Event; folded: Event } {
  const worth = (event: Event) =>
    [!event.isAllDay, event.place !== null, event.hasImage].map((is) => (is ? "1" : "0")).join("") +
    String(event.textLength).padStart(7, "0");
  const isFirst = worth(a) === worth(b) ? a.id < b.id : worth(a) > worth(b);
  return isFirst ? { shown: a, folded: b } : { shown: b, folded: a };
}
