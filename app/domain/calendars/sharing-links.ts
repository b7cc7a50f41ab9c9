import { percentDecoded } from "~/domain/text/links";
import { refuse, type Result, succeed } from "~/domain/values";
import { parseFeedAddress } from "./feed-address";
import { MORE_SERVICES, type SharingService } from "./sharing-services";

const CALENDAR_ID = /^[^\s/@]+@[^\s/@]+\.[^\s/@]+$/;

/** `id` looks like an e-mail address. */
export const publicGoogleFeed = (id: string) =>
  `https://calendar.google.com/calendar/ical/${encodeURIComponent(id)}/public/basic.ics`;

const isGoogleCalendar = ({ hostname, pathname }: URL) =>
  /^calendar(\.app)?\.google(\.com)?$/.test(hostname) ||
  (/^(www\.)?google\.com$/.test(hostname) && pathname.startsWith("/calendar"));

const isGoogleCalendarId = (text: string) =>
  /@(group\.(v\.)?calendar|import\.calendar)\.google\.com$/i.test(text) && CALENDAR_ID.test(text);

/** Reads a page to embed (?src=) or add (?cid=, plain or base64), or an outdated feed; null for several calendars. */
function googleFeedOf(url: URL): string | null {
  if (/\/ical\/.+\.ics$/.test(url.pathname)) return url.href;
  const outdated = /\/feeds\/([^/]+)\//.exec(url.pathname)?.[1];
  const named = [
    ...url.searchParams.getAll("src"),
    ...url.searchParams.getAll("cid"),
    ...(outdated ? [percentDecoded(outdated)] : []),
  ];
  const [only, ...others] = new Set(named);
  if (only === undefined || others.length > 0) return null;
  const id = [only, fromBase64(only)].find((text) => CALENDAR_ID.test(text));
  return id ? publicGoogleFeed(id) : otherFeed(only);
}

/** Google's "add this calendar" may contain another feed's address. */
const otherFeed = (text: string) => (/^(https?|webcals?):\/\//i.test(text) ? parseFeedAddress(text) : null);

function fromBase64(text: string): string {
  try {
    return atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  } catch {
    return "";
  }
}

type GuidedService = "google" | "outlook" | "icloud" | "teamup";

export type LinkProblem = "missing" | "bad_address" | `${GuidedService}_page`;

const GUIDED_SERVICES: readonly (SharingService & { name: GuidedService })[] = [
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
    owns: ({ hostname }) => /^((www|calendar|ics)\.)?teamup\.com$/.test(hostname),
    feedOf: teamupFeedOf,
  },
];

/** A shared page's key is its feed's: https://calendar.teamup.com/kb/inbound-and-outbound-icalendar-feeds */
function teamupFeedOf(url: URL): string | null {
  if (url.pathname.endsWith(".ics")) return url.href;
  const key = /^\/(?:c\/)?(ks[a-z0-9]{6,40})(?:\/|$)/.exec(url.pathname)?.[1];
  return key ? `https://ics.teamup.com/feed/${key}/0.ics` : null;
}

function outlookFeedOf(url: URL): string | null {
  if (url.pathname.endsWith(".ics")) return url.href;
  const published = /^(\/owa\/calendar\/.+\/)(?:calendar|index)\.html$/.exec(url.pathname)?.[1];
  return published ? `${url.origin}${published}calendar.ics` : null;
}

/** Understands feeds, webcal://, services' pages, embed code, Google's ids; else names the service of the page. */
export function feedAddressOf(text: string): Result<string, LinkProblem> {
  const pasted = embeddedLink(text) ?? text.trim();
  if (pasted === "") return refuse("missing");
  if (isGoogleCalendarId(pasted)) return succeed(publicGoogleFeed(pasted));
  const address = parseFeedAddress(pasted);
  if (address === null) return refuse("bad_address");
  const url = new URL(address);
  const guided = GUIDED_SERVICES.find(({ owns }) => owns(url));
  if (!guided) return succeed(MORE_SERVICES.find(({ owns }) => owns(url))?.feedOf(url) ?? address);
  const feed = guided.feedOf(url);
  return feed === null ? refuse(`${guided.name}_page` as const) : succeed(feed);
}

function embeddedLink(text: string): string | null {
  const source = /<iframe\b[^>]*?\bsrc\s*=\s*["']?([^"'\s>]+)/i.exec(text.slice(0, 10_000))?.[1];
  return source?.replaceAll("&amp;", "&") ?? null;
}

const SERVED_BY_GOOGLE = /^(?:calendar|www)\.google\.com$/;
const FEED_PATH = /^\/calendar\/ical\/([^/]+)\/([^/]+)\//;
const OF_A_GROUP = /@group\.calendar\.google\.com$/i;

export function googleCalendarId(address: string): string | null {
  const id = feedOf(address)?.[1];
  return id ? percentDecoded(id) : null;
}

/** Only of a public feed of a group's calendar: a personal calendar's id is the person's e-mail address. */
export function publicGoogleId(id: string | null, address: string | null): string | null {
  return id && address && OF_A_GROUP.test(id) && feedOf(address)?.[2] === "public" ? id : null;
}

function feedOf(address: string): RegExpExecArray | null {
  const { hostname, pathname } = new URL(address);
  return SERVED_BY_GOOGLE.test(hostname) ? FEED_PATH.exec(pathname) : null;
}
