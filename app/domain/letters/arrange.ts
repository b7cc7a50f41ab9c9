import { type StateRow, takesPlace } from "~/domain/events/state";
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
  /** How many there is no room for. */
  more: number;
}

/** A part of a letter, as it is read: what is not as planned, or a day. */
export interface LetterSection {
  heading: string;
  lines: { text: string; eventId: string }[];
}

/** Returns a letter's events: each once, what is not as planned first, soonest first, at most MOST_LINES together. */
export function arrangeLetter<Event extends Told>(found: readonly Event[]): ArrangedLetter<Event> {
  const events = [...new Map(found.map((event) => [event.id, event])).values()].sort((a, b) => a.sort_key - b.sort_key);
  const isChanged = (event: Event) => !takesPlace(event) || event.state === "moved";
  const changed = events.filter(isChanged).slice(0, MOST_LINES);
  const ahead = events.filter((event) => !isChanged(event)).slice(0, MOST_LINES - changed.length);
  return { changed, ahead, more: events.length - changed.length - ahead.length };
}
