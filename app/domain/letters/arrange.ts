import { isOtherwise, type StateRow } from "~/domain/events/types";
import { MOST_LINES } from "./letters";

interface Told extends StateRow {
  id: string;
  sort_key: number;
}

export interface ArrangedLetter<Event> {
  changed: Event[];
  ahead: Event[];
  /** Left out for room; null where that is not known. */
  more: number | null;
}

export interface LetterSection {
  heading: string;
  lines: { text: string; eventId: string }[];
}

export const areWhole = (lists: readonly (readonly unknown[])[]): boolean =>
  lists.every(({ length }) => length <= MOST_LINES);

/** Each event once, what is not as planned first, soonest first, at most MOST_LINES; `isWhole`: there are no others. */
export function arrangeLetter<Event extends Told>(found: readonly Event[], isWhole = true): ArrangedLetter<Event> {
  const events = [...new Map(found.map((event) => [event.id, event])).values()].sort((a, b) => a.sort_key - b.sort_key);
  const changed = events.filter(isOtherwise).slice(0, MOST_LINES);
  const ahead = events.filter((event) => !isOtherwise(event)).slice(0, MOST_LINES - changed.length);
  return { changed, ahead, more: isWhole ? events.length - changed.length - ahead.length : null };
}
