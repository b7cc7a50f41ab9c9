import { refuse, type Result, succeed } from "~/domain/result";
import { percentDecoded } from "~/domain/text/links";
import { parseFeedAddress } from "./feed-address";

const CALENDAR_ID = /^[^\s/@]+@[^\s/@]+\.[^\s/@]+$/;

/** The public feed of one of Google's calendars; its id looks like an e-mail address. */
const feedOfId = (id: string) => `https://calendar.google.com/calendar/ical/${encodeURIComponent(id)}/public/basic.ics`;

const isGoogleCalendar = ({ hostname, pathname }: URL) =>
  /^calendar(\.app)?\.google(\.com)?$/.test(hostname) ||
  (/^(www\.)?google\.com$/.test(hostname) && pathname.startsWith("/calendar"));

const isGoogleCalendarId = (text: string) =>
  /@(group\.(v\.)?calendar|import\.calendar)\.google\.com$/i.test(text) && CALENDAR_ID.test(text);

/**
 * The feed of a calendar that was shared as a page: one to embed (?src=), one to add (?cid=, as it is or in base64), or a
 * feed in a form that Google gave up. Null for other pages, and for one that shows several calendars.
 */
function googleFeedOf(url: URL): string | null {
  if (/\/ical\/.+\.ics$/.test(url.pathname)) return url.href;
  const outdated = /\/feeds\/([^/]+)\//.exec(url.pathname)?.[1];
  const named = [
    ...url.searchParams.getAll("src"),
    ...url.searchParams.getAll("cid"),
    ...(outdated ? [percentDecoded(outdated)] : []),
  ];
  if (new Set(named).size !== 1) return null;
  const id = [named[0]!, fromBase64(named[0]!)].find((text) => CALENDAR_ID.test(text));
  return id ? feedOfId(id) : otherFeed(named[0]!);
}

/** The feed of an id that was pasted by itself. */
const googleFeedOfId = feedOfId;

/** Google's links "add this calendar" may name somebody else's feed. */
const otherFeed = (text: string) => (/^(https?|webcals?):\/\//i.test(text) ? parseFeedAddress(text) : null);

function fromBase64(text: string): string {
  try {
    return atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  } catch {
    return "";
  }
}

/** Whose page was pasted instead of a feed: each has another menu to open. */
type SharingService = "google" | "outlook" | "icloud" | "teamup";

/** `missing` where nothing was pasted. */
export type LinkProblem = "missing" | "bad_address" | `${SharingService}_page`;

interface Service {
  name: SharingService;
  owns(url: URL): boolean;
  /** The feed behind one of the service's pages; the feed itself for a feed. Null where it can't be told. */
  feedOf(url: URL): string | null;
}

const SERVICES: Service[] = [
  { name: "google", owns: isGoogleCalendar, feedOf: googleFeedOf },
  {
    name: "outlook",
    owns: ({ hostname }) =>
      /^outlook\.(live|office|office365|cloud)\.(com|microsoft)$|^calendar\.live\.com$/.test(hostname),
    feedOf: outlookFeedOf,
  },
  {
    name: "icloud",
    owns: ({ hostname }) => /^(.+\.)?icloud\.com$/.test(hostname),
    feedOf: (url) => (url.pathname.startsWith("/published/") ? url.href : null),
  },
  {
    name: "teamup",
    owns: ({ hostname }) => /^(www\.)?teamup\.com$/.test(hostname),
    feedOf: (url) => (url.pathname.endsWith(".ics") ? url.href : null),
  },
];

/** Outlook publishes each calendar as a page and, beside it, as a feed. */
function outlookFeedOf(url: URL): string | null {
  if (url.pathname.endsWith(".ics")) return url.href;
  const published = /^(\/owa\/calendar\/.+\/)(?:calendar|index)\.html$/.exec(url.pathname)?.[1];
  return published ? `${url.origin}${published}calendar.ics` : null;
}

/**
 * The address of a feed from whatever was pasted: a feed, webcal://, a page that Google or Outlook shares, the code to
 * embed one, the id of a Google calendar. Else why not, and whose menu has to be opened.
 */
export function feedAddressOf(text: string): Result<string, LinkProblem> {
  const pasted = embeddedLink(text) ?? text.trim();
  if (pasted === "") return refuse("missing");
  if (isGoogleCalendarId(pasted)) return succeed(googleFeedOfId(pasted));
  const address = parseFeedAddress(pasted);
  if (address === null) return refuse("bad_address");
  const url = new URL(address);
  const service = SERVICES.find(({ owns }) => owns(url));
  if (!service) return succeed(address);
  const feed = service.feedOf(url);
  return feed === null ? refuse(`${service.name}_page` as const) : succeed(feed);
}

/** What the code for a website shows in its frame. */
function embeddedLink(text: string): string | null {
  const source = /<iframe\b[^>]*?\bsrc\s*=\s*["']?([^"'\s>]+)/i.exec(text.slice(0, 10_000))?.[1];
  return source?.replaceAll("&amp;", "&") ?? null;
}

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
