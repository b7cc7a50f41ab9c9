import { decodeEntities } from "./html-entities";

/** Comments, and elements whose content nobody sees. */
const HIDDEN = /<!--|<(script|style|head|title)\b[^<>]*>/gi;
const DECLARATION = /<!\[CDATA\[|\]\]>|<![a-zA-Z][^<>]*>|<\?[^<>]*>/g;
/** A tag has a known shape, so that "alder < 12 og > 6" stays as it is. */
const TAG = /<\/?[a-zA-Z][^<>]*>/g;
const LINK = /<a\b([^<>]*)>([^<]*)<\/a\s*>/gi;
const ADDRESS = /\bhref\s*=\s*["']?(https?:\/\/[^\s"'<>]+)/i;
const BREAK = /<(?:br|hr)\b[^<>]*>|<\/?(?:p|div|tr|table|h[1-6])\b[^<>]*>|<\/(?:li|ul|ol|blockquote|section|article)\s*>/gi;

/**
 * The text of HTML, references still in it: paragraphs, breaks and list items become lines, a link keeps its address.
 * Every pattern here looks at a character a fixed number of times, whatever somebody puts into a feed.
 */
export function textOfHtml(html: string): string {
  return withoutHidden(html)
    .replace(DECLARATION, "")
    .replace(/>\s+</g, (gap) => (gap.includes("\n") ? "><" : gap))
    .replace(LINK, (link, attributes: string, text: string) => linkText(ADDRESS.exec(attributes)?.[1], text.trim()) ?? link)
    .replace(/<li\b[^<>]*>/gi, "\n• ")
    .replace(BREAK, "\n")
    .replace(TAG, "");
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

/** Null for a link that leads to no web page. */
function linkText(address: string | undefined, text: string): string | null {
  if (!address) return null;
  const bare = (url: string) => decodeEntities(url).replace(/^https?:\/\/(www\.)?|\/$/g, "");
  return !text || bare(address) === bare(text) ? address : `${text} (${address})`;
}
