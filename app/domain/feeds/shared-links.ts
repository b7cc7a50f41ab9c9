import { refuse, type Result, succeed } from "../result";
import { parseFeedAddress } from "./feed-address";
import { googleFeedOf, googleFeedOfId, isGoogleCalendar, isGoogleCalendarId } from "./google-links";

/** Whose page was pasted instead of a feed: each has another menu to open. */
export const SHARING_SERVICES = ["google", "outlook", "icloud", "teamup"] as const;
export type SharingService = (typeof SHARING_SERVICES)[number];

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
  { name: "outlook", owns: ({ hostname }) => /^outlook\.(live|office|office365|cloud)\.(com|microsoft)$|^calendar\.live\.com$/.test(hostname), feedOf: outlookFeedOf },
  { name: "icloud", owns: ({ hostname }) => /^(.+\.)?icloud\.com$/.test(hostname), feedOf: (url) => (url.pathname.startsWith("/published/") ? url.href : null) },
  { name: "teamup", owns: ({ hostname }) => /^(www\.)?teamup\.com$/.test(hostname), feedOf: (url) => (url.pathname.endsWith(".ics") ? url.href : null) },
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
