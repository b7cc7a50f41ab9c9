/** Control characters, invisible spaces, and marks that change the direction of text. */
const INVISIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u2060\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Letters and line ends in one form, nothing invisible; text with nothing visible becomes empty. */
export function cleanText(text: string): string {
  const clean = text.normalize("NFC").replace(/\r\n?/g, "\n").replace(INVISIBLE, "").trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(clean) ? clean : "";
}

export const cleanLine = (text: string): string => cleanText(text.replace(/\s+/g, " ")).replace(/ {2,}/g, " ");
