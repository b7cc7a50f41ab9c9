/** The characters of the bytes 0x80 to 0x9F; other bytes are the character with their number. */
const HIGH_CONTROLS = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ";

const CHUNK = 8192;

/** Decodes Windows-1252 by itself, because runtimes differ in the bytes 0x80 to 0x9F. */
function decodeWindows1252(bytes: Uint8Array): string {
  let text = "";
  for (let from = 0; from < bytes.length; from += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(from, from + CHUNK));
  }
  return text.replace(/[\x80-\x9F]/g, (character) => HIGH_CONTROLS[character.charCodeAt(0) - 0x80] ?? character);
}

const LF = 10;
const CR = 13;
const SPACE = 32;
const TAB = 9;

/** Decodes UTF-16 or UTF-8, else line by line in the Content-Type's charset or Windows-1252; drops stray NULs. */
export function decodeCalendar(bytes: Uint8Array, contentType?: string | null): string {
  return cleanFeedText(utf16Text(bytes) ?? utf8Text(bytes) ?? textOfMixedLines(bytes, charsetOf(contentType)));
}

export const cleanFeedText = (text: string) => (/[\0\uFEFF]/.test(text) ? text.replace(/[\0\uFEFF]/g, "") : text);

/** Null where neither a byte-order mark nor the pattern of bytes shows UTF-16. */
export function utf16Text(bytes: Uint8Array): string | null {
  const [first, second, , fourth] = bytes;
  const isLittle = (first === 0xff && second === 0xfe) || (first !== 0 && second === 0 && fourth === 0);
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0 && second !== undefined);
  if (!isLittle && !isBig) return null;
  return new TextDecoder("utf-16le").decode(isLittle ? bytes : swapped(bytes));
}

function swapped(bytes: Uint8Array): Uint8Array {
  const result = new Uint8Array(bytes.length - (bytes.length % 2));
  for (let at = 0; at < result.length; at += 2) {
    result[at] = bytes[at + 1] ?? 0;
    result[at + 1] = bytes[at] ?? 0;
  }
  return result;
}

export function utf8Text(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function charsetOf(contentType: string | null | undefined): string | null {
  return /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType ?? "")?.[1]?.toLowerCase() ?? null;
}

/** Decodes unfolded lines, because some programs fold inside a UTF-8 character; others are in the older charset. */
function textOfMixedLines(bytes: Uint8Array, charset: string | null): string {
  const unfolded = unfoldBytes(bytes);
  const whole = utf8Text(unfolded);
  if (whole !== null) return whole;
  const decode = decoderOf(charset);
  const lines: string[] = [];
  for (let from = 0; from < unfolded.length;) {
    const end = unfolded.indexOf(LF, from);
    const line = unfolded.subarray(from, end < 0 ? unfolded.length : end + 1);
    lines.push(utf8Text(line) ?? decode(line));
    from += line.length;
  }
  return lines.join("");
}

export function decoderOf(charset: string | null): (bytes: Uint8Array) => string {
  if (!charset || /^(utf-?(8|16)|us-ascii|ascii|iso-?8859-?1|latin-?1|(windows|cp)-?1252)/.test(charset))
    return decodeWindows1252;
  try {
    const decoder = new TextDecoder(charset);
    return (bytes) => decoder.decode(bytes);
  } catch {
    return decodeWindows1252;
  }
}

function unfoldBytes(bytes: Uint8Array): Uint8Array {
  const result = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    const lineEnd = bytes[at] === LF ? at : bytes[at] === CR && bytes[at + 1] === LF ? at + 1 : -1;
    const next = lineEnd < 0 ? undefined : bytes[lineEnd + 1];
    if (next === SPACE || next === TAB) at = lineEnd + 1;
    else result[length++] = bytes[at] ?? 0;
  }
  return result.subarray(0, length);
}
