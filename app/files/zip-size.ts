import { Inflate } from "fflate";
import { refuse, type Result, succeed } from "~/domain/values";

interface Entry {
  name: string;
  isPacked: boolean;
  from: number;
  /** Packed bytes. */
  length: number;
}

/** What a zip file may unpack to: generous for any real programme. */
const ZIP_LIMITS = { entries: 2_000, bytes: 64 * 1024 * 1024, text: 24 * 1024 * 1024 } as const;

const END = 0x06054b50;
const LISTED = 0x02014b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 65_535;
/** Bytes unpacked at once: at most a thousand times as much comes out. */
const STEP = 8 * 1024;

const isText = (name: string) => /\.(?:xml|rels|vml)$/i.test(name);

/** `texts` are the parts that are XML. */
export interface Unzipped {
  names: string[];
  texts: Map<string, Uint8Array>;
}

export const isZip = ([first, second, third = 255, fourth = 255]: Uint8Array) =>
  first === 0x50 && second === 0x4b && third < 7 && fourth < 9;

/** Counts what comes out before a library unpacks it: the size that a zip file states may be wrong on purpose. */
export function unzip(bytes: Uint8Array): Result<Unzipped, "too_big" | "damaged"> {
  try {
    const entries = entriesOf(bytes);
    if (entries === null || entries.length === 0) return refuse("damaged");
    if (entries.length > ZIP_LIMITS.entries) return refuse("too_big");
    const texts = textsOf(bytes, entries);
    return texts ? succeed({ names: entries.map(({ name }) => name), texts }) : refuse("too_big");
  } catch {
    return refuse("damaged");
  }
}

function textsOf(bytes: Uint8Array, entries: readonly Entry[]): Map<string, Uint8Array> | null {
  const left = { bytes: ZIP_LIMITS.bytes, text: ZIP_LIMITS.text };
  const texts = new Map<string, Uint8Array>();
  for (const entry of entries) {
    const isKept = isText(entry.name);
    const chunks: Uint8Array[] = [];
    const isWithin = unpack(bytes, entry, (chunk) => {
      left.bytes -= chunk.length;
      if (isKept) left.text -= chunk.length;
      if (isKept && left.text >= 0) chunks.push(chunk);
      return left.bytes >= 0 && left.text >= 0;
    });
    if (!isWithin) return null;
    if (isKept) texts.set(entry.name, joined(chunks));
  }
  return texts;
}

/** False where `take` refuses more. */
function unpack(bytes: Uint8Array, { isPacked, from, length }: Entry, take: (chunk: Uint8Array) => boolean): boolean {
  const packed = bytes.subarray(from, from + length);
  if (!isPacked) return take(packed);
  let isWithin = true;
  const inflate = new Inflate((chunk) => (isWithin &&= take(chunk)));
  for (let at = 0; isWithin && at < packed.length; at += STEP)
    inflate.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
  return isWithin;
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** Null where the file does not end with a list of its parts. */
function entriesOf(bytes: Uint8Array): Entry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === null) return null;
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0 && entries.length <= ZIP_LIMITS.entries; left--) {
    if (view.getUint32(at, true) !== LISTED) return null;
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [
      number,
      number,
      number,
    ];
    const header = view.getUint32(at + 42, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      isPacked: view.getUint16(at + 10, true) !== 0,
      from: header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true),
      length: view.getUint32(at + 20, true),
    });
    at += 46 + nameLength + extra + comment;
  }
  return entries;
}

function endOf(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - END_LENGTH - LONGEST_COMMENT);
  for (let at = view.byteLength - END_LENGTH; at >= first; at--) if (view.getUint32(at, true) === END) return at;
  return null;
}
