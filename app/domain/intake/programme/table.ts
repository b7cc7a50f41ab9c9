import { type CellKind, guessedRow, kindsOfCells, leadOf } from "./guessed-row";
import { rowOfColumns } from "./headed-row";
import { isPlaceName } from "./place";
import { plainLine } from "./plain-lines";
import { namesEvent } from "./plain-texts";
import { columnsOf, NOTHING_ELSE, type TableRow } from "./table-columns";
import { DAY_IN_HEAD, rowsOfWeek, weekColumnsOf } from "./week-table";

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

const DAYS = /^(?:dato|dag|date|day|søndag|sundag|når|tid)?[.:]?$/i;
const HOUSES = /^(?:sted|stad|hvor|kvar|kirke|kyrkje|lokale|hus)?[.:]?$/i;
const CLOCK =
  /^(?:kl\.?\s?)?(\d{1,2}(?:[.:]\d{2})?(?:\s?(?:[-–]|til)\s?\d{1,2}(?:[.:]\d{2})?)?)(?![\d.]|\s?\p{L}{3,9}dag)[\s:,–-]*/iu;

/** "Saron kl. 11" heads a column of what begins then. */
const HOUSE_WITH_CLOCK = /^(.+?)[\s,(]+kl\.?\s?(\d{1,2}(?:[.:]\d{2})?)\)?$/i;

/** A column of days, then one for each house; null for other rows. */
function placeColumnsOf(cells: readonly string[]): string[] | null {
  const [days = "", ...places] = cells;
  const houses = places.map((place) => (isPlaceName(place) ? place : ""));
  return DAYS.test(days) && houses.filter(Boolean).length >= 2 ? houses : null;
}

const TOWN = /^\p{Lu}[\p{L} .-]{2,30}$/u;
const HOUR_OR_NONE = /^(?:|[–-]|(?:kl\.?\s?)?\d{1,2}(?:[.:]\d{2})?(?!\d)(?:\s.*)?)$/iu;

/** Houses called by their towns, where hours stand below them. */
function townColumnsOf(cells: readonly string[], below: readonly string[]): string[] | null {
  const towns = cells.length < below.length || !DAYS.test(cells[0] ?? "") ? cells : cells.slice(1);
  const [day = "", ...hours] = below;
  const areHours = hours.every((hour) => HOUR_OR_NONE.test(hour)) && hours.some((hour) => /^\d/.test(hour));
  const isOfTowns = towns.length === hours.length && towns.every((town) => TOWN.test(town));
  return isOfTowns && areHours && /\d/.test(day) ? [...towns] : null;
}

/** A column of houses, then one for each day; null for other rows. */
function dayColumnsOf(cells: readonly string[]): string[] | null {
  const [first = "", ...days] = cells;
  const named = days.filter((day) => day !== "");
  return HOUSES.test(first) && named.length >= 2 && named.every((day) => DAY_IN_HEAD.test(day)) ? days : null;
}

/** "Nyttårsaften 31.12. –" of two columns that only one space parts. */
function withNoneApart(cells: readonly string[], count: number): readonly string[] {
  const [, day, none] = cells.length < count ? (/^(\D*\d.*\S)\s+([–-])$/u.exec(cells[0] ?? "") ?? []) : [];
  return day !== undefined && none !== undefined ? [day, none, ...cells.slice(1)] : cells;
}

/** "15.11. | 11.00 Høymesse | 17.00 Konsert"; what stands under no house is a remark on the row. */
const rowsOfPlaces = (row: readonly string[], places: readonly string[], table: number) => {
  const [day = "", ...cells] = withNoneApart(row, places.length + 1);
  const remark = cells.filter((cell, index) => cell !== "" && !places[index]).join(". ");
  return cells
    .flatMap((cell, index) => rowOfCell(cell, { day, house: places[index] ?? "", isPlace: true }, table))
    .map((row) => ({
      ...row,
      ...(row.title === "" && namesEvent(remark)
        ? { title: remark }
        : { description: row.description ?? (remark || null) }),
    }));
};

/** "Vik kirke | 11.00 Høymesse | 17.00 Konsert". */
const rowsOfDays = ([house = "", ...cells]: readonly string[], days: readonly string[], table: number) =>
  cells.flatMap((cell, index) => rowOfCell(cell, { day: days[index] ?? "", house }, table));

/** "14.00 og 16.00 Julegudstjeneste". */
const TWICE = /^(?:kl\.?\s?)?(\d{1,2}[.:]\d{2})\s(?:og|&|\+)\s(?:kl\.?\s?)?(\d{1,2}[.:]\d{2})\s+(\p{L}.*)$/iu;

const rowOfCell = (cell: string, of: Parameters<typeof onceInCell>[1], table: number): TableRow[] => {
  const [, first, second, title] = TWICE.exec(cell) ?? [];
  return (title === undefined ? [cell] : [`${first} ${title}`, `${second} ${title}`]).flatMap((one) =>
    onceInCell(one, of, table),
  );
};

function onceInCell(
  cell: string,
  { day, house, isPlace = false }: { day: string; house: string; isPlace?: boolean },
  table: number,
): TableRow[] {
  if (day === "" || house === "" || !/[\p{L}\d]/u.test(cell)) return [];
  const [, name = house, usual] = HOUSE_WITH_CLOCK.exec(house) ?? [];
  const clock = CLOCK.exec(cell);
  const hour = clock?.[1] ?? usual;
  const when = hour ? `${day} kl ${hour}` : day;
  const own = cell.slice(clock?.[0].length ?? 0);
  const isHouse = isPlace || isPlaceName(name);
  const title = own === "" && !isHouse ? name : own;
  const description = isHouse || own === "" ? null : name;
  return [{ ...NOTHING_ELSE, when, title, place: isHouse ? name : null, description, dayCell: day, table }];
}
