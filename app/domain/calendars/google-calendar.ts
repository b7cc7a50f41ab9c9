import { percentDecoded } from "../percent-decoded";

const SERVED_BY_GOOGLE = /^(?:calendar|www)\.google\.com$/;
const FEED_PATH = /^\/calendar\/ical\/([^/]+)\/([^/]+)\//;
const OF_A_GROUP = /@group\.calendar\.google\.com$/i;

/** The id of the calendar that a feed's address is of; null where Google does not serve it. */
export function googleCalendarId(address: string): string | null {
  const id = feedOf(address)?.[1];
  return id ? percentDecoded(id) : null;
}

/**
 * A calendar's id as everybody may read it: only of a feed that Google shows to everybody, and only where it names a calendar
 * of a group. A person's own calendar has the person's e-mail address for an id. `address` is the feed's; null where it is gone.
 */
export function publicGoogleId(id: string | null, address: string | null): string | null {
  return id && address && OF_A_GROUP.test(id) && feedOf(address)?.[2] === "public" ? id : null;
}

function feedOf(address: string): RegExpExecArray | null {
  const { hostname, pathname } = new URL(address);
  return SERVED_BY_GOOGLE.test(hostname) ? FEED_PATH.exec(pathname) : null;
}
