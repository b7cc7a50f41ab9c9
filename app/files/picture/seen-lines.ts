import { type NonEmpty, medianOf, lastOf, runsOf } from "~/domain/lists";
import { linesOfPage } from "../pdf-lines";
import { type LookAtLine, saysTime, withFigures } from "./certainty";
import type { Strip, CutOuts } from "./cut-outs";
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
/** Parts of the size of its letters: cells of printed tables are nearer than those of files, which have no spaces. */
const NEW_CELL = 0.66;

/** In the order in which they are read, columns one after the other. */
export function linesOfWords(
  words: readonly SeenWord[],
  levels: readonly number[],
  { width, height }: Grey,
): SeenLine[] {
  const scale = PAGE_WIDTH / width;
  const placed = words.map(({ text, box, size }, index) => ({
    text: `${text} `,
    x: box.x * scale,
    y: (height - (levels[index] ?? 0)) * scale,
    width: box.width * scale,
    size: size * scale,
  }));
  return linesOfPage(placed, NEW_CELL).flatMap(({ text, pieces }) => {
    const own = pieces.flatMap((index) => words[index] ?? []);
    const cells = text.split("\t").map((cell) => (isNoise(cell) ? "" : cell));
    const said = cells.filter(Boolean).length > 1 ? cells.join("\t").trimEnd() : cells.join("");
    const [only, ...others] = own;
    const isFaint = only !== undefined && others.length === 0 && said.length < 5 && only.confidence < 90;
    return isFaint || (said === "" && text !== "") ? [] : [{ text: said, size: middleSize(own), words: own }];
  });
}

/** One or two letters alone in a cell or line. */
const isNoise = (cell: string): boolean => /^\D{1,2}$/.test(cell) && !/^kl$/i.test(cell);

const middleSize = (words: readonly SeenWord[]): number => medianOf(words.map(({ size }) => size));

/** "NYTTÅRS-" and below it "KONSERT", not "jule-" and "og nyttårskonsert". */
const BROKEN = /(?<=\p{L})- (?!(?:og|eller|and)(?!\p{L}))(?=\p{L})/giu;

export const joinLines = <Line extends SeenLine>(lines: NonEmpty<Line>): Line => ({
  ...lines[0],
  text: lines
    .map(({ text }) => text)
    .join(" ")
    .replace(BROKEN, ""),
  size: Math.max(...lines.map(({ size }) => size)),
  words: lines.flatMap(({ words }) => words),
});

export const readingOf = (text: string, words: readonly SeenWord[]): LookAtLine => ({
  text,
  confidence: words.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, words.length),
  weakest: Math.min(100, ...words.filter((word) => saysTime(word.text)).map(({ weakest }) => weakest)),
});

const LARGE = 1.4;
const MOST_LARGE = 4;

/** What is looked at twice: lines that say a time, and large ones, which may be titles. */
export function worthASecondLook(lines: readonly SeenLine[]): SeenLine[] {
  const usual = middleSize(lines.flatMap(({ words }) => words));
  const large = lines.filter(({ text, size }) => size > LARGE * usual && /\p{L}{3}/u.test(text)).slice(0, MOST_LARGE);
  return lines.filter((line) => large.includes(line) || saysTime(withFigures(line.text)));
}

/** A cell of a table may have several rows: each goes from left to right. */
export const rowsOfLine = ({ words }: SeenLine): NonEmpty<SeenWord>[] =>
  runsOf(words, ({ box }, row) => box.x > lastOf(row).box.x + lastOf(row).box.width / 2);

/** What was read of each line in the strips of its rows; null where it was nothing. */
export function readingsOf(
  lines: readonly SeenLine[],
  words: readonly SeenWord[],
  strips: CutOuts["strips"],
): (LookAtLine | null)[] {
  let next = 0;
  return lines.map((line) => {
    const own = rowsOfLine(line).flatMap(() => wordsInStrip(words, strips[next++]));
    return own.length > 0 ? readingOf(own.map(({ text }) => text).join(" "), own) : null;
  });
}

export const wordsInStrip = (words: readonly SeenWord[], { top = 0, bottom = 0 }: Partial<Strip> = {}): SeenWord[] =>
  words
    .filter(({ box }) => box.y + box.height / 2 >= top && box.y + box.height / 2 <= bottom)
    .sort((a, b) => a.box.x - b.box.x);
