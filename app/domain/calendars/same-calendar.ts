import { googleCalendarId } from "./sharing-links";

export const KEYS_COMPARED = 50;

export interface PastedCalendar {
  address: string;
  keys: string[];
  upcoming: number;
}

/** `known` of the pasted calendar's `keys` are among its events; `coming` are in the future. */
export interface StoredCalendar {
  calendar_url: string;
  known: number;
  coming: number;
}

/** Google serves both under one id, or most events are the same. A part of a calendar is another one. */
export function isSameCalendar(
  { address, keys, upcoming }: PastedCalendar,
  { calendar_url, known, coming }: StoredCalendar,
): boolean {
  const id = googleCalendarId(address);
  if (id !== null && id === googleCalendarId(calendar_url)) return true;
  return keys.length > 0 && known * 2 >= keys.length && upcoming <= coming * 2 && coming <= upcoming * 2;
}
