const WITHOUT_SCHEME = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+(?:[/:?#]|$)/u;

/**
 * A link that is safe to offer, from what somebody typed: http and https only, "kirken.no" as well as
 * "https://kirken.no". Null for anything else, and for addresses that hide a user name before the host.
 */
export function safeWebAddress(text: string | null): string | null {
  const typed = text?.trim() ?? "";
  const address = WITHOUT_SCHEME.test(typed) ? `https://${typed}` : typed;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  return url.username || url.password || !url.hostname.includes(".") ? null : url.href;
}

/** "kirken.no", from a safe address. */
export function hostOf(address: string): string {
  return new URL(address).hostname.replace(/^www\./, "");
}

/** A stretch of a text; with `href` it is a link. */
export interface TextPart {
  text: string;
  href?: string;
}

/** The lines of a paragraph, each in its parts. */
export type Paragraph = TextPart[][];

const LINK = /(?:https?:\/\/|www\.)[^\s<>"]+/gi;

/** What ends a sentence rather than an address. */
const PUNCTUATION = ".,;:!?'”»)]";

/**
 * A text in paragraphs (an empty line stands between them) with the web addresses in it as links; those of the site
 * `ours` also where its name is none of the web, as on somebody's own machine.
 */
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

/** The address without what follows it in a sentence; a closing bracket stays when the address itself opened one. */
function withoutPunctuation(address: string): string {
  let end = address.length;
  while (PUNCTUATION.includes(address.charAt(end - 1)) && !(address[end - 1] === ")" && address.includes("(")))
    end -= 1;
  return address.slice(0, end);
}

/** Whether a field for a website takes it: it may be empty. */
export const isWebsite = (text: string) => text === "" || parseWebsite(text) !== null;

/**
 * The address of a website as somebody types it, complete: "kirken.no" means https://kirken.no. Null where it is no
 * address, of another kind than http and https, without a domain, or carries a user name.
 */
export function parseWebsite(text: string): string | null {
  const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text);
  if (hasScheme && !/^https?:\/\//i.test(text)) return null;
  if (/^\/|\s/.test(text) || !URL.canParse(hasScheme ? text : `https://${text}`)) return null;
  const url = new URL(hasScheme ? text : `https://${text}`);
  const hasDomain = /^[^.]+(\.[^.]+)+$/.test(url.hostname);
  return hasDomain && !url.username && !url.password ? url.href : null;
}

/** A part of an address without its escapes (%40); as it stands where they are broken. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
