import { monthName, WEEKDAY } from "./names";
import { isPlaceName } from "./place";
import { plainLine } from "./plain-lines";
import { dayColumnsOf, placeColumnsOf, rowsOfDays, rowsOfPlaces } from "./place-columns";
import { isPersonName } from "./plain-texts";
import { asDay, asClock } from "./serial-numbers";
import { type Column, columnsOf, type TableRow } from "./table-columns";

/** What a cell says: only when, other things as well, or nothing of time. */
export type CellKind = "when" | "mixed" | "text";

const SEPARATORS = ["\t", "|", ";", ","] as const;
type Separator = (typeof SEPARATORS)[number];
/** Lines that one quoted cell may go over. */
const LONGEST_CELL = 20;
const MOST_CELLS = 60;

const isOpenQuote = (line: string) => /^\s*"/.test(line) && line.split('"').length % 2 === 0;

const isRuling = (line: string) => /^[\s|:+=–-]*[-=–]{2}[\s|:+=–-]*$/.test(line) && line.length < 2000;

/** The cells of a line; null while a quoted one is still open. */
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

/**
 * The rows of all tables of a text, by number of line from 0; none where a line belongs to the row above or only heads or
 * rules its table. Lines that are in no table are left to be read as lines.
 */
export function tableRowsOf(
  lines: readonly string[],
  kindOf: (cell: string) => CellKind,
): Map<number, readonly TableRow[]> {
  const rows = new Map<number, readonly TableRow[]>();
  let columns: Head["columns"] | null = null;
  let separator: Separator | null = null;
  let table = 0;
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
      const { cells, used } = quoted(lines, index, separator);
      rows.set(index, cells ? columns(cells, table) : []);
      for (let more = 1; more < used; more++) rows.set(index + more, []);
      index += used - 1;
      continue;
    }
    columns = null;
    const plain = SEPARATORS.slice(0, 3).find((one) => line.includes(one));
    const cells = plain ? cellsOf(line, plain) : null;
    const row = cells && cells.length > 1 ? guessedRow(cells, kindOf, leadOf(lines, index), table) : null;
    if (!plain || plain !== separator) table++;
    separator = plain ?? null;
    if (row) rows.set(index, [{ ...row, table }]);
  }
  return rows;
}

/** What the heading of a table says of the cells below it. */
interface Head {
  columns: (cells: readonly string[], table: number) => TableRow[];
  separator: Separator;
}

/** Houses or days head a table only where none is open: a row of another may have two days. */
function headOf(line: string, mayBeOfHouses: boolean): Head | null {
  if (line.length > 400) return null;
  for (const separator of SEPARATORS) {
    const cells = line.includes(separator) ? cellsOf(line, separator) : null;
    const columns = cells && columnsOf(cells);
    if (columns) return { columns: (row, table) => rowOf(row, columns, table), separator };
    const places = mayBeOfHouses && cells && placeColumnsOf(cells);
    const days = mayBeOfHouses && cells && dayColumnsOf(cells);
    if (days) return { columns: (row, table) => rowsOfDays(row, days, table), separator };
    if (places) return { columns: (row, table) => rowsOfPlaces(row, places, table), separator };
  }
  return null;
}

/** The cells of a row that may go over several lines, and how many it has. */
function quoted(
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

const PLAIN_CLOCK = /^(?:kl\.?\s?)?\d{1,2}(?:[.:]?\d{2})?(?:\s?(?:[-–]|til)\s?(?:kl\.?\s?)?\d{1,2}(?:[.:]?\d{2})?)?$/i;

const LONE_NUMBER = /^(\d{1,2})\.\s?(\d{1,2})\.?$/;

/** "20.09" in a column of days is no clock. */
function dayInWords(cell: string): string {
  const [, date, month] = LONE_NUMBER.exec(cell) ?? [];
  const name = monthName(Number(month));
  return name === undefined ? cell : `${date}. ${name}`;
}

/** "19,3" in a column of clocks is 19.30: sheets keep it as a number. */
const withoutComma = (cell: string) =>
  cell.replace(
    /^(\d{1,2}),([0-5])(\d?)$/,
    (_, hour: string, ten: string, one: string) => `${hour}.${ten}${one || "0"}`,
  );

/** "2026-11-15 12:30" in a column of ends is a day and a clock. */
function partsOfEnd(cell: string | undefined): { day?: string; clock?: string } {
  const both = /^(\S*\d{4}\S*?)[T\s]+(\d{1,2}[.:]\d{2})(?::\d{2})?$/.exec(cell ?? "");
  return both ? { day: both[1], clock: both[2] } : { clock: cell };
}

function rowOf(cells: readonly string[], columns: readonly Column[], table: number): TableRow[] {
  const all = (column: Column) => cells.filter((cell, index) => columns[index] === column && cell !== "");
  const dates = [...all("date").map(asDay).map(dayInWords), ...all("when")];
  const [date] = dates;
  const day = [...all("weekday"), ...dates].join(" ");
  const [ends] = all("endTime").map(asClock).map(withoutComma);
  const { day: endDay, clock: end } = partsOfEnd(ends);
  const endDate = all("endDate").map(asDay).map(dayInWords)[0] ?? endDay;
  const clock = all("time")
    .map(asClock)
    .map(withoutComma)
    .map((cell) => (PLAIN_CLOCK.test(cell) ? `kl ${cell.replace(/^kl\.?\s?/i, "")}` : cell));
  const isClock = end !== undefined && (PLAIN_CLOCK.test(end) || /^\d{1,2}(?::\d{2})?\s?[ap]m$/i.test(end));
  const until = isClock && clock.length > 0 ? ` - ${end.replace(/^kl\.?\s?/i, "")}` : "";
  const isLong = endDate !== undefined && !(date ?? all("time")[0] ?? "").startsWith(endDate);
  const when = isLong
    ? `${day} ${clock.join(" ")} - ${endDate}${end ? ` kl ${end.replace(/^kl\.?\s?/i, "")}` : ""}`
    : `${day} ${clock.join(" ")}${until}`;
  const title = all("title").join(" ");
  const isOfServices = columns.includes("priest") && !columns.includes("title");
  const details = [...all("priest"), ...all("detail"), ...all("other")];
  if (when.trim() === "" && title === "") return [];
  return [
    {
      when: plainLine(when),
      title: title || (isOfServices ? "Gudstjeneste" : (details.shift() ?? "")),
      place: all("place").join(", ") || null,
      address: all("address")[0] ?? null,
      description: details.join(". ") || null,
      url: all("url").find((cell) => /^https?:\/\//i.test(cell)) ?? null,
      table,
    },
  ];
}

const CLOCK_SPAN = /^\d{1,2}(?:[.:]?\d{2})?\s?[-–]\s?\d{1,2}(?:[.:]?\d{2})?$/;
/** "1100" beside a day. */
const JOINED_CLOCK = /^(?:[01]\d|2[0-3])[0-5][05]$/;
const IS_WEEKDAY = new RegExp(`^${WEEKDAY}\\.?$`, "iu");

const LINES_AROUND = 40;

/**
 * How the first cells of rows are read that look like "11.10": as clocks where one beside them can be nothing else
 * ("10.00"), as days where one can be no clock ("27.08").
 */
function leadOf(lines: readonly string[], index: number): (cell: string) => string {
  const around = lines.slice(Math.max(0, index - LINES_AROUND), index + LINES_AROUND);
  const numbers = around.flatMap((line) => {
    const [, first, second] = /^\s*\|?\s*(\d{1,2})\.(\d{2})\.?\s*[\t|;]/.exec(line.slice(0, 40)) ?? [];
    return first === undefined ? [] : [{ first: Number(first), second: Number(second) }];
  });
  const hasClock = numbers.some(({ first, second }) => first < 24 && (second === 0 || second > 12));
  const hasDay = numbers.some(({ first, second }) => first > 23 && second > 0 && second <= 12);
  if (hasClock === hasDay) return (cell) => cell;
  return hasDay ? dayInWords : (cell) => cell.replace(LONE_NUMBER, "kl $1.$2");
}

/** "Eksempelbygd kirke" before what takes place there. */
const placeAhead = ([first, second]: readonly string[]) =>
  first !== undefined && second !== undefined && isPlaceName(first) && !isPersonName(second) ? first : undefined;

/** A row without a heading above it: cells that only say when, and others. */
function guessedRow(
  cells: readonly string[],
  kindOf: (cell: string) => CellKind,
  lead: (cell: string) => string,
  table: number,
): TableRow | null {
  const isOfDays = cells.some((cell) => /[\s./-]/.test(cell) && kindOf(cell) === "when");
  const isWhen = (cell: string) => IS_WEEKDAY.test(cell) || (isOfDays && JOINED_CLOCK.test(cell));
  const kinds = cells.map((cell): CellKind => (isWhen(cell) ? "when" : kindOf(cell)));
  if (kinds.includes("mixed")) return null;
  const isOfTime = kinds.map((kind) => kind === "when");
  const texts = cells.filter((cell, index) => cell !== "" && !isOfTime[index]);
  const when = cells
    .map((cell, index) => (index === 0 ? lead(cell) : cell))
    .filter((_, index) => isOfTime[index])
    .map((cell) => (CLOCK_SPAN.test(cell) || JOINED_CLOCK.test(cell) ? `kl ${cell}` : cell))
    .join(" ");
  if (when === "" || texts.length === 0) return null;
  const place = texts.slice(1).find(isPlaceName) ?? placeAhead(texts);
  const [title = "", ...details] = texts.filter((text) => text !== place);
  return {
    when,
    title,
    place: place ?? null,
    address: null,
    description: details.join(". ") || null,
    url: null,
    table,
  };
}
