import { DAY_MS, unixSeconds } from "~/domain/time/unix-time";
import { cutText } from "./reader/html";

interface Told {
  uid: string;
  key: string;
  description: string;
}

/** More events of one calendar than these are not imported. */
export const MOST_EVENTS = 10_000;

/** Characters of all descriptions together, and what one is cut to at most where there are more. */
const MOST_TEXT = 10_000_000;
const SHORTEST_CUT = 512;

/**
 * As many as are imported, by turns: of each event its first, then of each its second, and so on. So one that recurs
 * every hour pushes out no other. `all` are in order of time, and so is what is answered.
 */
export function soonestOfEach<Event extends Told>(
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

/** The same events, with long descriptions cut where all together are more than is stored of one calendar. */
export function withBoundedText<Event extends Told>(events: Event[]): Event[] {
  const length = events.reduce((sum, { description }) => sum + description.length, 0);
  if (length <= MOST_TEXT) return events;
  // A power of two: a few events more or less must not make all of them new.
  const longest = Math.max(SHORTEST_CUT, 2 ** Math.floor(Math.log2(MOST_TEXT / events.length)));
  const cut = rememberText((text) => cutText(text, longest));
  return events.map((event) => ({ ...event, description: cut(event.description) }));
}

/** Does to a text what was done to it before: the occurrences of an event share their texts. */
export function rememberText(change: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const changed = known.get(text) ?? change(text);
    known.set(text, changed);
    return changed;
  };
}

/** What starts in the next twelve months is imported. */
const MONTHS = 12;

/** How far behind the horizon a reading looks for what comes over it next. */
const LOOKAHEAD_DAYS = 2;

/** The moment twelve months from now. */
export function horizonOf(now: Date): Date {
  const horizon = new Date(now);
  horizon.setUTCMonth(horizon.getUTCMonth() + MONTHS);
  return horizon;
}

/** How many days ahead a calendar is read. */
export const daysToRead = (now: Date) => (horizonOf(now).getTime() - now.getTime()) / DAY_MS + LOOKAHEAD_DAYS;

/**
 * Until when (unix seconds) a feed that says it has not changed can be believed: until its next occurrence comes over
 * the horizon. `beyond` is the first one behind it, null where none was seen.
 */
export function copyGoodUntil(now: Date, beyond: Date | null): number {
  const untilThen = beyond ? beyond.getTime() - horizonOf(now).getTime() : LOOKAHEAD_DAYS * DAY_MS;
  return unixSeconds(new Date(now.getTime() + Math.max(0, untilThen)));
}
