import { type Dimensions, hasText, viewOf } from "./bytes";

export const isWebp = (bytes: Uint8Array) => hasText(bytes, 0, "RIFF") && hasText(bytes, 8, "WEBP");

/** There are three kinds of WebP, each with its own way of saying how large it is. */
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
