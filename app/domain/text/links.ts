import { parseUrl } from "./parse-url";

const WITHOUT_SCHEME = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+(?:[/:?#]|$)/u;

/** Completes "kirken.no"; null for anything but http(s), and with a user name before the host. */
export function safeWebAddress(text: string | null): string | null {
  const typed = text?.trim() ?? "";
  const address = WITHOUT_SCHEME.test(typed) ? `https://${typed}` : typed;
  const url = /^https?:\/\//i.test(address) ? parseUrl(address) : null;
  return !url || url.username || url.password || !url.hostname.includes(".") ? null : url.href;
}

export const hostOf = (address: string): string => new URL(address).hostname.replace(/^www\.|\.+$/g, "");

export interface TextPart {
  text: string;
  href?: string | undefined;
}

export type Paragraph = TextPart[][];

const LINK = /(?:https?:\/\/|www\.)[^\s<>"]+/gi;

/** They end a sentence rather than an address. */
const PUNCTUATION = ".,;:!?'”»)]";

/** Paragraphs are separated by empty lines. Addresses under `ours` are links too where that is no public name. */
export function linkedText(text: string, ours: string | null = null): Paragraph[] {
  return text
    .replace(/\r\n?/g, "\n")
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => paragraph.split("\n").map((line) => partsOfLine(line, ours)));
}

function partsOfLine(line: string, ours: string | null): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of line.matchAll(LINK)) {
    const text = withoutPunctuation(match[0]);
    const href = ours !== null && text.startsWith(`${ours}/`) ? text : safeWebAddress(text);
    if (!href) continue;
    if (match.index > from) parts.push({ text: line.slice(from, match.index) });
    parts.push({ text, href });
    from = match.index + text.length;
  }
  if (from < line.length || parts.length === 0) parts.push({ text: line.slice(from) });
  return parts;
}

/** A closing bracket stays where the address opened one. */
function withoutPunctuation(address: string): string {
  let end = address.length;
  while (PUNCTUATION.includes(address.charAt(end - 1)) && !(address[end - 1] === ")" && address.includes("(")))
    end -= 1;
  return address.slice(0, end);
}

export const isWebsite = (text: string) => text === "" || parseWebsite(text) !== null;

/** https://kirken.no for "kirken.no"; null where it is not http(s), has no domain, or has a user name. */
export function parseWebsite(text: string): string | null {
  const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text);
  if (hasScheme && !/^https?:\/\//i.test(text)) return null;
  const url = /^\/|\s/.test(text) ? null : parseUrl(hasScheme ? text : `https://${text}`);
  if (!url || url.username || url.password) return null;
  const hasDomain = /^[^.]+(\.[^.]+)+$/.test(url.hostname);
  return hasDomain ? url.href : null;
}

/** Broken escapes (%40) stay. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
