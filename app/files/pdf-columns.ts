import { lastOf, runsOf } from "~/domain/lists";
import { LONG_WEEKDAY, MONTH } from "~/domain/plain-words/names";
import type { PrintLine, Segment } from "./pdf-segments";

/** Points between the places tried for a gap between columns. */
const STEP = 4;
const FEWEST_LINES = 3;
/** Columns within columns: a folded sheet has three. */
const MOST_DEPTH = 3;
/** Of all lines, those that may cross a gap, as headings do. */
const MOST_ACROSS = 0.25;

const DAY = new RegExp(
  `(?<!\\p{L})(?:${LONG_WEEKDAY})(?!\\p{L})|\\d{1,2}\\.\\s?(?:${MONTH})(?!\\p{L})|\\d{1,2}\\.\\d{1,2}\\.|\\d{1,2}/\\d{1,2}(?![\\d/])`,
  "iu",
);

/** Columns are in the order in which they are read. */
export function splitIntoColumns(lines: readonly PrintLine[], depth = 0): PrintLine[][] {
  if (depth === MOST_DEPTH || lines.length < FEWEST_LINES) return [[...lines]];
  const gap = widestGap(lines);
  if (gap === null) return [[...lines]];
  const parts: PrintLine[][] = [];
  let run: PrintLine[] = [];
  const endRun = () => {
    if (run.length > 0) parts.push(...splitRun(run, gap, depth));
    run = [];
  };
  for (const line of lines) {
    if (isCrossed(line, gap)) {
      endRun();
      parts.push([line]);
    } else run.push(line);
  }
  endRun();
  return merged(parts);
}

function splitRun(run: readonly PrintLine[], gap: number, depth: number): PrintLine[][] {
  const left = side(run, (segment) => segment.to <= gap);
  const right = side(run, (segment) => segment.from >= gap);
  return [left, right].filter((lines) => lines.length > 0).flatMap((lines) => splitIntoColumns(lines, depth + 1));
}

/** Headings across all columns, one after the other, are one part. */
function merged(parts: readonly PrintLine[][]): PrintLine[][] {
  const runs = runsOf(parts, (part, run) => part.length === 1 && run.at(-1)?.length === 1);
  return runs.map((run) => run.flat());
}

const isCrossed = ({ segments }: PrintLine, gap: number) => segments.some(({ from, to }) => from < gap && to > gap);

const side = (lines: readonly PrintLine[], isOn: (segment: Segment) => boolean): PrintLine[] =>
  lines.flatMap((line) => {
    const segments = line.segments.filter(isOn);
    return segments.length > 0 ? [{ ...line, segments }] : [];
  });

/** Null where what stands beside each other is a table. */
function widestGap(lines: readonly PrintLine[]): number | null {
  const segments = lines.flatMap((line) => line.segments);
  const [from, to] = [Math.min(...segments.map((one) => one.from)), Math.max(...segments.map((one) => one.to))];
  const start = from + (to - from) * 0.2;
  let best: { gap: number; across: number; width: number } | null = null;
  for (let gap = start; gap < to - (to - from) * 0.2; gap += STEP) {
    const beside = besideEachOther(lines, gap);
    const crossed = beside.filter((line) => isCrossed(line, gap)).length;
    if (crossed > beside.length * MOST_ACROSS || !isBetweenColumns(beside, gap)) continue;
    const across = lines.filter((line) => isCrossed(line, gap)).length;
    const width = widthAt(segments, gap);
    if (!best || across < best.across || (across === best.across && width > best.width)) best = { gap, across, width };
  }
  return best?.gap ?? null;
}

/**
 * From the first line that stands on both sides to the last, or those around dates that do: headings above and what is
 * below are of none.
 */
function besideEachOther(lines: readonly PrintLine[], gap: number): readonly PrintLine[] {
  const isOnBoth = (segments: readonly Segment[]) =>
    segments.some(({ to }) => to <= gap) && segments.some(({ from }) => from >= gap);
  const dates = lines.findIndex(({ segments }) => isOnBoth(segments.filter(isDate)));
  if (dates >= 0) {
    const runs = runsOf(lines, (line, run) => isCrossed(line, gap) === isCrossed(lastOf(run), gap));
    return runs.find((run) => run.some((line) => line === lines[dates])) ?? lines;
  }
  const isBeside = lines.map(({ segments }) => isOnBoth(segments));
  return lines.slice(Math.max(0, isBeside.indexOf(true)), isBeside.lastIndexOf(true) + 1);
}

const widthAt = (segments: readonly Segment[], gap: number): number =>
  Math.min(...segments.filter(({ from }) => from >= gap).map(({ from }) => from)) -
  Math.max(...segments.filter(({ to }) => to <= gap).map(({ to }) => to));

/** Columns of text say days and words on both sides, or dates beside each other; in a table the days stand on one. */
function isBetweenColumns(lines: readonly PrintLine[], gap: number): boolean {
  const sides = [side(lines, (segment) => segment.to <= gap), side(lines, (segment) => segment.from >= gap)];
  const rows = sides.map((own) => new Set(own.filter(({ segments }) => segments.some(isDate)).map(({ y }) => y)));
  const hasDates = lines.some(({ y }) => rows.every((own) => own.has(y)));
  const fewest = hasDates ? 1 : FEWEST_LINES - 1;
  return sides.every(
    (own) =>
      own.length >= FEWEST_LINES &&
      own.some((line) => line.segments.some(({ text }) => DAY.test(text))) &&
      own.filter((line) => /\p{L}{2}/u.test(wordsOf(line))).length >= fewest,
  );
}

/** No more than a day of a month. */
const DATE = new RegExp(`^(?:(?:${LONG_WEEKDAY})\\s)?\\d{1,2}\\.?\\s?(?:${MONTH})$`, "iu");
const isDate = ({ text }: Segment): boolean => DATE.test(text);

const DAYS = new RegExp(`(?<!\\p{L})(?:${LONG_WEEKDAY}|${MONTH}|kl)(?!\\p{L})`, "giu");
const wordsOf = ({ segments }: PrintLine) =>
  segments
    .map(({ text }) => text)
    .join(" ")
    .replace(DAYS, "");
