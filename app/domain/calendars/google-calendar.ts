const SERVED_BY_GOOGLE = /^(?:calendar|www)\.google\.com$/;
const FEED_PATH = /^\/calendar\/ical\/([^/]+)\//;

/** The id of the calendar that a feed's address is of; null where Google does not serve it. */
export function googleCalendarId(address: string): string | null {
  const { hostname, pathname } = new URL(address);
  const id = SERVED_BY_GOOGLE.test(hostname) && FEED_PATH.exec(pathname)?.[1];
  return id ? decoded(id) : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
