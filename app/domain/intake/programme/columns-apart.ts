import { isDayToken } from "./beside-number";
import type { CellKind } from "./guessed-row";
import { timeWordsOf } from "./tokens";

/** A line, and the number of the one in which it stands. */
export interface PlacedLine {
  text: string;
  line: number;
}

const TWO_CELLS = /^\S(?: ?\S)*(?: {2,}|\t)(?=\S(?: ?\S)*\s*$)/;
const SIDES = [0, 1] as const;

/** Of two columns, of which the right begins at `gutter`, or behind a tab. */
function cellsOf(line: string, gutter: number): [string, string] | null {
  const isTabbed = line.includes("\t");
  const [left = "", right = "", ...more] = isTabbed ? line.split("\t") : [line.slice(0, gutter), line.slice(gutter)];
  const isApart = isTabbed || left.length < gutter || left.endsWith("  ");
  const areCells = ![left, right].some((cell) => / {2}/.test(cell.trim())) && !/^\s+\S/.test(right);
  return more.length === 0 && isApart && areCells ? [left.trim(), right.trim()] : null;
}

function beginsWithDay(cell: string): boolean {
  const [first] = timeWordsOf(cell.slice(0, LONGEST_DAY));
  return isDayToken(first) && first.at < 2;
}
const LONGEST_DAY = 40;

/** Two columns that each say days and what is on them are read one after the other, whichever ends first. */
export function columnsApart(lines: readonly string[], kindOf: (cell: string) => CellKind): PlacedLine[] {
  const placed: PlacedLine[] = [];
  for (let from = 0; from < lines.length; from = placed.at(-1)?.line ?? lines.length) {
    const gutter = TWO_CELLS.exec(lines[from] ?? "")?.[0].length;
    const rows: [string, string][] = [];
    for (let at = from; gutter !== undefined && at < lines.length; at++) {
      const cells = cellsOf(lines[at] ?? "", gutter);
      if (!cells) break;
      rows.push(cells);
    }
    // What stands below both is of neither.
    const last = rows.findLastIndex(([, right]) => right !== "");
    const below = rows.findIndex(([left], nth) => nth > last && left === "");
    if (below >= 0) rows.splice(below);
    const columns = SIDES.map((side) => rows.flatMap((row) => row[side] || []));
    const [fewest = 0, most = 0] = columns.map((cells) => cells.filter(beginsWithDay).length).sort((a, b) => a - b);
    const isOfColumns =
      rows.filter((cells) => cells.every(Boolean)).length > 1 &&
      fewest * 3 >= Math.max(most, 1) &&
      columns.every((cells) => cells.some((cell) => ["text", "mixed"].includes(kindOf(cell))));
    const own = isOfColumns
      ? SIDES.flatMap((side) => [...rows.map((row) => row[side]), ""].map((text, nth) => ({ text, nth })))
      : lines.slice(from, from + Math.max(rows.length, 1)).map((text, nth) => ({ text, nth }));
    placed.push(
      ...own.map(({ text, nth }) => ({ text, line: from + 1 + Math.min(nth, Math.max(rows.length - 1, 0)) })),
    );
  }
  return placed;
}
