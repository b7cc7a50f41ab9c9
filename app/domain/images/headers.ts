export function hasText(bytes: Uint8Array, at: number, text: string): boolean {
  return (
    at >= 0 &&
    at + text.length <= bytes.length &&
    [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0))
  );
}

export function findText(bytes: Uint8Array, text: string, from = 0): number {
  const first = text.charCodeAt(0);
  for (let at = bytes.indexOf(first, from); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (hasText(bytes, at, text)) return at;
  }
  return -1;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Pixels; `turn` is the clockwise degrees to upright. */
export interface Dimensions {
  width: number;
  height: number;
  turn: 0 | 90 | 180 | 270;
}

/** AVIF and HEIC share one container, and differ in brands. */
function brandsOf(bytes: Uint8Array): string[] {
  if (!hasText(bytes, 4, "ftyp")) return [];
  const end = Math.min(bytes.length, viewOf(bytes).getUint32(0), 256);
  const brands = [8];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(at);
  return brands.map((at) => String.fromCharCode(...bytes.subarray(at, at + 4)));
}

export const isAvif = (bytes: Uint8Array) => brandsOf(bytes).some((brand) => brand === "avif" || brand === "avis");

export const isHeic = (bytes: Uint8Array) =>
  brandsOf(bytes).some((brand) => /^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand));

const HEADER_BYTES = 65_536;

/** The largest: an image made of tiles declares theirs too. */
export function avifDimensions(bytes: Uint8Array): Dimensions | null {
  const header = bytes.subarray(0, HEADER_BYTES);
  const view = viewOf(header);
  let largest: Dimensions | null = null;
  for (let at = findText(header, "ispe"); at !== -1; at = findText(header, "ispe", at + 1)) {
    if (at + 16 > header.length) break;
    const size: Dimensions = { width: view.getUint32(at + 8), height: view.getUint32(at + 12), turn: 0 };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}

interface Segment {
  marker: number;
  start: number;
  end: number;
}

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const APP0 = 0xe0;
const EXIF = 0xe1;
const COLOUR_PROFILE = 0xe2;
const ADOBE = 0xee;

export const isJpeg = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;

export function jpegDimensions(bytes: Uint8Array): Dimensions | null {
  const view = viewOf(bytes);
  let turn: Dimensions["turn"] = 0;
  for (const { marker, start, end } of segmentsOf(bytes)) {
    if (marker === EXIF && hasText(bytes, start + 4, "Exif\0\0")) turn = turnOf(bytes.subarray(start + 10, end));
    if (!isFrame(marker) || end - start < 9) continue;
    const stored = { width: view.getUint16(start + 7), height: view.getUint16(start + 5) };
    return turn % 180 === 0 ? { ...stored, turn } : { width: stored.height, height: stored.width, turn };
  }
  return null;
}

/** Without camera, place, time and trailing data; colour profiles stay. */
export function withoutJpegMetadata(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  let imageStart = 2;
  for (const segment of segmentsOf(bytes)) {
    if (isImageSegment(bytes, segment)) kept.push(bytes.subarray(segment.start, segment.end));
    imageStart = segment.end;
  }
  kept.push(bytes.subarray(imageStart, endOfImage(bytes, imageStart)));
  return joined(kept);
}

function isImageSegment(bytes: Uint8Array, { marker, start }: Segment): boolean {
  if (marker === COLOUR_PROFILE) return hasText(bytes, start + 4, "ICC_PROFILE");
  return marker < APP0 || marker === APP0 || marker === ADOBE;
}

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function* segmentsOf(bytes: Uint8Array): Generator<Segment> {
  const view = viewOf(bytes);
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === START_OF_SCAN || marker === END_OF_IMAGE) return;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + view.getUint16(at + 2);
    if (end > bytes.length || end < at + 4) return;
    yield { marker, start: at, end };
    at = end;
  }
}

/** The offset after the end mark; a progressive image has segments between its scans. */
function endOfImage(bytes: Uint8Array, from: number): number {
  const view = viewOf(bytes);
  let at = from;
  while (at + 1 < bytes.length) {
    const marker = view.getUint8(at + 1);
    if (bytes[at] !== 0xff || marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7)) at += 1;
    else if (marker === END_OF_IMAGE) return at + 2;
    else if (at + 4 <= bytes.length) at += 2 + view.getUint16(at + 2);
    else break;
  }
  return bytes.length;
}

/** Exif's "Orientation"; mirrored images are only turned. */
function turnOf(notes: Uint8Array): Dimensions["turn"] {
  const ORIENTATION = 0x0112;
  if (notes.length < 14) return 0;
  const view = viewOf(notes);
  const isLittle = hasText(notes, 0, "II");
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > notes.length) return 0;
  const entries = view.getUint16(directory, isLittle);
  for (let entry = 0; entry < entries; entry++) {
    const at = directory + 2 + entry * 12;
    if (at + 12 > notes.length) return 0;
    if (view.getUint16(at, isLittle) === ORIENTATION) return TURNS[view.getUint16(at + 8, isLittle)] ?? 0;
  }
  return 0;
}

const TURNS: Record<number, Dimensions["turn"]> = { 3: 180, 4: 180, 5: 90, 6: 90, 7: 270, 8: 270 };

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export const isPng = (bytes: Uint8Array) => hasText(bytes, 0, "\x89PNG\r\n\x1a\n");

export function pngDimensions(bytes: Uint8Array): Dimensions | null {
  if (bytes.length < 24 || !hasText(bytes, 12, "IHDR")) return null;
  const view = viewOf(bytes);
  return { width: view.getUint32(16), height: view.getUint32(20), turn: 0 };
}

export const isWebp = (bytes: Uint8Array) => hasText(bytes, 0, "RIFF") && hasText(bytes, 8, "WEBP");

/** WebP has three kinds, each with its own header. */
export function webpDimensions(bytes: Uint8Array): Dimensions | null {
  if (bytes.length < 30) return null;
  const view = viewOf(bytes);
  if (hasText(bytes, 12, "VP8X")) return upright(1 + threeBytes(view, 24), 1 + threeBytes(view, 27));
  if (hasText(bytes, 12, "VP8L") && bytes[20] === 0x2f) {
    const packed = view.getUint32(21, true);
    return upright(1 + (packed & 0x3fff), 1 + ((packed >>> 14) & 0x3fff));
  }
  if (hasText(bytes, 12, "VP8 ") && hasText(bytes, 23, "\x9d\x01\x2a")) {
    return upright(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
  }
  return null;
}

const threeBytes = (view: DataView, at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;

const upright = (width: number, height: number): Dimensions => ({ width, height, turn: 0 });
