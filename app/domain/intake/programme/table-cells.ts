import { plainLine } from "./plain-lines";

export const SEPARATORS = ["\t", "|", ";", ","] as const;
export type Separator = (typeof SEPARATORS)[number];
const LONGEST_CELL = 20;
const MOST_CELLS = 60;

export const isOpenQuote = (line: string) => /^\s*"/.test(line) && line.split('"').length % 2 === 0;

/** "|---|---|". */
export const isRuling = (line: string) => /^[\s|:+=–-]*[-=–]{2}[\s|:+=–-]*$/.test(line) && line.length < 2000;

export function cellsOf(line: string, separator: Separator): string[] | null {
  if (separator === "|")
    return line
      .replace(/^\s*\||\|\s*$/g, "")
      .split("|")
      .slice(0, MOST_CELLS)
      .map(plainLine);
  const cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (let at = 0; at < line.length; at++) {
    const sign = line[at]!;
    if (sign === '"' && isQuoted && line[at + 1] === '"') cell += line[++at];
    else if (sign === '"' && (isQuoted || cell.trim() === "")) isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) {
      cells.push(cell);
      cell = "";
    } else cell += sign;
  }
  return isQuoted ? null : [...cells, cell].slice(0, MOST_CELLS).map(plainLine);
}

export function cellsFrom(
  lines: readonly string[],
  index: number,
  separator: Separator,
): { cells: string[] | null; used: number } {
  let whole = lines[index]!;
  for (let used = 1; used <= LONGEST_CELL; used++) {
    const cells = cellsOf(whole, separator);
    if (cells) return { cells, used };
    const next = lines[index + used];
    if (next === undefined) break;
    whole += ` ${next}`;
  }
  return { cells: cellsOf(lines[index]!.replaceAll('"', ""), separator), used: 1 };
}
