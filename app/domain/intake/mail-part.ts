import { decodePage } from "./page/page-bytes";

export interface MailPart {
  text: string;
  contentType: "text/plain" | "text/html" | "text/calendar";
}

/** Bytes. */
const LONGEST_HEAD = 20_000;
const HEAD = /^(?:[\w-]+:.*\r?\n(?:[ \t].*\r?\n)*)+(?=\r?\n)/;
/** Nobody types them. */
const OF_PROGRAMS = /^(?:mime-version|message-id|received|return-path|content-type|content-transfer-encoding):/im;
const HAS_ROWS = /<(?:t[dh]|li)[\s>]/i;

/** What a saved mail tells; null for other texts, and for one parted too often. Its reader is loaded with the first one. */
export async function mailPart(bytes: Uint8Array<ArrayBuffer>): Promise<MailPart | null> {
  const [head = ""] = HEAD.exec(decodePage(bytes.subarray(0, LONGEST_HEAD), null)) ?? [];
  if (!OF_PROGRAMS.test(head)) return null;
  const { default: PostalMime } = await import("postal-mime");
  const mail = await PostalMime.parse(bytes, { attachmentEncoding: "utf8" }).catch(() => null);
  if (!mail) return null;
  const { subject = "", text, html, attachments } = mail;
  const calendar = attachments.find(({ mimeType }) => mimeType === "text/calendar")?.content;
  if (typeof calendar === "string") return { text: calendar.trim(), contentType: "text/calendar" };
  if (html !== undefined && (text === undefined || HAS_ROWS.test(html)))
    return { text: html.trim(), contentType: "text/html" };
  return { text: `Subject: ${subject}\n\n${text?.trim() ?? ""}`, contentType: "text/plain" };
}
