import { googleCalendarId } from "./sharing-links";

/** How many of a calendar's next events are compared with stored ones. */
export const KEYS_COMPARED = 50;

/** The calendar behind a pasted link. */
export interface PastedCalendar {
  address: string;
  /** The keys of its next events, at most KEYS_COMPARED. */
  keys: string[];
  /** How many of its events are to come. */
  upcoming: number;
}

/** A stored calendar: how many of the pasted one's `keys` are among its events, and how many are to come. */
export interface StoredCalendar {
  calendar_url: string;
  known: number;
  coming: number;
}

/**
 * Returns whether a link is a new address of a stored calendar: Google serves both under one id, or most events are the
 * same and neither has many more. A part of a calendar counts as another calendar.
 */
export function isSameCalendar(
  { address, keys, upcoming }: PastedCalendar,
  { calendar_url, known, coming }: StoredCalendar,
): boolean {
  const id = googleCalendarId(address);
  if (id !== null && id === googleCalendarId(calendar_url)) return true;
  return keys.length > 0 && known * 2 >= keys.length && upcoming <= coming * 2 && coming <= upcoming * 2;
}
