import { type Dimensions, hasText, viewOf } from "./bytes";

interface Segment {
  marker: number;
  /** Where its 0xFF stands, and where the next one does. */
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

/** Null where no frame is announced before the picture begins. */
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

/**
 * The same picture without anything that tells of the camera, the place or the time, and without what follows it in
 * the file. Colour profiles stay.
 */
export function withoutJpegMetadata(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  let picture = 2;
  for (const segment of segmentsOf(bytes)) {
    if (tellsOfPicture(bytes, segment)) kept.push(bytes.subarray(segment.start, segment.end));
    picture = segment.end;
  }
  kept.push(bytes.subarray(picture, endOfPicture(bytes, picture)));
  return joined(kept);
}

function tellsOfPicture(bytes: Uint8Array, { marker, start }: Segment): boolean {
  if (marker === COLOUR_PROFILE) return hasText(bytes, start + 4, "ICC_PROFILE");
  return marker < APP0 || marker === APP0 || marker === ADOBE;
}

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The segments before the picture itself, which begins with the first scan. */
function* segmentsOf(bytes: Uint8Array): Generator<Segment> {
  const view = viewOf(bytes);
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]!;
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

/** After the picture's own end mark; a progressive picture has segments between its scans. */
function endOfPicture(bytes: Uint8Array, from: number): number {
  const view = viewOf(bytes);
  let at = from;
  while (at + 1 < bytes.length) {
    const marker = bytes[at + 1]!;
    if (bytes[at] !== 0xff || marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7)) at += 1;
    else if (marker === END_OF_IMAGE) return at + 2;
    else if (at + 4 <= bytes.length) at += 2 + view.getUint16(at + 2);
    else break;
  }
  return bytes.length;
}

/** Read from the tag "Orientation" of a camera's notes; mirrored pictures are only turned. */
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
