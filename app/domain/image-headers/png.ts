import { type Dimensions, hasText, viewOf } from "./bytes";

export const isPng = (bytes: Uint8Array) => hasText(bytes, 0, "\x89PNG\r\n\x1a\n");

export function pngDimensions(bytes: Uint8Array): Dimensions | null {
  if (bytes.length < 24 || !hasText(bytes, 12, "IHDR")) return null;
  const view = viewOf(bytes);
  return { width: view.getUint32(16), height: view.getUint32(20), turn: 0 };
}
