import { hasCalendarSuffix, parseFeedAddress } from "~/domain/calendars/feed-address";
import { feedAddressOf, type LinkProblem } from "~/domain/calendars/sharing-links";
import { present } from "~/domain/values";

export type Recognised =
  | { kind: "nothing" }
  | { kind: "feed"; address: string }
  /** A Google sheet, as a table. */
  | { kind: "table"; address: string }
  | { kind: "page"; address: string }
  /** A service's page without a calendar, which has instructions of its own; or no address. */
  | { kind: "problem"; problem: LinkProblem }
  | { kind: "text"; text: string };

const LONGEST_LINK = 10_000;
/** Words beside an address that only say what it is: "Her er kalenderen vår:". */
const LONGEST_WORDS = 400;
const ADDRESS =
  /(?:(?:https?|webcals?|feed):\/\/|www\.)[^\s<>"']+|(?<![\p{L}\d@.-])(?:[\p{L}\d-]{1,63}\.)+(?:no|com|org|net|church|events|io|me|ma|info|eu|se|dk|app|co\.uk)(?:\/[^\s<>"']*)?(?![\p{L}\d@])/giu;
const CODE = /<(?:iframe|script|embed|object)\b/i;
const WHOLE = /^\s*(?:BEGIN:VCALENDAR|<!doctype\s|<html|<head|<body)/i;

/** Addresses may lack https:// or have words around them. Of several the first calendar counts, else the first. */
export function recognise(pasted: string): Recognised {
  const text = pasted.trim();
  if (text === "") return { kind: "nothing" };
  if (WHOLE.test(text)) return { kind: "text", text };
  if (CODE.test(text.slice(0, LONGEST_LINK))) return ofCode(text);
  if (!/\s/.test(text) && /[./:]/.test(text)) return ofLink(text);
  const addresses = addressesIn(text);
  return addresses.length > 0 && saysNoMore(text, addresses) ? best(addresses.map(ofLink)) : { kind: "text", text };
}

export function pastedAddress(pasted: string): string | null {
  const found = recognise(pasted);
  return "address" in found ? found.address : null;
}

function ofCode(code: string): Recognised {
  const framed = feedAddressOf(code.slice(0, LONGEST_LINK));
  if (/<iframe\b/i.test(code) && (framed.ok || framed.problem !== "bad_address")) {
    const source = /\bsrc\s*=\s*["']?([^"'\s>]+)/i.exec(code)?.[1]?.replaceAll("&amp;", "&");
    return source === undefined ? { kind: "problem", problem: "bad_address" } : ofLink(withScheme(source));
  }
  const addresses = addressesIn(code);
  return addresses.length > 0 ? best(addresses.map(ofLink)) : { kind: "text", text: code };
}

/** "//embed.example/x", as in a page. */
const withScheme = (address: string) => (address.startsWith("//") ? `https:${address}` : address);

function addressesIn(text: string): string[] {
  const found = text.slice(0, LONGEST_LINK).match(ADDRESS) ?? [];
  return [...new Set(found.map((address) => address.replace(/[.,;:!?)\]»”]+$/, "")))].slice(0, 20);
}

function saysNoMore(text: string, addresses: readonly string[]): boolean {
  const words = addresses.reduce((left, address) => left.replaceAll(address, " "), text);
  return words.length <= LONGEST_WORDS && !/\d/.test(words);
}

const best = (all: readonly Recognised[]): Recognised =>
  all.find(({ kind }) => kind === "feed") ??
  all.find(({ kind }) => kind === "table") ??
  all.find(({ kind }) => kind === "page") ??
  present(all[0], "pasted address");

function ofLink(link: string): Recognised {
  const typed = parseFeedAddress(link);
  const sheet = typed && sheetOf(new URL(typed), link);
  if (sheet) return { kind: "table", address: sheet };
  const found = feedAddressOf(link);
  if (!found.ok) return { kind: "problem", problem: found.problem };
  const isFeed = found.value !== typed || /^webcals?:/i.test(link) || isCalendar(found.value);
  return { kind: isFeed ? "feed" : "page", address: found.value };
}

function isCalendar(address: string): boolean {
  const { hostname, pathname, search } = new URL(address);
  return (
    hasCalendarSuffix(address) ||
    /[?&](?:ical|outlook-ical)=1\b|[?&]format=ical\b|[?&]export\b/.test(search) ||
    /\/(?:feed\/ical|events\/ical|ical\/(?:resource|parish)\/[\w-]+.*|ics\/get|events\/subscribe|icals\/.+)\/?$/.test(
      pathname,
    ) ||
    (/(?:^|\.)icloud\.com$/.test(hostname) && pathname.startsWith("/published/")) ||
    (hostname === "tockify.com" && pathname.startsWith("/api/feeds/ics/"))
  );
}

/** "export?format=csv&gid=", or of a published one `pub?output=csv`: https://developers.google.com/workspace/sheets */
function sheetOf(url: URL, typed: string): string | null {
  if (url.hostname !== "docs.google.com") return null;
  const gid = /[#&?]gid=(\d{1,12})/.exec(typed)?.[1];
  const published = /^\/spreadsheets\/d\/e\/([\w-]{10,200})\//.exec(url.pathname)?.[1];
  if (published)
    return `https://docs.google.com/spreadsheets/d/e/${published}/pub?output=csv${gid ? `&gid=${gid}` : ""}`;
  const id = /^\/spreadsheets\/d\/([\w-]{10,200})/.exec(url.pathname)?.[1];
  return id ? `https://docs.google.com/spreadsheets/d/${id}/export?format=csv${gid ? `&gid=${gid}` : ""}` : null;
}
