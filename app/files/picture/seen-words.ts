import type { Block, Line } from "tesseract.js";
import type { Box } from "~/domain/intake/box";
import { MONTH, WEEKDAY } from "~/domain/plain-words/names";

export interface SeenWord {
  text: string;
  /** 0–100, of its least certain letter as well. */
  confidence: number;
  weakest: number;
  box: Box;
  /** Where its letters stand. */
  baseline: number;
  /** Of its letters, as fonts call it. */
  size: number;
}

/** Less is noise of the picture, which mostly looks like short words. */
const LEAST_WORTH = 40;
const SHORT = new RegExp(`^(?!(?:kl|${MONTH}|${WEEKDAY})\\.?$)\\P{N}{1,3}$`, "iu");
const CERTAIN_SHORT = 70;
const TALL = /[\p{Lu}\dbdfhklt]/u;
const DESCENDS = /[gjpqyQ,;()/]/;
const RINGED = /[ÅÄÖÉÈÜ]/;
/** Parts of a font's size. */
const RINGED_HEIGHT = 0.93;
const TALL_HEIGHT = 0.73;
const SMALL_HEIGHT = 0.54;
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;

const heightOf = (text: string): number => {
  if (RINGED.test(text)) return RINGED_HEIGHT;
  return TALL.test(text) ? TALL_HEIGHT : SMALL_HEIGHT;
};

/** Parts of a letter's breadth: a box that holds others' places is higher. */
const HIGHEST = 3;
const broadest = (text: string, width: number): number =>
  text.length < 4 ? Number.POSITIVE_INFINITY : (HIGHEST * width) / text.length;

type Placed = Pick<SeenWord, "box" | "baseline" | "size">;

/** In a picture that is so many times as large, and lies so far from its own. */
export const moved = <Word extends Placed>(word: Word, times: number, right = 0, down = 0): Word => ({
  ...word,
  box: {
    x: word.box.x * times + right,
    y: word.box.y * times + down,
    width: word.box.width * times,
    height: word.box.height * times,
  },
  baseline: word.baseline * times + down,
  size: word.size * times,
});

/** A part of a word may be as certain as the whole. */
export const worthOf = ({ text, confidence }: Pick<SeenWord, "text" | "confidence">): number =>
  confidence * (1 - 0.5 ** text.length);

export const linesIn = (blocks: readonly Block[] | null): Line[] =>
  (blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));

/** What was read, without what only looks like letters. */
export function seenWords(lines: readonly Line[]): SeenWord[] {
  return lines.flatMap(({ words, baseline }) =>
    words
      .filter((word) => worthOf(word) >= LEAST_WORTH && SAYS_SOMETHING.test(word.text))
      .filter(({ text, confidence }) => confidence >= CERTAIN_SHORT || !SHORT.test(text))
      .map(({ text, confidence, symbols, bbox: { x0, y0, x1, y1 } }) => {
        const slope = (baseline.y1 - baseline.y0) / Math.max(1, baseline.x1 - baseline.x0);
        const stands = DESCENDS.test(text) ? baseline.y0 + slope * ((x0 + x1) / 2 - baseline.x0) : y1;
        return {
          text,
          confidence,
          weakest: Math.min(confidence, ...symbols.map((symbol) => symbol.confidence)),
          box: { x: x0, y: y0, width: x1 - x0, height: y1 - y0 },
          baseline: stands,
          size: Math.max(1, Math.min((Math.min(stands, y1) - y0) / heightOf(text), broadest(text, x1 - x0))),
        };
      }),
  );
}

const NUMBER_ALONE = 50;
const WORD_ALONE = 80;
/** Parts of the usual size. */
const LARGE = 1.3;

/** What was read of a place by itself, where large numbers are less certain; a stroke alone is no letter. */
export function wordAlone(read: readonly SeenWord[], place: Placed, usual: number): SeenWord[] {
  const text = read.map((word) => word.text).join(" ");
  const confidence = Math.min(...read.map((word) => word.confidence));
  const weakest = Math.min(...read.map((word) => word.weakest));
  const isNumber = /^\d{1,2}\.?$/.test(text) && place.size > LARGE * usual;
  const isCertain = isNumber ? confidence >= NUMBER_ALONE : confidence >= WORD_ALONE && /\d\d|\p{L}{2}/u.test(text);
  return isCertain ? [{ ...place, text, confidence, weakest }] : [];
}

const FEWEST_CERTAIN = 2;
const CERTAIN = 75;

/** Few words that are certain are noise; others that are no words of two letters may be letters over a photograph. */
export function problemOfWords(words: readonly SeenWord[]): "picture_without_text" | "letters_on_photograph" | null {
  const long = words.filter(({ text }) => /\p{L}{3}/u.test(text));
  const certain = long.filter((word) => worthOf(word) >= CERTAIN).length;
  if (certain >= FEWEST_CERTAIN) return null;
  return certain > 0 || long.length >= FEWEST_CERTAIN ? "letters_on_photograph" : "picture_without_text";
}
