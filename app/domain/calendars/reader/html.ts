import entities from "./entities.json";

const NAMED: Record<string, string> = entities;

const REFERENCE = /&(?:#(\d{1,7})|#[xX]([\dA-Fa-f]{1,6})|([A-Za-z]{2,8}\d{0,2}));/g;

export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(REFERENCE, (reference, decimal?: string, hex?: string, name?: string) => {
    if (name) return NAMED[name] ?? reference;
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? "", 16);
    const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : "";
  });
}

const HIDDEN = /<!--|<(script|style|head|title)\b[^<>]*>/gi;
const DECLARATION = /<!\[CDATA\[|\]\]>|<![a-zA-Z][^<>]*>|<\?[^<>]*>/g;
/** Strict enough that "alder < 12 og > 6" is not a tag. */
const HTML_TAG = /<\/?[a-zA-Z][^<>]*>/g;
const LINK = /<a\b([^<>]*)>([^<]*)<\/a\s*>/gi;
const ADDRESS = /\bhref\s*=\s*["']?(https?:\/\/[^\s"'<>]+)/i;
const BREAK =
  /<(?:br|hr)\b[^<>]*>|<\/?(?:p|div|tr|table|h[1-6])\b[^<>]*>|<\/(?:li|ul|ol|blockquote|section|article)\s*>/gi;

/** Paragraphs, breaks and list items become lines, links keep their address. Every pattern runs in linear time. */
function textOfHtml(html: string): string {
  return withoutHidden(html)
    .replace(DECLARATION, "")
    .replace(/>\s+</g, (gap) => (gap.includes("\n") ? "><" : gap))
    .replace(
      LINK,
      (link, attributes: string, text: string) => linkText(ADDRESS.exec(attributes)?.[1], text.trim()) ?? link,
    )
    .replace(/<li\b[^<>]*>/gi, "\n• ")
    .replace(BREAK, "\n")
    .replace(HTML_TAG, "");
}

function withoutHidden(html: string): string {
  const lower = html.toLowerCase();
  let visible = "";
  let from = 0;
  HIDDEN.lastIndex = 0;
  for (let opening = HIDDEN.exec(html); opening; opening = HIDDEN.exec(html)) {
    const closing = lower.indexOf(opening[1] ? `</${opening[1].toLowerCase()}` : "-->", HIDDEN.lastIndex);
    visible += html.slice(from, opening.index);
    from = closing < 0 ? HIDDEN.lastIndex : html.indexOf(">", closing) + 1 || html.length;
    if (closing < 0) break;
    HIDDEN.lastIndex = from;
  }
  return visible + html.slice(from);
}

function linkText(address: string | undefined, text: string): string | null {
  if (!address) return null;
  const bare = (url: string) => decodeEntities(url).replace(/^https?:\/\/(www\.)?|\/$/g, "");
  return !text || bare(address) === bare(text) ? address : `${text} (${address})`;
}

const ESCAPED_TAG = /&lt;\/?(?:p|br|div|span|a|b|i|u|strong|em|ul|ol|li|html|body|h[1-6])\b/i;
const TAG = /<\/?[a-zA-Z!][^<>]*>/;
/** Control characters, and those that change the direction of text; emoji need joiners. */
const INVISIBLE = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u200B\u202A-\u202E\u2060\u2066-\u2069\uFFFE\uFFFF]/g;

const HALF_CHARACTER = /\p{Cs}/gu;

const NEEDS_WORK =
  /[<&\\\u0000-\u001F\u007F-\u00A0\u00AD\u2000-\u200B\u2028-\u202F\u205F-\u2069\u3000\uD800-\uDFFF\uFFFE\uFFFF]| {2}/;

/** Returns a text's lines without tags, references and double spaces; null where nothing is left. */
export function plainText(written: string): string | null {
  if (!NEEDS_WORK.test(written)) return written.trim() || null;
  const source = ESCAPED_TAG.test(written) && !TAG.test(written) ? decodeEntities(written) : written;
  const text = decodeEntities(TAG.test(source) ? textOfHtml(source) : source)
    .replace(/\\(["':])/g, "$1")
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(INVISIBLE, "")
    .replace(HALF_CHARACTER, "\uFFFD")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  return text || null;
}

export function lineOfText(written: string, between: string): string | null {
  return plainText(written)?.replace(/[,;]?\n+/g, between) ?? null;
}

export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text
    .slice(0, length - 1)
    .replace(/\s\S{0,30}$/, "")
    .replace(HALF_CHARACTER, "")}…`;
}
