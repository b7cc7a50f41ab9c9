import { signatureOf } from "./file-kind";

export type IntakeKind = "page" | "calendar" | "json" | "news" | "table" | "text" | IntakeRefusal;

export type IntakeRefusal = "empty" | "pdf" | "office" | "old_office" | "image" | "binary";

const START = 4096;
const HTML =
  /^\s*(?:<\?xml[^>]{0,200}\?>\s*)?(?:<!--[^]{0,2000}?-->\s*)?<(?:!doctype\s+html|html|head|body|meta|title|script|link|div|main|article|section|table|ul|ol|p|h[1-6]|a|nav|header|span|li|time|iframe)\b/i;
/** RSS, RDF and Atom. */
const NEWS =
  /^\s*(?:<\?[^>]{0,300}\?>\s*|<!--[^]{0,2000}?-->\s*|<!DOCTYPE\s+rss[^>]{0,300}>\s*){0,6}<(?:rss|feed|rdf:RDF)[\s>]/i;
const XML = /^\s*<\?xml\s/i;
const TAGS = /<(?:\/(?:div|p|li|td|tr|span|h[1-6]|article|script|body)|br\s*\/?|!doctype html)[\s>]/gi;
const FEWEST_TAGS = 3;

export function intakeKind(
  bytes: Uint8Array,
  text: string,
  name: string | null,
  contentType: string | null,
): IntakeKind {
  const start = text.slice(0, START);
  const ending = /\.([a-z0-9]{2,5})(?:$|[?#])/i.exec(name ?? "")?.[1]?.toLowerCase() ?? "";
  const signature = signatureOf(bytes);
  if (signature !== null) return signature === "zip" ? "office" : signature;
  if (text.trim() === "") return "empty";
  if (/^\s*BEGIN:VCALENDAR/im.test(start) && !HTML.test(start)) return "calendar";
  const isJson =
    /^\s*[[{]/.test(start) &&
    (ending === "json" || /json/.test(contentType ?? "") || /^\s*(?:(?:\[\s*)?\{|\[\s*\[)\s*["']/.test(start));
  if (isJson) return "json";
  if (NEWS.test(start)) return "news";
  if (HTML.test(start) || XML.test(start) || (text.slice(0, 50_000).match(TAGS)?.length ?? 0) >= FEWEST_TAGS)
    return "page";
  if (/\u0000|\ufffd{8}/.test(start) || isMostlyControls(start)) return "binary";
  if (ending === "ics" || /text\/calendar/i.test(contentType ?? "")) return "calendar";
  return ending === "csv" || ending === "tsv" || /text\/csv/i.test(contentType ?? "") ? "table" : "text";
}

const isMostlyControls = (text: string) =>
  (text.match(/[\u0001-\u0008\u000e-\u001f]/g)?.length ?? 0) * 20 > text.length;
