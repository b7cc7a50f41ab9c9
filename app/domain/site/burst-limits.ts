/** Seconds: the platform supports 10 and 60. */
export const BURST_SECONDS = 60;

/** Per network, by cost. Enough for a full church behind one address that opens one page; cached pages don't count. */
export const BURST_LIMITS = {
  changes: 120,
  /** They cost requests to outside services. */
  lookups: 120,
  /** The read API, calendars, embeds, pictures for sharing, and sitemaps. */
  data: 300,
  pages: 600,
  /** In what they cost, see searchPrice(): who types whole sentences without a pause for a minute stays below. */
  searches: 400,
  /** See app/domain/statistics/. */
  counts: 300,
  tiles: 600,
} as const;

export type BurstKind = keyof typeof BURST_LIMITS;

export const BURST_KINDS = Object.keys(BURST_LIMITS) as BurstKind[];

const READS = ["GET", "HEAD", "OPTIONS"];

/** Assistants' tools: reads sent as POST, without cookies, from any site. */
export const TOOLS_PATH = "/mcp";

const COUNTING_PATH = "/count";

/** POST because they are too long or too private for an address. */
const LOOKUPS = /^\/api\/(address-autocomplete|geocode-address|places|register|favorite-events)$/;
const DATA = /^\/(api\/|cards\/|feeds\/|embed\/|oembed$|sitemap|(robots|llms)\.txt$|(event|organizer)\/[^/]+\.ics$)/;

/** Their words are looked for among few rows. */
const OF_ONES_OWN = /^\/(dashboard|admin|debug|help)\b/;

/** Counted by their own routes, where no copy is cached; monitors are never refused. */
const UNCOUNTED = /^\/(tiles\/|images\/|healthz$)/;

/** `price` is a search's, 0 of what is none. */
export function burstKindOf(method: string, pathname: string, price = 0): BurstKind | null {
  if (LOOKUPS.test(pathname)) return "lookups";
  if (pathname === TOOLS_PATH) return "data";
  if (pathname === COUNTING_PATH) return "counts";
  if (!READS.includes(method)) return "changes";
  if (UNCOUNTED.test(pathname)) return null;
  if (price > 0 && !OF_ONES_OWN.test(pathname)) return "searches";
  return DATA.test(pathname) ? "data" : "pages";
}

/** A whole IPv4 address, or 64 bits of IPv6, because a household has the rest. */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped) return mapped;
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
