import { type CellKind, guessedRow, kindsOfCells, leadOf } from "./guessed-row";
import { rowOfColumns } from "./headed-row";
import { dayColumnsOf, placeColumnsOf, rowsOfDays, rowsOfPlaces } from "./place-columns";
import { cellsFrom, cellsOf, isOpenQuote, isRuling, type Separator, SEPARATORS } from "./table-cells";
import { columnsOf, type TableRow } from "./table-columns";

/** Without a heading, a comma is part of a sentence. */
const GUESSED_SEPARATORS = SEPARATORS.filter((one) => one !== ",");

/** By line from 0; empty for a line that belongs to a row above, or only heads or rules a table. */
export function tableRowsOf(
  lines: readonly string[],
  kindOf: (cell: string) => CellKind,
): Map<number, readonly TableRow[]> {
  const rows = new Map<number, readonly TableRow[]>();
  let columns: Head["columns"] | null = null;
  let separator: Separator | null = null;
  let table = 0;
  let dayColumn: number | null = null;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!;
    if (line.trim() === "" || line.length > 4000) {
      if (line.trim() === "" && columns === null) separator = null;
      continue;
    }
    if (isRuling(line)) {
      if (separator !== null) rows.set(index, []);
      continue;
    }
    const head = headOf(line, columns === null);
    if (head) {
      ({ columns, separator } = head);
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
    columns = null;
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
}

/** Houses or days head no table within another, whose row may have two days. */
function headOf(line: string, mayBeOfHouses: boolean): Head | null {
  if (line.length > 400) return null;
  for (const separator of SEPARATORS) {
    const cells = line.includes(separator) ? cellsOf(line, separator) : null;
    const columns = cells && columnsOf(cells);
    if (columns) return { columns: (row, table) => rowOfColumns(row, columns, table), separator };
    const places = mayBeOfHouses && cells ? placeColumnsOf(cells) : null;
    const days = mayBeOfHouses && cells ? dayColumnsOf(cells) : null;
    if (days) return { columns: (row, table) => rowsOfDays(row, days, table), separator };
    if (places) return { columns: (row, table) => rowsOfPlaces(row, places, table), separator };
  }
  return null;
}
