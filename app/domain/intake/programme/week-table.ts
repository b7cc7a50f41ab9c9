import { MONTH, WEEKDAY, weekdayNamed, WEEKDAYS } from "~/domain/plain-words/names";
import { dayInWords, NOTHING_ELSE, type TableRow } from "./table-columns";

const IS_WEEKDAY = new RegExp(`^${WEEKDAY}\\.?:?$`, "iu");
export const DAY_IN_HEAD = new RegExp(
  `^(?:${WEEKDAY}\\.?,?\\s)?\\d{1,2}(?:\\.?\\s?${MONTH}\\.?(?:\\s20\\d\\d)?|[./]\\s?(?:0?[1-9]|1[0-2])(?!\\d)\\.?(?:\\s?\\d{2,4})?)$`,
  "iu",
);
const WEEK = /^(?:uke|veke|week)\s(?:nr\.?\s)?\d{1,2}/i;
const LABEL = /^(?:(?:uke|veke|week)\s(?:nr\.?\s)?\d{1,2}|tid|kl|klokka|klokken|time|dag|uke|veke)?[.:]?$/i;
const FEWEST = 3;

const isDay = (cell: string) => IS_WEEKDAY.test(cell) || DAY_IN_HEAD.test(cell);
const nameOf = (cell: string) => WEEKDAYS[weekdayNamed(cell.replace(/[.:]+$/, ""))]?.[0];

/** Days of a week side by side, by column; "" for a column of hours. `above`: their weekdays, where those stand there. */
export function weekColumnsOf(cells: readonly string[], above: readonly string[] | null): string[] | null {
  const [first = ""] = cells;
  if (!isDay(first) && !LABEL.test(first)) return null;
  const days = isDay(first) ? cells : [WEEK_LABEL.test(first) ? OF_WEEKS : "", ...cells.slice(1)];
  const named = days.filter((day) => day !== "" && day !== OF_WEEKS);
  if (named.length < FEWEST || !named.every(isDay)) return null;
  const week = WEEK.exec(first)?.[0] ?? "";
  return days.map((day, column) => {
    if (day === "" || day === OF_WEEKS) return day;
    const weekday = above?.length === days.length ? above[column] : "";
    return `${week} ${weekday} ${nameOf(day) ?? dayInWords(day)}`.trim();
  });
}

/** The column below "Uke" has their numbers. */
const OF_WEEKS = "uke";
const WEEK_LABEL = /^(?:uke|veke|week)\.?$/i;
const WEEK_NUMBER = /^(?:uke\s|veke\s|week\s)?(\d{1,2})\.?(?:\s?\([^()]*\))?$/iu;

const HOURS = "(?:kl\\.?\\s?)?(\\d{1,2}(?:[.:]\\d{2})?(?:\\s?(?:[-–]|til)\\s?\\d{1,2}(?:[.:]\\d{2})?)?)";
const LEADING = new RegExp(`^${HOURS}(?![\\d.])[\\s:,–-]*`, "iu");
const BEHIND = new RegExp(`[\\s,:(]+(?:kl\\.?\\s?)?(\\d{1,2}[.:]\\d{2}(?:\\s?[-–]\\s?\\d{1,2}[.:]\\d{2})?)\\)?$`, "iu");
const BETWEEN =
  /\s*[;/]\s*(?=(?:kl\.?\s?)?\d)|,?\s+(?=(?:kl\.?\s?)?\d{1,2}[.:]\d{2}(?:\s?[-–]\s?\d{1,2}[.:]\d{2})?:?\s\p{L})/u;

/** "10.00 Trilletur 19.00 Styremøte" below "Mandag"; the hours of a row may lead it. */
export function rowsOfWeek(cells: readonly string[], days: readonly string[], table: number): TableRow[] {
  const week = days[0] === OF_WEEKS ? WEEK_NUMBER.exec(cells[0] ?? "")?.[1] : undefined;
  const lead = days[0] === "" ? LEADING.exec(cells[0] ?? "")?.[1] : undefined;
  return cells.flatMap((cell, column) => {
    const named = days[column];
    const day = week === undefined ? named : `uke ${week} ${named}`;
    if (!named || !day || named === OF_WEEKS || !/\p{L}/u.test(cell)) return [];
    return cell.split(BETWEEN).map((part): TableRow => {
      const said = LEADING.exec(part) ?? BEHIND.exec(part);
      const clock = said?.[1] ?? lead;
      const title = said ? part.replace(said[0], "") : part;
      const when = clock === undefined ? day : `${day} kl ${clock}`;
      return { ...NOTHING_ELSE, when, title, dayCell: day, table, isOfWeek: week === undefined };
    });
  });
}
