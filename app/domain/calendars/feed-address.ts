import { refuse, type Result, succeed } from "~/domain/result";
import type { FeedProblem } from "./run";

/** IPv4 networks that are nobody's on the public internet: RFC 6890 and its followers. */
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

/** Domains that are never public (RFC 6761, 6762, 8375, 9476 and what networks at home and clouds use). */
const PRIVATE_DOMAINS = [
  ...["localhost", "local", "localdomain", "internal", "intranet", "private", "corp", "lan", "home", "home.arpa"],
  ...["arpa", "onion", "alt", "invalid", "svc", "metadata.tencentyun.com"],
];

/** Public names that lead to whatever address is written into them, or to one's own machine. */
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

/**
 * Whether a host is not on the public internet, as far as its name tells. `hostname` is a parsed URL's: there, decimal,
 * octal, hexadecimal and shortened IPv4 addresses have become the usual four numbers, and IPv6 stands in brackets.
 */
function isPrivateHost(hostname: string): boolean {
  const host = bareHost(hostname);
  if (host.startsWith("[")) return !isPublicIpv6(host.slice(1, -1));
  if (/^\d+(\.\d+){3}$/.test(host)) return isPrivateIpv4(host);
  if (!host.includes(".")) return true;
  return [...PRIVATE_DOMAINS, ...ADDRESS_DOMAINS].some((domain) => host === domain || host.endsWith(`.${domain}`));
}

/** A host in small letters, without the dots that may end it. */
const bareHost = (hostname: string) => hostname.toLowerCase().replace(/\.+$/, "");

function numberOf(ipv4: string): number {
  return ipv4.split(".").reduce((sum, part) => sum * 256 + Number(part), 0);
}

function isPrivateIpv4(address: string): boolean {
  const number = numberOf(address);
  return PRIVATE_NETWORKS.some(({ size, block }) => Math.floor(number / size) === block);
}

/**
 * Only 2000::/3 is public, so that loopback, link-local, local and mapped addresses need no list; in it, what wraps an
 * IPv4 address (6to4, Teredo) and what is for books or protocols is not.
 */
function isPublicIpv6(address: string): boolean {
  const [first = 0, second = 0] = address.split(":", 2).map((group) => Number.parseInt(group || "0", 16));
  if (first < 0x2000 || first > 0x3fff || first === 0x2002) return false;
  if (first === 0x2001) return second >= 0x200 && second !== 0xdb8;
  return first !== 0x3fff || second >= 0x1000;
}

/** Longer than any calendar's address. */
const FEED_ADDRESS_LENGTH = 2_000;

const WITHOUT_SCHEME = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+(?:[/:?#]|$)/u;

/**
 * A feed's address as it is stored and fetched, from what was typed: webcal:// means https://, and so does nothing. Null
 * for what is no web address, or carries a user name (which may hide the host, and would be kept in the clear).
 */
export function parseFeedAddress(text: string): string | null {
  const typed = text.trim().replace(/^(?:webcals?|feed):\/\//i, "https://");
  const address = WITHOUT_SCHEME.test(typed) ? `https://${typed}` : typed;
  if (address.length > FEED_ADDRESS_LENGTH || !/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  url.hash = "";
  return url.username || url.password ? null : url.href;
}

/** Whether the path itself says that it is a calendar: it ends in .ics or .ical. */
export const hasCalendarSuffix = (address: string) => /\.(ics|ical)(\.gz)?\/?$/i.test(new URL(address).pathname);

export interface HopRules {
  /** The product's own host, which would be fetching from itself. */
  ownHost: string;
  /** "host:port" pairs that are open in spite of everything. */
  allowedHosts: readonly string[];
}

/** Whether the setting opens this host and port. */
export const isAllowedHost = (url: URL, { allowedHosts }: HopRules) =>
  allowedHosts.includes(`${bareHost(url.hostname)}:${url.port || (url.protocol === "https:" ? "443" : "80")}`);

/** An address that may be asked, or why not: judged anew for where each redirect leads. */
export function judgeHop(
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
