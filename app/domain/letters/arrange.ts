import { isOtherwise, type StateRow } from "~/domain/events/state";
import { MOST_LINES } from "./letters";

/** An event that a letter may tell of. */
interface Told extends StateRow {
  id: string;
  sort_key: number;
}

export interface ArrangedLetter<Event> {
  /** Cancelled, postponed and moved ones. */
  changed: Event[];
  ahead: Event[];
  /** How many there is no room for; null where that is not known. */
  more: number | null;
}

/** A part of a letter, as it is read: what is not as planned, or a day. */
export interface LetterSection {
  heading: string;
  lines: { text: string; eventId: string }[];
}

/** Returns whether lists that were looked up have all that there is: none is longer than a letter. */
export const areWhole = (lists: readonly (readonly unknown[])[]): boolean =>
  lists.every(({ length }) => length <= MOST_LINES);

/**
 * Returns a letter's events: each once, what is not as planned first, soonest first, at most MOST_LINES together. `isWhole`
 * says that there are no others.
 */
export function arrangeLetter<Event extends Told>(found: readonly Event[], isWhole = true): ArrangedLetter<Event> {
  const events = [...new Map(found.map((event) => [event.id, event])).values()].sort((a, b) => a.sort_key - b.sort_key);
  const changed = events.filter(isOtherwise).slice(0, MOST_LINES);
  const ahead = events.filter((event) => !isOtherwise(event)).slice(0, MOST_LINES - changed.length);
  return { changed, ahead, more: isWhole ? events.length - changed.length - ahead.length : null };
}
