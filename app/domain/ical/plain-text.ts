import { decodeEntities } from "./html-entities";
import { textOfHtml } from "./html-text";

/** HTML that was escaped once too often. */
const ESCAPED_TAG = /&lt;\/?(?:p|br|div|span|a|b|i|u|strong|em|ul|ol|li|html|body|h[1-6])\b/i;
const TAG = /<\/?[a-zA-Z!][^<>]*>/;
/** Control characters, and those that turn the direction of everything after them. Joiners stay: emoji need them. */
const INVISIBLE = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u200B\u202A-\u202E\u2060\u2066-\u2069\uFFFE\uFFFF]/g;

/** What is left of a character that was cut through. */
const HALF_CHARACTER = /\p{Cs}/gu;

/** Whether there is anything in a text that the steps below would change; most texts are done with here. */
const NEEDS_WORK = /[<&\\\u0000-\u001F\u007F-\u00A0\u00AD\u2000-\u200B\u2028-\u202F\u205F-\u2069\u3000\uD800-\uDFFF\uFFFE\uFFFF]| {2}/;

/**
 * Text of several lines from what may be HTML: without tags, references put into characters, spaces collapsed. Null
 * where nothing is left.
 */
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

/** The same on one line, for titles and places. `between` stands where a line ended. */
export function lineOfText(written: string, between: string): string | null {
  return plainText(written)?.replace(/[,;]?\n+/g, between) ?? null;
}

/** Text of at most so many characters, cut at a word where there is one near. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/\s\S{0,30}$/, "").replace(HALF_CHARACTER, "")}…`;
}
