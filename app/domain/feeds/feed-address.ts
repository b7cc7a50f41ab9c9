import { refuse, type Result, succeed } from "../result";
import type { FeedProblem } from "./feed-problem";
import { bareHost, isPrivateHost } from "./private-hosts";

/** Longer than any calendar's address. */
export const FEED_ADDRESS_LENGTH = 2_000;

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
export function judgeHop(address: string, rules: HopRules): Result<URL, Extract<FeedProblem, "bad_address" | "private_address">> {
  const parsed = parseFeedAddress(address);
  if (parsed === null) return refuse("bad_address");
  const url = new URL(parsed);
  if (isAllowedHost(url, rules)) return succeed(url);
  const host = bareHost(url.hostname);
  const isOwn = [rules.ownHost, `www.${rules.ownHost}`].includes(host);
  if (isOwn || isPrivateHost(host)) return refuse("private_address");
  return ["", "80", "443"].includes(url.port) ? succeed(url) : refuse("bad_address");
}
