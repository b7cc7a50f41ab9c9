import type { SeenWord } from "~/files/picture/seen-words";

/** As it is seen on a page: 30 pixels high, its letters 20 wide. */
export const word = (text: string, x: number, y: number, more: Partial<SeenWord> = {}): SeenWord => ({
  text,
  confidence: 95,
  weakest: 95,
  box: { x, y: y - 30, width: text.length * 20, height: 30 },
  baseline: y,
  size: 40,
  ...more,
});

/** Without its pixels. */
export const page = { width: 1700, height: 2400, pixels: new Uint8Array(0) };
