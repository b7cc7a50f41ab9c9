import type { CardSize } from "~/domain/cards/card";

/** In units of the title's size. */
export const LEADING = 1.08;

/** Pixels. */
export interface Measures {
  /** The window stands above the words. */
  isUpright: boolean;
  /** Without the stones around it. */
  window: { width: number; height: number; top: number; left: number };
  stones: readonly number[];
  words: { top: number; left: number; width: number; height: number };
  /** Of the title, largest first. */
  titles: readonly number[];
  text: number;
  small: number;
  gap: number;
}

export const MEASURES: Record<CardSize, Measures> = {
  link: {
    isUpright: false,
    window: { width: 376, height: 516, top: 114, left: 760 },
    stones: [18, 40, 66],
    words: { top: 54, left: 68, width: 600, height: 524 },
    titles: [88, 76, 66, 58, 50, 44],
    text: 31,
    small: 25,
    gap: 22,
  },
  post: {
    isUpright: true,
    window: { width: 600, height: 520, top: 92, left: 240 },
    stones: [26, 58, 96],
    words: { top: 664, left: 84, width: 912, height: 610 },
    titles: [100, 88, 76, 66, 58, 52],
    text: 40,
    small: 31,
    gap: 24,
  },
  story: {
    isUpright: true,
    window: { width: 680, height: 700, top: 250, left: 200 },
    stones: [28, 64, 106],
    words: { top: 1010, left: 84, width: 912, height: 670 },
    titles: [108, 94, 82, 70, 60, 54],
    text: 44,
    small: 34,
    gap: 28,
  },
};

/** Pixels. */
export const titleRoom = ({ words: area, text, small, gap }: Measures): number =>
  area.height - text * 3.9 - small * 4 - gap * 2.4;

/** Largest first, each with how high the title may become. */
export function titleSizes(size: CardSize): { sizes: readonly number[]; width: number; height: number } {
  const measures = MEASURES[size];
  return { sizes: measures.titles, width: measures.words.width, height: titleRoom(measures) };
}
