import { parseUrl } from "~/domain/text/parse-url";
import { refuse, type Result, succeed } from "~/domain/values";
import type { FeedProblem } from "./run";

/** IPv4 networks that are not on the public internet (RFC 6890 and its successors). */
const PRIVATE_NETWORKS = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
].map((network) => {
  const [base = "", bits] = network.split("/");
  const size = 2 ** (32 - Number(bits));
  return { size, block: Math.floor(numberOf(base) / size) };
});

/** Domains that are never public (RFC 6761, 6762, 8375, 9476, and those common in home and cloud networks). */
const PRIVATE_DOMAINS = [
  ...["localhost", "local", "localdomain", "internal", "intranet", "private", "corp", "lan", "home", "home.arpa"],
  ...["arpa", "onion", "alt", "invalid", "svc", "metadata.tencentyun.com"],
];

/** Public domains that resolve to an address written in their name, or to the local machine. */
const ADDRESS_DOMAINS = [
  "nip.io",
  "sslip.io",
  "xip.io",
  "localtest.me",
  "lvh.me",
  "vcap.me",
  "lacolhost.com",
  "1u.ms",
  "rbndr.us",
];

/** Expects a parsed URL's hostname, in which every form of IPv4 is normalised and IPv6 is in brackets. */
function isPrivateHost(hostname: string): boolean {
  const host = bareHost(hostname);
  if (host.startsWith("[")) return !isPublicIpv6(host.slice(1, -1));
  if (/^\d+(\.\d+){3}$/.test(host)) return isPrivateIpv4(host);
  if (!host.includes(".")) return true;
  return [...PRIVATE_DOMAINS, ...ADDRESS_DOMAINS].some((domain) => host === domain || host.endsWith(`.${domain}`));
}

const bareHost = (hostname: string) => hostname.toLowerCase().replace(/\.+$/, "");

function numberOf(ipv4: string): number {
  return ipv4.split(".").reduce((sum, part) => sum * 256 + Number(part), 0);
}

function isPrivateIpv4(address: string): boolean {
  const number = numberOf(address);
  return PRIVATE_NETWORKS.some(({ size, block }) => Math.floor(number / size) === block);
}

/** Only 2000::/3 is public, and in it not 6to4 and Teredo, which wrap IPv4 addresses, nor reserved networks. */
function isPublicIpv6(address: string): boolean {
  const [first = 0, second = 0] = address.split(":", 2).map((group) => Number.parseInt(group || "0", 16));
  if (first < 0x2000 || first > 0x3fff || first === 0x2002) return false;
  if (first === 0x2001) return second >= 0x200 && second !== 0xdb8;
  return first !== 0x3fff || second >= 0x1000;
}

/** Longer than the address of any real calendar. */
const FEED_ADDRESS_LENGTH = 2_000;

const WITHOUT_SCHEME = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+(?:[/:?#]|$)/u;

/** Null where the text is no web address or has a user name, which may hide the host. */
export function parseFeedAddress(text: string): string | null {
  const typed = text.trim().replace(/^(?:webcals?|feed):\/\//i, "https://");
  const address = WITHOUT_SCHEME.test(typed) ? `https://${typed}` : typed;
  if (address.length > FEED_ADDRESS_LENGTH || !/^https?:\/\//i.test(address)) return null;
  const url = parseUrl(address);
  if (!url) return null;
  url.hash = "";
  return url.username || url.password ? null : url.href;
}

export const hasCalendarSuffix = (address: string) => /\.(ics|ical)(\.gz)?\/?$/i.test(new URL(address).pathname);

export interface HopRules {
  /** The product's own host: a feed must not be fetched from here. */
  ownHost: string;
  /** "host:port" pairs that are allowed in spite of the rules. */
  allowedHosts: readonly string[];
}

export const isAllowedHost = (url: URL, { allowedHosts }: HopRules) =>
  allowedHosts.includes(`${bareHost(url.hostname)}:${url.port || (url.protocol === "https:" ? "443" : "80")}`);

/** Returns an address that may be fetched, or why not; each redirect's target is judged anew. */
export function checkHop(
  address: string,
  rules: HopRules,
): Result<URL, Extract<FeedProblem, "bad_address" | "private_address">> {
  const parsed = parseFeedAddress(address);
  if (parsed === null) return refuse("bad_address");
  const url = new URL(parsed);
  if (isAllowedHost(url, rules)) return succeed(url);
  const host = bareHost(url.hostname);
  const isOwn = [rules.ownHost, `www.${rules.ownHost}`].includes(host);
  if (isOwn || isPrivateHost(host)) return refuse("private_address");
  return ["", "80", "443"].includes(url.port) ? succeed(url) : refuse("bad_address");
}
