import { isDayToken } from "./beside-number";
import { timeWordsOf } from "./tokens";

const TWO_CELLS = /^\S(?: ?\S)*(?: {2,}|\t)(?=\S(?: ?\S)*\s*$)/;
const LONGEST_DAY = 40;
const beginsWithDay = (cell: string) => isDayToken(timeWordsOf(cell.slice(0, LONGEST_DAY)).find(({ at }) => at < 2));

/** Of two columns, of which the right begins at `gutter`, or behind a tab. */
function cellsOf(line: string, gutter: number): [string, string] | null {
  const isTabbed = line.includes("\t");
  const [left = "", right = "", ...more] = isTabbed ? line.split("\t") : [line.slice(0, gutter), line.slice(gutter)];
  const isApart = isTabbed || left.length < gutter || left.endsWith("  ");
  const areCells = ![left, right].some((cell) => / {2}/.test(cell.trim())) && !/^\s+\S/.test(right);
  return more.length === 0 && isApart && areCells ? [left.trim(), right.trim()] : null;
}

function rowsFrom(lines: readonly string[], from: number): [string, string][] {
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
  return below < 0 ? rows : rows.slice(0, below);
}

/** Lines with their numbers: two columns that each say days are read one after the other, whichever ends first. */
export function columnsApart(lines: readonly string[]): { text: string; line: number }[] {
  const placed: { text: string; line: number }[] = [];
  for (let from = 0; from < lines.length; from = placed.at(-1)?.line ?? lines.length) {
    const rows = rowsFrom(lines, from);
    const lineOf = (text: string, nth: number) => ({ text, line: from + 1 + nth });
    const columns = ([0, 1] as const).map((side) => rows.map((row) => row[side]));
    const [fewest = 0, most = 0] = columns.map((cells) => cells.filter(beginsWithDay).length).sort((a, b) => a - b);
    const isOfColumns = rows.filter((cells) => cells.every(Boolean)).length > 1 && fewest * 3 >= Math.max(most, 1);
    if (isOfColumns) for (const cells of columns) placed.push(...cells.map(lineOf), lineOf("", rows.length - 1));
    else placed.push(...lines.slice(from, from + Math.max(rows.length, 1)).map(lineOf));
  }
  return placed;
}
