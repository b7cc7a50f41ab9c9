import { decodePage } from "./page/page-bytes";

export interface MailPart {
  text: string;
  contentType: "text/plain" | "text/html" | "text/calendar";
}

const DEEPEST = 5;
const LONGEST_HEAD = 20_000;
const HEAD = /^(?:[\w-]+:.*\n(?:[ \t].*\n)*)+(?=\n)/;
/** Nobody types them. */
const OF_PROGRAMS = /^(?:mime-version|message-id|received|return-path|content-type|content-transfer-encoding):/im;
const ENCODED_WORD = /=\?([\w-]+)\?([bq])\?([^?\s]*)\?=(?:\s+(?==\?))?/gi;
const HAS_ROWS = /<(?:t[dh]|li)[\s>]/i;

const headOf = (written: string) => HEAD.exec(written.slice(0, LONGEST_HEAD))?.[0] ?? "";
const field = (head: string, name: string) => new RegExp(`^${name}: *(.*(?:\\n[ \\t].*)*)`, "im").exec(head)?.[1] ?? "";

function ofBase64(text: string): string | null {
  try {
    return atob(text.replace(/[^A-Za-z\d+/]/g, ""));
  } catch {
    return null;
  }
}

const ofEscapes = (text: string) =>
  text
    .replace(/=[ \t]*\n/g, "")
    .replace(/=([\dA-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

function decoded(body: string, encoding: string, type: string): string {
  const plain = /^q/i.test(encoding) ? ofEscapes(body) : /^b(?!inary)/i.test(encoding) ? ofBase64(body) : null;
  if (plain === null) return body;
  return decodePage(
    Uint8Array.from(plain, (one) => one.charCodeAt(0)),
    type,
  );
}

function* partsOf(written: string, depth = 0): Generator<{ type: string; text: string }> {
  const head = headOf(written);
  const [type, body] = [field(head, "content-type") || "text/plain", written.slice(head.length)];
  const boundary = /boundary\s*=\s*"?([^";\n]+)/i.exec(type)?.[1];
  if (boundary === undefined)
    yield { type, text: decoded(body, field(head, "content-transfer-encoding"), type).trim() };
  else if (depth < DEEPEST)
    for (const part of (body.split(`\n--${boundary}--`)[0] ?? "").split(`\n--${boundary}\n`).slice(1))
      yield* partsOf(part, depth + 1);
}

/** What a saved mail tells; null for other texts. */
export function mailPart(text: string): MailPart | null {
  const head = headOf(text.slice(0, LONGEST_HEAD).replaceAll("\r\n", "\n"));
  if (!OF_PROGRAMS.test(head)) return null;
  const parts = [...partsOf(text.replaceAll("\r\n", "\n"))].filter((part) => part.text !== "");
  const of = (kind: string) => parts.find(({ type }) => type.toLowerCase().startsWith(kind))?.text;
  const [calendar, plain, html] = [of("text/calendar"), of("text/plain"), of("text/html")];
  if (calendar !== undefined) return { text: calendar, contentType: "text/calendar" };
  if (html !== undefined && (plain === undefined || HAS_ROWS.test(html)))
    return { text: html, contentType: "text/html" };
  const subject = field(head, "subject").replace(ENCODED_WORD, (_, charset: string, encoding: string, word: string) =>
    decoded(word.replaceAll("_", " "), encoding, `charset=${charset}`),
  );
  return { text: `Subject: ${subject}\n\n${plain ?? ""}`, contentType: "text/plain" };
}
