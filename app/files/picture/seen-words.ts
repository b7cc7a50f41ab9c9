import type { Block } from "tesseract.js";
import { levelled } from "./level-lines";

/** Pixels of what was read, from its upper left. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface SeenWord {
  text: string;
  /** 0–100, of its least certain letter as well. */
  confidence: number;
  weakest: number;
  box: Box;
  /** Where its letters stand. */
  baseline: number;
  /** The same, were all lines of its page level. */
  level: number;
  /** Of its letters, as fonts call it. */
  size: number;
}

/** Less is noise of the picture, which mostly looks like short words. */
const LEAST_WORTH = 40;
const TALL = /[\p{Lu}\dbdfhklt]/u;
/** Parts of a font's size. */
const TALL_HEIGHT = 0.73;
const SMALL_HEIGHT = 0.54;
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;

/** A part of a word may be as certain as the whole. */
export const worthOf = ({ text, confidence }: Pick<SeenWord, "text" | "confidence">): number =>
  confidence * (1 - 0.5 ** text.length);

/** What was read, without what only looks like letters. */
export function wordsOf(blocks: readonly Block[] | null): SeenWord[] {
  const lines = (blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));
  const found = lines.flatMap(({ words, baseline }) =>
    words
      .filter((word) => worthOf(word) >= LEAST_WORTH && SAYS_SOMETHING.test(word.text))
      .map(({ text, confidence, symbols, bbox: { x0, y0, x1, y1 } }) => {
        const slope = (baseline.y1 - baseline.y0) / Math.max(1, baseline.x1 - baseline.x0);
        const stands = baseline.y0 + slope * ((x0 + x1) / 2 - baseline.x0);
        return {
          text,
          confidence,
          weakest: Math.min(confidence, ...symbols.map((symbol) => symbol.confidence)),
          box: { x: x0, y: y0, width: x1 - x0, height: y1 - y0 },
          baseline: stands,
          level: 0,
          size: Math.max(1, Math.min(stands, y1) - y0) / (TALL.test(text) ? TALL_HEIGHT : SMALL_HEIGHT),
        };
      }),
  );
  const levels = levelled(
    found,
    lines.map(({ baseline }) => baseline),
  );
  return found.map((word, index) => ({ ...word, level: levels[index]! }));
}

export function boxAround(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
