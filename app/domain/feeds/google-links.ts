import { percentDecoded } from "../percent-decoded";
import { parseFeedAddress } from "./feed-address";

const CALENDAR_ID = /^[^\s/@]+@[^\s/@]+\.[^\s/@]+$/;

/** The public feed of one of Google's calendars; its id looks like an e-mail address. */
const feedOfId = (id: string) => `https://calendar.google.com/calendar/ical/${encodeURIComponent(id)}/public/basic.ics`;

export const isGoogleCalendar = ({ hostname, pathname }: URL) =>
  /^calendar(\.app)?\.google(\.com)?$/.test(hostname) || (/^(www\.)?google\.com$/.test(hostname) && pathname.startsWith("/calendar"));

export const isGoogleCalendarId = (text: string) => /@(group\.(v\.)?calendar|import\.calendar)\.google\.com$/i.test(text) && CALENDAR_ID.test(text);

/**
 * The feed of a calendar that was shared as a page: one to embed (?src=), one to add (?cid=, as it is or in base64), or a
 * feed in a form that Google gave up. Null for other pages, and for one that shows several calendars.
 */
export function googleFeedOf(url: URL): string | null {
  if (/\/ical\/.+\.ics$/.test(url.pathname)) return url.href;
  const outdated = /\/feeds\/([^/]+)\//.exec(url.pathname)?.[1];
  const named = [...url.searchParams.getAll("src"), ...url.searchParams.getAll("cid"), ...(outdated ? [percentDecoded(outdated)] : [])];
  if (new Set(named).size !== 1) return null;
  const id = [named[0]!, fromBase64(named[0]!)].find((text) => CALENDAR_ID.test(text));
  return id ? feedOfId(id) : otherFeed(named[0]!);
}

/** The feed of an id that was pasted by itself. */
export const googleFeedOfId = feedOfId;

/** Google's links "add this calendar" may name somebody else's feed. */
const otherFeed = (text: string) => (/^(https?|webcals?):\/\//i.test(text) ? parseFeedAddress(text) : null);

function fromBase64(text: string): string {
  try {
    return atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  } catch {
    return "";
  }
}
