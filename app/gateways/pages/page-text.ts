import { decodeEntities } from "~/domain/calendars/reader/html";

/** Stand in gathered text where an element within a line begins or ends, and before raised letters. */
export const EDGE = "\ue002";
export const RAISED = "\ue003";

const MARKS = /[\ue000-\uf8ff]/g;

/** Text of a page as it is gathered: without letters that have a meaning here. */
export const withoutMarks = (text: string) => text.replace(MARKS, "");

/** "kl. 19" with a raised "00" is "kl. 19.00"; two elements beside each other that would make another number or word. */
const GLUED = new RegExp(
  `(?<=\\d)${EDGE}+(?=[\\p{L}\\d])|(?<=\\p{L})${EDGE}+(?=\\d)|(?<=\\p{Ll})${EDGE}+(?=\\p{Lu})`,
  "gu",
);

/** Returns gathered text as it is seen on one line. */
export function seenText(gathered: string): string {
  return decodeText(gathered)
    .replace(new RegExp(`(?<=\\b\\d{1,2})${EDGE}*${RAISED}(?=\\d\\d(?!\\d))`, "g"), ".")
    .replaceAll(RAISED, "")
    .replace(GLUED, " ")
    .replaceAll(EDGE, "")
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** Returns text or an attribute with its references; those that were escaped twice as well. */
export function decodeText(text: string): string {
  if (!text.includes("&")) return text;
  const once = decodeEntities(text);
  return once.includes("&") ? decodeEntities(once) : once;
}
