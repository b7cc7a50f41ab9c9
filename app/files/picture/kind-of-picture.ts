const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** By its first bytes; pictures of phones are boxed as films are. */
export const isFilm = (bytes: Uint8Array): boolean =>
  (ascii(bytes, 4, 8) === "ftyp" && !/^(?:hei|hev|mif|msf|avi)/.test(ascii(bytes, 8, 12))) ||
  ascii(bytes, 4, 8) === "moov" ||
  ascii(bytes, 0, 4) === "\x1aE\xdf\xa3" ||
  (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 11) === "AVI");

interface Size {
  width: number;
  height: number;
}

/** Of a JPEG or PNG, in pixels as they are stored, from its first bytes; null where they don't say. */
export function sizeOf(bytes: Uint8Array): Size | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (ascii(bytes, 1, 4) === "PNG" && bytes.length >= 24)
    return { width: view.getUint32(16), height: view.getUint32(20) };
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = bytes[at + 1]!;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return null;
}
