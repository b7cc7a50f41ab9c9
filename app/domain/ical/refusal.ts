import { ICAL_LIMITS } from "./limits";

/** Why a body is no calendar. */
export type Refusal = "empty" | "html" | "not-a-calendar" | "too-large";

const HTML = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*-->\s*)?<(?:!doctype\s+html|html|head|body)\b/i;
const MARKER = /^[ \t]*BEGIN[ \t]*:[ \t]*VCALENDAR/im;

/** Null for a calendar: a text with the calendar marker that isn't a web page (a sign-in page may well quote one). */
export function refusalOf(text: string): Refusal | null {
  if (text.length > ICAL_LIMITS.bodyLength) return "too-large";
  if (HTML.test(text.slice(0, 1000))) return "html";
  if (MARKER.test(text)) return null;
  if (text.trim() === "") return "empty";
  return /<html\b/i.test(text) ? "html" : "not-a-calendar";
}
