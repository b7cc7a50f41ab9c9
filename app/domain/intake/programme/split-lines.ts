import { MONTH, WEEKDAY } from "~/domain/plain-words/names";
import { capitalised } from "~/domain/text/capitalised";
import { isDayToken } from "./beside-number";
import { ENDS_OF_STREETS } from "./place";
import { TAKEN } from "./plain-lines";
import { timeWordsOf } from "./tokens";

/** "prestegar-" and below it "den", "kl. 11-" and "15", "10." and "des.": columns of a paper cut words and times; a street and its town. */
const CUTS: readonly (readonly [end: RegExp, goesOn: RegExp, between: string])[] = [
  [/(?<=\p{Ll})-\s*$/u, /^\s*(?!(?:og|eller|samt|til)\s)\p{Ll}+\S*/u, ""],
  [/(?<=^\s*\p{Lu}{4,})-\s*$/u, /^\s*\p{Lu}{4,}\s*$/u, ""],
  [/(?<=\d\s?)[-–]\s*$/u, /^\s*\d{1,2}(?:[.:]\d\d)?\.?(?!\d|\s?(?:kr|,-)|\S)/u, "-"],
  [/(?<=(?:^|\s)kl\.?)\s*$/iu, /^\s*\d\S*/u, " "],
  [/(?<=^\s*\d{1,2}\.)\s*$/u, new RegExp(`^\\s*${MONTH}(?!\\p{L})\\S*\\s+\\S.*`, "iu"), " "],
  [
    new RegExp(`(?<=(?:${ENDS_OF_STREETS})\\s\\d{1,4}\\s?[A-Ha-h]?)\\s*$`, "u"),
    /^\s*\d{4}\s\p{Lu}[\p{L} -]{2,30}$/u,
    ", ",
  ],
];

const COLUMNS = /[\t|;]/;

export function withCutsJoined(lines: readonly string[]): readonly string[] {
  const joined = [...lines];
  joined.forEach((line, index) => {
    const next = joined[index + 1];
    if (next === undefined || line === "" || COLUMNS.test(line + next)) return;
    const cut = CUTS.find(([end, goesOn]) => end.test(line) && goesOn.test(next));
    if (!cut) return;
    const [end, goesOn, between] = cut;
    const [rest = ""] = goesOn.exec(next) ?? [];
    joined[index] = `${line.replace(end, "")}${between}${rest.trim()}`;
    joined[index + 1] = next.slice(rest.length).trimStart() || TAKEN;
  });
  return joined;
}

const SPLIT_DAY = new RegExp(`^\\s*(?:(${WEEKDAY})\\.?,?\\s*)?(\\d{1,2})\\.?\\s*$`, "iu");
const ONLY_WEEKDAY = new RegExp(`^\\s*${WEEKDAY}\\.?,?\\s*$`, "iu");
const ONLY_MONTH = new RegExp(`^\\s*${MONTH}\\.?,?(?:\\s+20\\d\\d)?\\s*$`, "iu");

/** Squares of pages: "9" and below it "aug", or above it. */
export function joinSplitDays(written: readonly string[]): string[] {
  const lines = withWeekdayBeside(written);
  const joined = withDayBelow(lines);
  const isDay = (index: number) =>
    lines[index] !== undefined && lines[index].length <= 24 && SPLIT_DAY.test(lines[index]);
  const isMonth = (index: number) =>
    lines[index] !== undefined && lines[index].length <= 24 && ONLY_MONTH.test(lines[index]);
  const first = lines.findIndex((_, index) => isDay(index) && (isMonth(index - 1) || isMonth(index + 1)));
  if (first < 0) return joined;
  const step = isMonth(first - 1) ? -1 : 1;
  for (let index = first; index < lines.length; index++) {
    if (!isDay(index) || !isMonth(index + step)) continue;
    const top = Math.min(index, index + step);
    const hasWeekday = step > 0 && ONLY_WEEKDAY.test(lines[top - 1] ?? "");
    const hasYear = /^\s*20\d\d\s*$/.test(lines[top + 2] ?? "");
    const parts = [
      hasWeekday ? lines[top - 1] : "",
      `${lines[index]?.trim().replace(/\.$/, "")}.`,
      lines[index + step],
      hasYear ? lines[top + 2] : "",
    ];
    // "November 2026" above a day is the heading of more than this one.
    const isHeading = step < 0 && /20\d\d/.test(lines[top] ?? "");
    const start = hasWeekday ? top - 1 : isHeading ? index : top;
    const end = hasYear ? top + 2 : top + 1;
    joined.fill(TAKEN, start, end + 1);
    joined[start] = parts
      .map((part) => part?.trim())
      .filter(Boolean)
      .join(" ");
    index = end;
  }
  return joined;
}

const ONLY_DATE = /^\s*(?:0?[1-9]|[12]\d|3[01])\.?\s*$/;

/** Squares of a month that stands above: "4" and below it "fre", or above it. */
function withWeekdayBeside(lines: readonly string[]): string[] {
  const joined = [...lines];
  const isMonthBeside = (index: number) => ONLY_MONTH.test((lines[index] ?? "").slice(0, 24));
  lines.forEach((line, index) => {
    const next = lines[index + 1]?.slice(0, 24);
    if (next === undefined || line.length > 24 || joined[index] === TAKEN) return;
    const [weekday, date] = ONLY_DATE.test(line) ? [next, line] : [line, next];
    if (!ONLY_DATE.test(date) || !ONLY_WEEKDAY.test(weekday) || isMonthBeside(index + 2)) return;
    joined[index] = `${capitalised(weekday.trim().replace(/\.$/, ""))} ${date.trim().replace(/\.$/, "")}.`;
    joined[index + 1] = TAKEN;
  });
  return joined;
}

const WEEKDAY_AND_CLOCK = new RegExp(`^\\s*(${WEEKDAY})\\.?,?\\s+(kl\\.?\\s?\\d{1,2}(?:[.:]\\d{2})?)\\s*$`, "iu");
const LEADING_DATE = new RegExp(`^\\s*(\\d{1,2}\\.\\s?${MONTH}(?:\\s20\\d\\d)?)(?!\\p{L})\\s*`, "iu");

/** "Lørdag kl. 15" and below it "5. desember". */
const withDayBelow = (lines: readonly string[]): string[] =>
  lines.map((line, index) => {
    const [above = "", below = ""] = [lines[index - 1]?.slice(0, 40), lines[index + 1]?.slice(0, 60)];
    if (WEEKDAY_AND_CLOCK.test(above) && LEADING_DATE.test(line)) return line.replace(LEADING_DATE, "");
    const date = line.length <= 40 ? LEADING_DATE.exec(below)?.[1] : undefined;
    return date === undefined ? line : line.replace(WEEKDAY_AND_CLOCK, `$1 ${date} $2`);
  });

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
