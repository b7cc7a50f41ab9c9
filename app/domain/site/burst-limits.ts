/** Seconds in which bursts are counted: the platform counts in windows of 10 or 60. */
export const BURST_SECONDS = 60;

/**
 * Requests a network may send in BURST_SECONDS, by what they cost. Wide enough for a full church behind one address
 * whose people all open the same page; the edge's copies of pages are not counted.
 */
export const BURST_LIMITS = {
  /** Whatever changes something, or tries to. */
  changes: 120,
  /** What is typed into fields of addresses and places: we ask others about it. */
  lookups: 120,
  /** The read API, calendars and sitemaps. */
  data: 300,
  /** Pages that have to be made. */
  pages: 600,
  /** Squares of the map that have to be fetched from its provider. */
  tiles: 600,
} as const;

export type BurstKind = keyof typeof BURST_LIMITS;

export const BURST_KINDS = Object.keys(BURST_LIMITS) as BurstKind[];

const READS = ["GET", "HEAD", "OPTIONS"];

/** Sent as POST because it is too long or too private for an address. */
const LOOKUPS = /^\/api\/(address-autocomplete|geocode-address|places|favorite-events)$/;
const DATA = /^\/(api\/|sitemap|robots\.txt$|(event|organizer)\/[^/]+\.ics$)/;

/** Counted by their own routes, where there is no copy to answer with; monitors are never turned away. */
const UNCOUNTED = /^\/(tiles\/|images\/|healthz$)/;

/** As what a request is counted; null where it costs nothing worth counting. */
export function burstKindOf(method: string, pathname: string): BurstKind | null {
  if (LOOKUPS.test(pathname)) return "lookups";
  if (!READS.includes(method)) return "changes";
  if (UNCOUNTED.test(pathname)) return null;
  return DATA.test(pathname) ? "data" : "pages";
}

/**
 * The part of an IP address that stands for one customer's network: an IPv4 address whole, of IPv6 the first 64 bits,
 * because a household has all the rest to itself.
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
