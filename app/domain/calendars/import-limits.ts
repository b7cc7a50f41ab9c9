import { DAY_MS, unixSeconds } from "~/domain/time/unix-time";
import { cutText } from "./reader/html";

interface ImportText {
  uid: string;
  key: string;
  description: string;
}

/** The most events that are imported of one calendar. */
export const MOST_EVENTS = 10_000;

/** The most characters that all descriptions of a calendar may have together; more are cut. */
const MOST_TEXT = 10_000_000;
const SHORTEST_CUT = 512;

/**
 * Returns the events to import, in order of time, as `all` is. It takes each event's first occurrence, then each one's
 * second, and so on, so that an hourly event does not crowd out the others.
 */
export function soonestOfEach<Event extends ImportText>(
  all: readonly Event[],
  most = MOST_EVENTS,
): { taken: Event[]; left: Event[] } {
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

/** Returns the events with long descriptions cut, where together they exceed what is stored of one calendar. */
export function withBoundedText<Event extends ImportText>(events: Event[]): Event[] {
  const length = events.reduce((sum, { description }) => sum + description.length, 0);
  if (length <= MOST_TEXT) return events;
  // A power of two, so that a few events more or less do not change every description.
  const longest = Math.max(SHORTEST_CUT, 2 ** Math.floor(Math.log2(MOST_TEXT / events.length)));
  const cut = memoizeText((text) => cutText(text, longest));
  return events.map((event) => ({ ...event, description: cut(event.description) }));
}

/** Returns `change` with its results stored by input: occurrences of one event share their texts. */
export function memoizeText(change: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const changed = known.get(text) ?? change(text);
    known.set(text, changed);
    return changed;
  };
}

/** Events that start within this many months are imported. */
const MONTHS = 12;

/** Days past the horizon that are read too, to know when the next event crosses it. */
const LOOKAHEAD_DAYS = 2;

/** Returns the moment twelve months from now. */
export function horizonOf(now: Date): Date {
  const horizon = new Date(now);
  horizon.setUTCMonth(horizon.getUTCMonth() + MONTHS);
  return horizon;
}

/** Returns how many days ahead a calendar is read. */
export const daysToRead = (now: Date) => (horizonOf(now).getTime() - now.getTime()) / DAY_MS + LOOKAHEAD_DAYS;

/**
 * Returns until when (unix seconds) an unchanged feed needs no new import: until its next occurrence crosses the
 * horizon. `beyond` is the first occurrence past the horizon; null where none was read.
 */
export function copyGoodUntil(now: Date, beyond: Date | null): number {
  const untilThen = beyond ? beyond.getTime() - horizonOf(now).getTime() : LOOKAHEAD_DAYS * DAY_MS;
  return unixSeconds(new Date(now.getTime() + Math.max(0, untilThen)));
}
