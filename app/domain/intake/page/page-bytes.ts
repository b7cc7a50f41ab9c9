import { cleanFeedText, decoderOf, utf16Text, utf8Text } from "~/domain/calendars/reader/bytes";

const HEAD = 4096;

/** In `<meta charset>` or `<meta http-equiv="Content-Type">`. */
const charsetInHead = (bytes: Uint8Array): string | null => {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD));
  return /<meta\b[^>]{0,300}\bcharset\s*=\s*["']?\s*([\w.:-]+)/i.exec(head)?.[1]?.toLowerCase() ?? null;
};

const charsetInHeader = (contentType: string | null): string | null =>
  /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType ?? "")?.[1]?.toLowerCase() ?? null;

/** By byte-order mark, as UTF-8 where it is that (whatever the header says), else by header, head, or Windows-1252. */
export function decodePage(bytes: Uint8Array, contentType: string | null): string {
  const whole = utf16Text(bytes) ?? utf8Text(bytes) ?? utf8Text(withoutCutCharacter(bytes));
  if (whole !== null) return cleanFeedText(whole);
  const said = charsetInHeader(contentType) ?? charsetInHead(bytes);
  return cleanFeedText(mostlyUtf8(bytes) ?? decoderOf(said)(bytes));
}

/** A body that was cut at a limit may end within a character. */
const withoutCutCharacter = (bytes: Uint8Array) => {
  let end = bytes.length;
  while (end > 0 && bytes.length - end < 3 && ((bytes[end - 1] ?? 0) & 0xc0) === 0x80) end--;
  return bytes.subarray(0, Math.max(0, end - 1));
};

/** UTF-8 with a few pasted bytes of another charset: those alone are lost. */
function mostlyUtf8(bytes: Uint8Array): string | null {
  const text = new TextDecoder("utf-8").decode(bytes);
  const lost = text.split("\ufffd").length - 1;
  const kept = text.match(/[\u00a0-\ufffc]/g)?.length ?? 0;
  return kept > 10 * lost ? text : null;
}
