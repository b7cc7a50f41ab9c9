import { decodeEntities } from "~/domain/calendars/reader/html";

/** An element within a line begins or ends; raised letters follow. */
export const EDGE = "\ue002";
export const RAISED = "\ue003";
/** One that has a class begins; ends. */
export const OPENED = "\ue004";
export const SHUT = "\ue005";
const EDGES = `[${EDGE}${OPENED}${SHUT}]`;

const MARKS = /[\ue000-\uf8ff]/g;

export const withoutMarks = (text: string) => text.replace(MARKS, "");

/** "kl. 19" with a raised "00" is "kl. 19.00"; neighbouring elements would make another number or word. */
const GLUED = new RegExp(
  `(?<=\\d)${EDGES}+(?=[\\p{L}\\d])|(?<=\\p{L})${EDGES}+(?=\\d)|(?<=\\p{Ll})${EDGES}+(?=\\p{Lu})|(?<=\\p{L}[.:]?|\\))${EDGES}*${SHUT}${EDGES}*${OPENED}${EDGES}*(?=[\\p{L}\\d])`,
  "gu",
);

export function seenText(gathered: string): string {
  return decodeText(gathered)
    .replace(new RegExp(`(?<=\\b\\d{1,2})${EDGES}*${RAISED}(?=\\d\\d(?!\\d))`, "g"), ".")
    .replaceAll(RAISED, "")
    .replace(GLUED, " ")
    .replace(new RegExp(EDGES, "g"), "")
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** References that were escaped twice are decoded too. */
export function decodeText(text: string): string {
  if (!text.includes("&")) return text;
  const once = decodeEntities(text);
  return once.includes("&") ? decodeEntities(once) : once;
}
