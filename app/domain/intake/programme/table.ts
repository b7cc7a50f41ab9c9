import { type CellKind, guessedRow, kindsOfCells, leadOf } from "./guessed-row";
import { rowOfColumns } from "./headed-row";
import { plainLine } from "./plain-lines";
import { columnsOf, type TableRow } from "./table-columns";
import { dayColumnsOf, placeColumnsOf, rowsOfDays, rowsOfPlaces, townColumnsOf } from "./table-houses";
import { rowsOfWeek, weekColumnsOf } from "./week-table";

const SEPARATORS = ["\t", "|", ";", ","] as const;
type Separator = (typeof SEPARATORS)[number];
const LONGEST_CELL = 20;
const MOST_CELLS = 60;

const isOpenQuote = (line: string) => /^\s*"/.test(line) && line.split('"').length % 2 === 0;

/** "|---|---|". */
const isRuling = (line: string) => /^[\s|:+=–-]*[-=–]{2}[\s|:+=–-]*$/.test(line) && line.length < 2000;

function cellsOf(line: string, separator: Separator): string[] | null {
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
    const sign = line.charAt(at);
    if (sign === '"' && isQuoted && line[at + 1] === '"') cell += line[++at];
    else if (sign === '"' && (isQuoted || cell.trim() === "")) isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) {
      cells.push(cell);
      cell = "";
    } else cell += sign;
  }
  return isQuoted ? null : [...cells, cell].slice(0, MOST_CELLS).map(plainLine);
}

function cellsFrom(
  lines: readonly string[],
  index: number,
  separator: Separator,
): { cells: string[] | null; used: number } {
  const [first = ""] = lines.slice(index, index + 1);
  let whole = first;
  for (let used = 1; used <= LONGEST_CELL; used++) {
    const cells = cellsOf(whole, separator);
    if (cells) return { cells, used };
    const next = lines[index + used];
    if (next === undefined) break;
    whole += ` ${next}`;
  }
  return { cells: cellsOf(first.replaceAll('"', ""), separator), used: 1 };
}

/** Without a heading, a comma is part of a sentence. */
const GUESSED_SEPARATORS = SEPARATORS.filter((one) => one !== ",");

/** "DESEMBER 2026" across a table: below it, its columns are the same. */
function goesOn(lines: readonly string[], from: number, separator: Separator, width: number): boolean {
  const below = lines.slice(from).find((line) => line.trim() !== "") ?? "";
  return below.includes(separator) && cellsOf(below, separator)?.length === width;
}

/** By line from 0; empty for a line that belongs to a row above, or only heads or rules a table. */
export function tableRowsOf(
  lines: readonly string[],
  kindOf: (cell: string) => CellKind,
): Map<number, readonly TableRow[]> {
  const rows = new Map<number, readonly TableRow[]>();
  let columns: Head["columns"] | null = null;
  let separator: Separator | null = null;
  let width = 0;
  let table = 0;
  let dayColumn: number | null = null;
  let week: readonly string[] | null = null;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? "";
    if (line.trim() === "") {
      if (columns === null) separator = null;
      continue;
    }
    if (isRuling(line)) {
      if (separator !== null) rows.set(index, []);
      continue;
    }
    const head = headOf(line, lines[index + 1] ?? "", columns === null, week);
    if (head) {
      ({ columns, separator, week = null } = head);
      width = cellsOf(line, head.separator)?.length ?? 0;
      table++;
      rows.set(index, []);
      continue;
    }
    if (columns && separator && (line.includes(separator) || isOpenQuote(line))) {
      const { cells, used } = cellsFrom(lines, index, separator);
      rows.set(index, cells ? columns(cells, table) : []);
      for (let more = 1; more < used; more++) rows.set(index + more, []);
      index += used - 1;
      continue;
    }
    if (columns && separator && goesOn(lines, index + 1, separator, width)) continue;
    columns = week = null;
    const own = GUESSED_SEPARATORS.find((one) => line.includes(one)) ?? null;
    if (own === null || own !== separator) {
      table++;
      dayColumn = null;
    }
    separator = own;
    const cells = own === null ? null : cellsOf(line, own);
    if (cells === null || cells.length < 2) continue;
    const kinds = kindsOfCells(cells, kindOf);
    if (kinds.includes("day")) dayColumn = kinds.indexOf("day");
    const row = guessedRow(cells, kinds, leadOf(lines, index), { table, dayColumn });
    if (row) rows.set(index, [row]);
  }
  return rows;
}

interface Head {
  columns: (cells: readonly string[], table: number) => TableRow[];
  separator: Separator;
  week?: readonly string[];
}

/** Houses or days head no table within another, whose row may have two days. */
function headOf(line: string, below: string, mayBeOfHouses: boolean, above: readonly string[] | null): Head | null {
  if (line.length > 400) return null;
  for (const separator of SEPARATORS) {
    const cells = line.includes(separator) ? cellsOf(line, separator) : null;
    const week = cells && separator !== "," ? weekColumnsOf(cells, above) : null;
    if (week) return { columns: (row, table) => rowsOfWeek(row, week, table), separator, week };
    const columns = cells && columnsOf(cells);
    if (columns) return { columns: (row, table) => rowOfColumns(row, columns, table), separator };
    const places =
      mayBeOfHouses && cells ? (placeColumnsOf(cells) ?? townColumnsOf(cells, cellsOf(below, separator) ?? [])) : null;
    const days = mayBeOfHouses && cells ? dayColumnsOf(cells) : null;
    if (days) return { columns: (row, table) => rowsOfDays(row, days, table), separator };
    if (places) return { columns: (row, table) => rowsOfPlaces(row, places, table), separator };
  }
  return null;
}
