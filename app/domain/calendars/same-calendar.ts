import { googleCalendarId } from "./sharing-links";

/** So many of a calendar's next events are looked for among those that are stored. */
export const KEYS_COMPARED = 50;

/** A calendar behind a link that was pasted. */
export interface PastedCalendar {
  address: string;
  /** Of its next events, KEYS_COMPARED at most. */
  keys: string[];
  /** How many of its events are to come. */
  upcoming: number;
}

/** A calendar that is stored: how many of the pasted one's `keys` are among its events, and how many are to come. */
export interface StoredCalendar {
  calendar_url: string;
  known: number;
  coming: number;
}

/**
 * Whether a link is a new one of a calendar that is there: Google serves both under one id, or most events are the same
 * and neither has many more than the other. A part of a calendar is another calendar.
 */
export function isSameCalendar(
  { address, keys, upcoming }: PastedCalendar,
  { calendar_url, known, coming }: StoredCalendar,
): boolean {
  const id = googleCalendarId(address);
  if (id !== null && id === googleCalendarId(calendar_url)) return true;
  return keys.length > 0 && known * 2 >= keys.length && upcoming <= coming * 2 && coming <= upcoming * 2;
}
