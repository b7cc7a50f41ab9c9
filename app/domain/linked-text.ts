import { safeWebAddress } from "./web-address";

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
  while (PUNCTUATION.includes(address.charAt(end - 1)) && !(address[end - 1] === ")" && address.includes("("))) end -= 1;
  return address.slice(0, end);
}
