import { linesOfPage } from "../pdf-lines";
import { type Reading, saysTime } from "./certainty";
import type { CutOuts } from "./cut-outs";
import type { Grey } from "./grey";
import type { SeenWord } from "./seen-words";

export interface SeenLine {
  /** Cells of a table have tabs between them; "" is a blank line. */
  text: string;
  size: number;
  words: SeenWord[];
}

/** Points of a page of A4, in which the rules of columns and tables are. */
const PAGE_WIDTH = 595;

/** In the order in which they are read, columns one after the other. */
export function linesOfWords(words: readonly SeenWord[], { width, height }: Grey): SeenLine[] {
  const scale = PAGE_WIDTH / width;
  const placed = words.map(({ text, box, level, size }) => ({
    text: `${text} `,
    x: box.x * scale,
    y: (height - level) * scale,
    width: box.width * scale,
    size: size * scale,
  }));
  return linesOfPage(placed).map(({ text, pieces }) => {
    const own = pieces.map((index) => words[index]!);
    return { text, size: middleSize(own), words: own };
  });
}

function middleSize(words: readonly SeenWord[]): number {
  const sizes = words.map(({ size }) => size).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

export const joinLines = (lines: readonly SeenLine[]): SeenLine => ({
  text: lines.map(({ text }) => text).join(" "),
  size: Math.max(...lines.map(({ size }) => size)),
  words: lines.flatMap(({ words }) => words),
});

export const readingOf = (text: string, words: readonly SeenWord[]): Reading => ({
  text,
  weakest: Math.min(100, ...words.filter((word) => saysTime(word.text)).map(({ weakest }) => weakest)),
});

/** What was read in each strip of a sheet of lines; null where it was nothing. */
export const readingsIn = (words: readonly SeenWord[], strips: CutOuts["strips"]): (Reading | null)[] =>
  strips.map(({ top, bottom }) => {
    const own = words
      .filter(({ box }) => box.y + box.height / 2 >= top && box.y + box.height / 2 <= bottom)
      .sort((a, b) => a.box.x - b.box.x);
    return own.length > 0 ? readingOf(own.map(({ text }) => text).join(" "), own) : null;
  });
