import { memoized } from "~/domain/values";
import type { ImportedEvent } from "./imported-event";
import { cutText } from "./reader/html";

export const MOST_EVENTS = 10_000;

/** Characters of all descriptions of a calendar together. */
const MOST_TEXT = 10_000_000;
const SHORTEST_CUT = 512;

/** Takes each event's first occurrence, then the second ones, so that an hourly event leaves room; by time. */
export function soonestOfEach(
  all: readonly ImportedEvent[],
  most = MOST_EVENTS,
): { taken: ImportedEvent[]; left: ImportedEvent[] } {
  if (all.length <= most) return { taken: [...all], left: [] };
  const turns = new Map<string, number>();
  const inTurn = all.map((event) => {
    const turn = turns.get(event.uid || event.key) ?? 0;
    turns.set(event.uid || event.key, turn + 1);
    return { event, turn };
  });
  const chosen = new Set(
    inTurn
      .sort((a, b) => a.turn - b.turn)
      .slice(0, most)
      .map(({ event }) => event),
  );
  return { taken: all.filter((event) => chosen.has(event)), left: all.filter((event) => !chosen.has(event)) };
}

export function withBoundedText<Event extends { description: string | null }>(events: Event[]): Event[] {
  const length = events.reduce((sum, { description }) => sum + (description?.length ?? 0), 0);
  if (length <= MOST_TEXT) return events;
  // A power of two, so that a few events more or less do not change every description.
  const longest = Math.max(SHORTEST_CUT, 2 ** Math.floor(Math.log2(MOST_TEXT / events.length)));
  const cut = memoized((text) => cutText(text, longest));
  return events.map((event) => ({ ...event, description: event.description && cut(event.description) }));
}
