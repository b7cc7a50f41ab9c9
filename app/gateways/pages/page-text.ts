import { decodeEntities } from "~/domain/calendars/reader/html";

/** An element within a line begins or ends; raised letters follow. */
export const EDGE = "\ue002";
export const RAISED = "\ue003";

const MARKS = /[\ue000-\uf8ff]/g;

export const withoutMarks = (text: string) => text.replace(MARKS, "");

/** "kl. 19" with a raised "00" is "kl. 19.00"; neighbouring elements would make another number or word. */
const GLUED = new RegExp(
  `(?<=\\d)${EDGE}+(?=[\\p{L}\\d])|(?<=\\p{L})${EDGE}+(?=\\d)|(?<=\\p{Ll})${EDGE}+(?=\\p{Lu})`,
  "gu",
);

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

/** References that were escaped twice are decoded too. */
export function decodeText(text: string): string {
  if (!text.includes("&")) return text;
  const once = decodeEntities(text);
  return once.includes("&") ? decodeEntities(once) : once;
}
