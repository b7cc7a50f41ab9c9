import { type NonEmpty, medianOf, lastOf, runsOf } from "~/domain/lists";
import { splitIntoColumns } from "./pdf-columns";
import type { PlacedLine, PlacedText, PrintLine, Segment } from "./pdf-segments";

/** Parts of the size of its letters. */
const SAME_LINE = 0.4;
const CAPITAL = 0.7;
const SPACE = 0.15;
const NEW_CELL = 1.3;
const NEW_PARAGRAPH = 1.9;

interface Piece extends PlacedText {
  index: number;
}

const BLANK: PlacedLine = { text: "", pieces: [] };

/** In the order in which they are read; a table's cells have tabs between them. */
export function linesOfPage(pieces: readonly PlacedText[], newCell = NEW_CELL): PlacedLine[] {
  const lines = gatherLines(
    pieces.map((piece, index) => ({ ...piece, index })),
    newCell,
  );
  const regions = splitIntoColumns(lines);
  return regions.flatMap((own) => [...withoutHyphens(linesOfRegion(withWholeRows(withCentredRows(own)))), BLANK]);
}

/** Parts of the size of its letters: lines of one text are further apart, and its rows of one table no further. */
const HALF_A_LINE = 0.9;
const MOST_HALF_LINES = 5;

/** Cells of one line stand between the lines of those with several: one row of a table. */
function withCentredRows(lines: readonly PrintLine[]): PrintLine[] {
  const isBetween = (line: PrintLine, row: NonEmpty<PrintLine>) => {
    const last = lastOf(row);
    return (
      last.y - line.y < HALF_A_LINE * Math.min(last.size, line.size) &&
      !line.segments.some(({ from, to }) => last.segments.some((other) => from < other.to && to > other.from))
    );
  };
  const rows = runsOf(lines, isBetween);
  return rows.flatMap((row) => (row.length > MOST_HALF_LINES ? row : [oneRow(row)]));
}

/** Parts of the usual size of letters: lines of one cell are no further apart, rows of such a table are further. */
const ONE_CELL = 1.42;
const ROWS_APART = 1.65;
const FEWEST_ROWS = 3;

/** Where rows of a table are further apart than lines of a cell, those lines are one row. */
function withWholeRows(lines: readonly PrintLine[]): PrintLine[] {
  const size = medianOf(lines.map(({ size }) => size));
  const stepTo = ({ segments, y }: PrintLine, above: PrintLine | undefined) =>
    above && segments.length > 1 && above.segments.length > 1 ? (above.y - y) / size : null;
  const steps = lines.map((line, index) => stepTo(line, lines[index - 1]));
  if (steps.filter((step) => step !== null && step > ROWS_APART).length < FEWEST_ROWS - 1) return [...lines];
  const goesOn = (line: PrintLine, row: NonEmpty<PrintLine>) => {
    const step = stepTo(line, lastOf(row));
    return step !== null && step <= ONE_CELL && isBelow(line, lastOf(row));
  };
  return runsOf(lines, goesOn).map(oneRow);
}

/** Each of its cells goes on one above. */
const isBelow = (line: PrintLine, above: PrintLine): boolean =>
  line.segments.every(({ from }) => above.segments.some((other) => Math.abs(from - other.from) < line.size / 2));

function oneRow(lines: NonEmpty<PrintLine>): PrintLine {
  if (lines.length === 1) return lines[0];
  const segments: Segment[] = [];
  for (const segment of lines.flatMap((line) => line.segments)) {
    const above = segments.find(({ from, to }) => segment.from < to && segment.to > from);
    if (above) {
      above.text += ` ${segment.text}`;
      above.from = Math.min(above.from, segment.from);
      above.to = Math.max(above.to, segment.to);
      above.pieces.push(...segment.pieces);
    } else segments.push({ ...segment, pieces: [...segment.pieces] });
  }
  const size = Math.max(...lines.map((line) => line.size));
  const y = (lines[0].y + lastOf(lines).y) / 2;
  return { y, size, segments: segments.sort((a, b) => a.from - b.from) };
}

/** Close below a large piece. */
const isUnder = (piece: Piece, { x, y, width }: Piece): boolean =>
  piece.y + CAPITAL * piece.size < y && piece.x < x + width && piece.x + piece.width > x;

function gatherLines(pieces: readonly Piece[], newCell: number): PrintLine[] {
  const sorted = [...pieces].sort((a, b) => b.y - a.y || a.x - b.x);
  const rows: { y: number; size: number; pieces: Piece[] }[] = [];
  for (const piece of sorted) {
    const row = rows.at(-1);
    const isRaised = row !== undefined && piece.size < row.size * 0.8 && row.y - piece.y < row.size;
    const isLower = row?.pieces.some((other) => isUnder(piece, other)) ?? false;
    if (
      row &&
      ((row.y - piece.y <= SAME_LINE * Math.max(row.size, piece.size) && !isLower) || (isRaised && row.y === piece.y))
    )
      row.pieces.push(piece);
    else rows.push({ y: piece.y, size: piece.size, pieces: [piece] });
  }
  return rows.map(({ y, pieces: own }) => ({
    y,
    size: Math.max(...own.map(({ size }) => size)),
    segments: segmentsOf(own, newCell),
  }));
}

function segmentsOf(pieces: readonly Piece[], newCell: number): Segment[] {
  const segments: Segment[] = [];
  for (const { text, x, width, size, index } of [...pieces].sort((a, b) => a.x - b.x)) {
    const last = segments.at(-1);
    const gap = last ? x - last.to : 0;
    if (!last || gap > newCell * size) segments.push({ text: text.trim(), from: x, to: x + width, pieces: [index] });
    else {
      last.pieces.push(index);
      const isApart = gap > SPACE * size || /\s$/.test(last.text) || /^\s/.test(text);
      last.text = `${last.text.trimEnd()}${isApart ? " " : ""}${text.trimStart()}`;
      last.text += /\s$/.test(text) && !/\s$/.test(last.text) ? " " : "";
      last.to = Math.max(last.to, x + width);
    }
  }
  return segments.map((segment) => ({ ...segment, text: segment.text.replace(/\s+/g, " ").trim() }));
}

/** Blank lines where the page leaves a gap, each cell of a table in its column. */
function linesOfRegion(lines: readonly PrintLine[]): PlacedLine[] {
  const spacing = usualSpacing(lines);
  const texts: PlacedLine[] = [];
  cellsOfLines(lines, spacing).forEach(([line, cells], index) => {
    const above = lines[index - 1];
    if (above && above.y - line.y > NEW_PARAGRAPH * Math.max(spacing, line.size * 0.9)) texts.push(BLANK);
    texts.push({
      text: cells.join("\t").trimEnd(),
      pieces: line.segments.flatMap((segment) => segment.pieces),
    });
  });
  return texts;
}

/** 0 for a single line. */
function usualSpacing(lines: readonly PrintLine[]): number {
  const gaps = lines.map(({ y }, index) => (lines[index - 1]?.y ?? y) - y);
  const sorted = gaps.filter((gap) => gap > 0).sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/** Rows of several cells after each other are a table: what stands below each other is one column. */
function cellsOfLines(lines: readonly PrintLine[], spacing: number): [PrintLine, string[]][] {
  return runsOf(lines, (line, run) => isOfTable(line, run, spacing)).flatMap((table) => {
    const columns = table.filter(({ segments }) => segments.length > 1).length > 1 ? columnsOfTable(table) : [];
    return table.map((line): [PrintLine, string[]] => [
      line,
      columns.length > 1 ? cellsIn(line, columns) : textsOf(line.segments),
    ]);
  });
}

const textsOf = (segments: readonly Segment[]) => segments.map(({ text }) => text);

const cellsIn = ({ segments }: PrintLine, columns: readonly { from: number; to: number }[]) =>
  columns.map(({ from, to }) =>
    textsOf(segments.filter((segment) => segment.from < to && segment.to > from)).join(" "),
  );

/** A line of one cell belongs to the table above where it stands close below, and not at its edge. */
function isOfTable({ segments, y }: PrintLine, table: NonEmpty<PrintLine>, spacing: number): boolean {
  const [first] = table;
  if (segments.length > 1) return first.segments.length > 1;
  const [left, edge] = [segments[0]?.from ?? 0, first.segments[0]?.from ?? 0];
  return first.segments.length > 1 && lastOf(table).y - y <= 1.5 * spacing && left > edge + 2;
}

function columnsOfTable(lines: readonly PrintLine[]): { from: number; to: number }[] {
  const columns: { from: number; to: number }[] = [];
  const sorted = lines.flatMap(({ segments }) => segments).sort((a, b) => a.from - b.from);
  for (const { from, to } of sorted) {
    const last = columns.at(-1);
    if (last && from < last.to) last.to = Math.max(last.to, to);
    else columns.push({ from, to });
  }
  return columns;
}

/** "guds-" and "tjeneste" become one word. */
function withoutHyphens(lines: readonly PlacedLine[]): PlacedLine[] {
  const whole: PlacedLine[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    const isParted = last !== undefined && /\p{Ll}[-\u00ad]$/u.test(last.text) && !last.text.includes("\t");
    if (isParted && /^(?!(?:og|eller|samt)\s)\p{Ll}/u.test(line.text))
      whole[whole.length - 1] = {
        text: last.text.slice(0, -1) + line.text,
        pieces: [...last.pieces, ...line.pieces],
      };
    else whole.push(line);
  }
  return whole;
}
