import { WEEKDAY } from "~/domain/plain-words/names";
import { beginsWithUnreadDay, namesDay } from "./other-matter";
import { isPlaceName } from "./place";
import { isPersonName } from "./plain-texts";
import { described } from "./said-words";
import { dayInWords, LONE_NUMBER, NOTHING_ELSE, type TableRow } from "./table-columns";

export type CellKind = "day" | "clock" | "mixed" | "text";

const CLOCK_SPAN = /^\d{1,2}(?:[.:]?\d{2})?\s?[-–]\s?\d{1,2}(?:[.:]?\d{2})?$/;
/** "1100" beside a day. */
const JOINED_CLOCK = /^(?:[01]\d|2[0-3])[0-5][05]$/;
/** "17-19" beside a day. */
const HOURS = /^(?:[89]|1\d|2[0-3])\s?[-–]\s?(?:9|1\d|2[0-4])$/;
const IS_WEEKDAY = new RegExp(`^${WEEKDAY}\\.?$`, "iu");

const LINES_AROUND = 40;

/** Cells such as "11.10" are clocks where one beside them can only be that ("10.00"), days where it can't ("27.08"). */
export function leadOf(lines: readonly string[], index: number): (cell: string) => string {
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

export function kindsOfCells(cells: readonly string[], kindOf: (cell: string) => CellKind): CellKind[] {
  const kinds = cells.map((cell): CellKind => (IS_WEEKDAY.test(cell) ? "day" : kindOf(cell)));
  const isOfDays = cells.some((cell, index) => /[\s./-]/.test(cell) && ["day", "clock"].includes(kinds[index] ?? ""));
  const isClock = (cell: string) => JOINED_CLOCK.test(cell) || HOURS.test(cell);
  return kinds.map((kind, index) => (isOfDays && isClock(cells[index] ?? "") ? "clock" : kind));
}

function dayCellOf(cells: readonly string[], kinds: readonly CellKind[], column: number | null): string | null {
  const [first = ""] = cells;
  if (column === null) return beginsWithUnreadDay(first) ? first : null;
  return kinds[column] === "clock" ? null : cells[column] || null;
}

export function guessedRow(
  cells: readonly string[],
  kinds: readonly CellKind[],
  lead: (cell: string) => string,
  { table, dayColumn }: Pick<TableRow, "table"> & { dayColumn: number | null },
): TableRow | null {
  if (kinds.includes("mixed")) return null;
  const isOfTime = kinds.map((kind) => kind === "day" || kind === "clock");
  // "Uke 11 | tor 09.30 | Vandring | tor 11.00 | Vandring" is two.
  const firstText = cells.findIndex((cell, index) => cell !== "" && !isOfTime[index]);
  if (kinds.some((kind, index) => kind === "day" && index > firstText && firstText > 0)) return null;
  const texts = cells.filter((cell, index) => cell !== "" && !isOfTime[index]);
  // "19:00 | Kjelleren", below what takes place.
  if (!kinds.includes("day") && texts.length === 1 && texts.every(isPlaceName)) return null;
  const when = cells
    .map((cell, index) => (index === 0 ? lead(cell) : cell))
    .filter((_, index) => isOfTime[index])
    .map((cell) => (CLOCK_SPAN.test(cell) || JOINED_CLOCK.test(cell) ? `kl ${cell}` : cell))
    .join(" ");
  const dayCell = dayCellOf(cells, kinds, dayColumn);
  if ((when === "" && (dayCell === null || !namesDay(dayCell))) || texts.length === 0) return null;
  const place = texts.slice(1).find(isPlaceName) ?? placeAhead(texts);
  const [title = "", ...details] = texts.filter((text) => text !== place);
  return { ...NOTHING_ELSE, when, title, place: place ?? null, ...described(...details), dayCell, table };
}
