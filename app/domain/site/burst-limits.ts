/** The window in seconds: the platform supports 10 and 60. */
export const BURST_SECONDS = 60;

/**
 * Requests per network in BURST_SECONDS, by cost. Enough for a full church behind one address whose people all open the
 * same page; cached pages are not counted.
 */
export const BURST_LIMITS = {
  /** Requests that change something, or try to. */
  changes: 120,
  /** Looking up addresses, places and organisations, which cost requests to outside services. */
  lookups: 120,
  /** The read API, calendars, what stands on other sites, pictures for sharing, and sitemaps. */
  data: 300,
  /** Pages that are rendered. */
  pages: 600,
  /** What browsers tell to be counted: see app/domain/statistics/. */
  counts: 300,
  /** Map tiles that are fetched from their provider. */
  tiles: 600,
} as const;

export type BurstKind = keyof typeof BURST_LIMITS;

export const BURST_KINDS = Object.keys(BURST_LIMITS) as BurstKind[];

const READS = ["GET", "HEAD", "OPTIONS"];

/** Tools for assistants: reads, though sent as POST, that know no cookies. Every site may send them. */
export const TOOLS_PATH = "/mcp";

/** Where browsers tell what is counted: it changes no content. */
const COUNTING_PATH = "/count";

/** Reads that are sent as POST because they are too long or too private for an address. */
const LOOKUPS = /^\/api\/(address-autocomplete|geocode-address|places|register|favorite-events)$/;
const DATA = /^\/(api\/|cards\/|feeds\/|embed\/|oembed$|sitemap|(robots|llms)\.txt$|(event|organizer)\/[^/]+\.ics$)/;

/** Counted by their own routes, where there is no cached copy; monitors are never refused. */
const UNCOUNTED = /^\/(tiles\/|images\/|healthz$)/;

/** Returns how a request is counted; null where it is not. */
export function burstKindOf(method: string, pathname: string): BurstKind | null {
  if (LOOKUPS.test(pathname)) return "lookups";
  if (pathname === TOOLS_PATH) return "data";
  if (pathname === COUNTING_PATH) return "counts";
  if (!READS.includes(method)) return "changes";
  if (UNCOUNTED.test(pathname)) return null;
  return DATA.test(pathname) ? "data" : "pages";
}

/**
 * Returns the part of an IP address that stands for one customer's network: a whole IPv4 address, or the first 64 bits
 * of IPv6, because a household has the rest.
 */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  const [head = "", tail] = address.toLowerCase().split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")
    .concat("::/64");
}
