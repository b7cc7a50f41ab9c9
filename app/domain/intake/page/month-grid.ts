import { LONG_WEEKDAY, MONTH, monthNamed, WEEKDAY, weekdayNamed } from "~/domain/plain-words/names";
import type { UnderstoodEvent } from "~/domain/sources/understood";
import { calendarDate, dayIn, type DayNumber, dayText, weekdayOf } from "~/domain/time/days-and-moments";
import { readProgramme } from "../programme/read-programme";
import type { PageBlock } from "./page-parts";

export interface GridEvent {
  event: UnderstoodEvent;
  block: number;
}

type Month = NonNullable<ReturnType<typeof monthAbove>>;

interface Square {
  date: number;
  weekday: number;
  lines: string[];
  block: number;
}

const WEEKDAYS = new RegExp(`^(?:${LONG_WEEKDAY}|${WEEKDAY})\\.?$`, "iu");
const NAME_LETTERS = "mtotfls";
const FEWEST_DAYS = 5;
const HEADING = new RegExp(`(?<!\\p{L})(${MONTH})\\.?,?\\s(20\\d\\d)(?!\\d)`, "giu");
const BLOCKS_ABOVE = 12;
const LONGEST_HEADING = 60;
const SQUARE = new RegExp(`^(\\d{1,2})\\.?(?:\\s(?:${MONTH})\\.?)?(?=\\s|$)`, "iu");
const CLOCK_ALONE = /^(?:kl\.?\s?)?\d{1,2}[.:]\d{2}(?:\s?[-–]\s?\d{1,2}[.:]\d{2})?:?$/i;
/** A calendar's month is within so many years from today. */
const YEARS = 3;

/** Numbers are days only where the page names the month above, and each stands below its own weekday. */
export function gridEvents(blocks: readonly PageBlock[], now: Date): GridEvent[] {
  const found: GridEvent[] = [];
  blocks.forEach((head, index) => {
    const weekdays = head.region === "grid" && head.kind === "row" ? weekdaysOf(head.text) : null;
    const month = weekdays && monthAbove(blocks, index);
    if (!weekdays || !month || Math.abs(month.year - now.getUTCFullYear()) > YEARS) return;
    const squares = squaresBelow(blocks, index, weekdays);
    for (const square of daysOfMonth(squares, month) ?? []) found.push(...eventsIn(square, now));
  });
  return found;
}

/** Of the cells of a calendar's head; null for other rows. */
export function weekdaysOf(row: string): (number | null)[] | null {
  const cells = row.split("\t").map((cell) => cell.trim().replace(/\.$/, "").toLowerCase());
  const named = cells.map((cell) => (WEEKDAYS.test(cell) ? weekdayNamed(cell) : null));
  if (named.filter((day) => day !== null).length >= FEWEST_DAYS) return named;
  const first = cells.findIndex((cell) => cell === "m");
  const isLetters = first >= 0 && cells.slice(first, first + NAME_LETTERS.length).join("") === NAME_LETTERS;
  return isLetters ? cells.map((_, index) => (index >= first && index < first + 7 ? index - first : null)) : null;
}

function monthAbove(blocks: readonly PageBlock[], head: number) {
  for (let index = head - 1; index >= Math.max(0, head - BLOCKS_ABOVE); index--) {
    const { text = "", kind } = blocks[index] ?? {};
    if (kind === "row" || text.length > LONGEST_HEADING) continue;
    const [named, ...more] = text.matchAll(HEADING);
    if (more.length > 0) return null;
    if (named) return { month: monthNamed(named[1] ?? ""), year: Number(named[2]) };
  }
  return null;
}

function squaresBelow(blocks: readonly PageBlock[], head: number, weekdays: readonly (number | null)[]): Square[] {
  const squares: Square[] = [];
  for (let block = head + 1; ; block++) {
    const row = blocks[block];
    if (row?.kind !== "row" || row.region !== "grid") return squares;
    row.text.split("\t").forEach((cell, column) => {
      const weekday = weekdays[column] ?? null;
      const [, date] = SQUARE.exec(cell) ?? [];
      if (weekday === null || date === undefined) return;
      const [first = "", ...lines] = cell.split("\n");
      const rest = first.replace(SQUARE, "").trim();
      squares.push({ date: Number(date), weekday, lines: rest === "" ? lines : [rest, ...lines], block });
    });
  }
}

/** With those of the months around it; null where a number stands below a wrong weekday. */
function daysOfMonth(squares: readonly Square[], { year, month }: Month): (Square & { day: DayNumber })[] | null {
  let ahead = squares.findIndex(({ date }) => date === 1) > 0 ? -1 : 0;
  const days = squares.map((square, index) => {
    if (square.date < (squares[index - 1]?.date ?? 0)) ahead++;
    return { ...square, day: dayIn(year, month + ahead, square.date) };
  });
  const isOne = days.every(({ date, weekday, day }) => calendarDate(day).date === date && weekdayOf(day) === weekday);
  return isOne && days.length >= FEWEST_DAYS ? days : null;
}

function eventsIn({ day: number, lines, block }: Square & { day: DayNumber }, now: Date): GridEvent[] {
  const day = dayText(number);
  const entries: string[] = [];
  for (const line of lines) {
    const last = entries.at(-1);
    if (last !== undefined && CLOCK_ALONE.test(last)) entries[entries.length - 1] = `${last.replace(/:$/, "")} ${line}`;
    else entries.push(line);
  }
  const text = entries.map((entry) => `${day} ${entry.replace(/^(?=\d{1,2}[.:]\d{2})/, "kl. ")}`).join("\n");
  return readProgramme(text, now).events.flatMap((event) => (event.day === day ? [{ event, block }] : []));
}
