import type { Box } from "~/domain/intake/box";
import { type NonEmpty, medianOf, lastOf, runsOf } from "~/domain/lists";
import { LONG_WEEKDAY, MONTH } from "~/domain/plain-words/names";
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

/**
 * In the order in which they are read, columns one after the other. Cells of one line alone are words that are wide
 * apart, or had a stroke between them.
 */
export function linesOfWords(
  words: readonly SeenWord[],
  levels: readonly number[],
  { width, height }: Grey,
): SeenLine[] {
  const scale = PAGE_WIDTH / width;
  const placed = words.map(({ text, box, size }, index) => ({
    text: words.some((other) => touches(box, size, other)) ? text : `${text} `,
    x: box.x * scale,
    y: (height - (levels[index] ?? 0)) * scale,
    width: box.width * scale,
    size: size * scale,
  }));
  const lines = linesOfPage(placed, NEW_CELL).flatMap(({ text, pieces }) => {
    const all = pieces.flatMap((index) => words[index] ?? []);
    const isWord = (cell: string) => all.some((word) => word.text === cell && word.confidence >= CERTAIN);
    const size = sizeOf(all);
    const isNoise = (cell: string) =>
      (NOISE.test(cell) && !(SMALL_WORD.test(cell) && isWord(cell))) ||
      all.some((word) => word.text === cell && word.confidence < FAINT && word.size < size / 2);
    const noise = text.split("\t").filter(isNoise);
    const cells = text.split("\t").map((cell) => (noise.includes(cell) ? "" : cell));
    const own = all.filter((word) => !noise.includes(word.text));
    const said = cells.filter(Boolean).length > 1 ? cells.join("\t").replace(OF_ONE, " ").trimEnd() : cells.join("");
    const [only, ...others] = own;
    const isFaint = only !== undefined && others.length === 0 && said.length < 5 && only.confidence < CERTAIN;
    return isFaint || (said === "" && text !== "") ? [] : [{ text: said, size: sizeOf(own), words: own }];
  });
  const isRow = (index: number) => lines[index]?.text.includes("\t") === true;
  return lines.map((line, index) =>
    isRow(index) && !isRow(index - 1) && !isRow(index + 1) ? { ...line, text: inOneLine(line.text.trim()) } : line,
  );
}

/** "kl. 18" and "4. mai" are one, however wide apart. */
const OF_ONE = new RegExp(`(?<=(?<!\\p{L})kl\\.?)\\t+(?=\\d)|(?<=\\d\\.)\\t+(?=(?:${MONTH})(?!\\p{L}))`, "giu");
/** Strokes between words are seldom read; where a line says figures they part what it says. */
const inOneLine = (text: string): string =>
  (/\d/.test(text) ? text.replace(/\t+(?=\p{L})/gu, " · ") : text).replace(/\t+/g, " ");

/** 0–100: of a small word between large ones. */
const FAINT = 70;
const CERTAIN = 90;
/** "by" and "med" stand between two lines of a title. */
const SMALL_WORD = /^\p{Ll}{2}$/u;

/** Parts of a size: a crease parts a word, but leaves no space. */
const TOUCHING = 0.08;
const touches = ({ x, y, width, height }: Box, size: number, { box }: SeenWord): boolean =>
  Math.abs(box.x - x - width) < TOUCHING * size && box.y < y + height && box.y + box.height > y;

/** One or two letters alone in a cell or line. */
const NOISE = /^(?!kl$)\D{1,2}$/i;

/** Of most of its letters: a long word tells more than a short one. */
const sizeOf = (words: readonly SeenWord[]): number =>
  medianOf(words.flatMap(({ text, size }) => Array.from(text, () => size)));

const middleSize = (words: readonly SeenWord[]): number => medianOf(words.map(({ size }) => size));

/** "NYTTÅRS-" and below it "KONSERT", not "jule-" and "og nyttårskonsert". */
const BROKEN = /(?<=\p{L})- (?!(?:og|eller|and)(?!\p{L}))(?=\p{L})/giu;

export const withoutBreaks = (text: string): string => text.replace(BROKEN, "");

export const joinLines = <Line extends SeenLine>(lines: NonEmpty<Line>): Line => ({
  ...lines[0],
  text: withoutBreaks(lines.map(({ text }) => text).join(" ")),
  size: Math.max(...lines.map(({ size }) => size)),
  words: lines.flatMap(({ words }) => words),
});

const ONLY_WEEKDAY = new RegExp(`^(?:${LONG_WEEKDAY})[,.]?$`, "iu");
const BEGINS_WITH_DATE = new RegExp(`^\\d{1,2}\\.?\\s?(?:${MONTH})(?!\\p{L})`, "iu");
const ONLY_DATE = new RegExp(`${BEGINS_WITH_DATE.source}(?:\\s20\\d\\d)?[,.]?$`, "iu");
const BEGINS_WITH_WEEKDAY = new RegExp(`^(?:${LONG_WEEKDAY})(?!\\p{L})(?!.*(?:${MONTH}))`, "iu");

/** "Laurdag" above "24. april", or below it, is one day. */
export const wholeDays = (lines: readonly SeenLine[]): SeenLine[] =>
  runsOf(lines, ({ text }, run) => {
    const [{ text: above }, ...more] = run;
    const isDay = ONLY_WEEKDAY.test(above) && BEGINS_WITH_DATE.test(text);
    return more.length === 0 && (isDay || (ONLY_DATE.test(above) && BEGINS_WITH_WEEKDAY.test(text)));
  }).map((run) => joinLines(run));

/** Parts of the usual size, and of a title's. */
const LARGER = 1.2;
const NEXT = 1.6;

/** "Julespill: Stallens" and below it "hemmelighet", as large. */
export function wholeTitles(lines: readonly SeenLine[]): SeenLine[] {
  const usual = sizeOf(lines.flatMap(({ words }) => words));
  return runsOf(lines, ({ text, size, words }, run) => {
    const above = lastOf(run);
    const isLarge = size > LARGER * usual && Math.abs(size - above.size) < size / 8;
    const isNext = (words[0]?.baseline ?? 0) - (above.words[0]?.baseline ?? 0) < NEXT * size;
    return (
      isLarge && isNext && /^\p{Ll}{4}/u.test(text) && ![text, above.text].some((one) => one === "" || saysTime(one))
    );
  }).map((run) => joinLines(run));
}

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
