import { dayInWords, LONE_NUMBER } from "./lone-numbers";
import { WEEKDAY } from "./names";
import { isPlaceName } from "./place";
import { isPersonName } from "./plain-texts";
import type { TableRow } from "./table-columns";

export type CellKind = "when" | "mixed" | "text";

const CLOCK_SPAN = /^\d{1,2}(?:[.:]?\d{2})?\s?[-–]\s?\d{1,2}(?:[.:]?\d{2})?$/;
/** "1100" beside a day. */
const JOINED_CLOCK = /^(?:[01]\d|2[0-3])[0-5][05]$/;
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

export function guessedRow(
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
