/** Whether `text`, in ASCII, stands at a place. */
export function hasText(bytes: Uint8Array, at: number, text: string): boolean {
  return at >= 0 && at + text.length <= bytes.length && [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));
}

/** Where `text` stands from `from` on; -1 where it does not. */
export function findText(bytes: Uint8Array, text: string, from = 0): number {
  const first = text.charCodeAt(0);
  for (let at = bytes.indexOf(first, from); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (hasText(bytes, at, text)) return at;
  }
  return -1;
}

export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Pixels, and how many degrees clockwise the picture must be turned to stand upright. */
export interface Dimensions {
  width: number;
  height: number;
  turn: 0 | 90 | 180 | 270;
}
