import { timeOfMinutes } from "~/domain/time/clock-time";
import { dayText } from "~/domain/time/days-and-moments";
import { plainLine } from "./plain-lines";
import { type Column, dayInWords, type TableRow } from "./table-columns";

const PLAIN_CLOCK = /^(?:kl\.?\s?)?\d{1,2}(?:[.:]?\d{2})?(?:\s?(?:[-–]|til)\s?(?:kl\.?\s?)?\d{1,2}(?:[.:]?\d{2})?)?$/i;

/** "19,3" in a column of clocks is 19.30: sheets store it as a number. */
const withoutComma = (cell: string) =>
  cell.replace(
    /^(\d{1,2}),([0-5])(\d?)$/,
    (_, hour: string, ten: string, one: string) => `${hour}.${ten}${one || "0"}`,
  );

const DAY_ALONE = /^(?:\d{1,2}\.\s?\d{1,2}\.\s?\d{2,4}|\d{4}-\d\d-\d\d|\d{1,2}\/\d{1,2}\/\d{4})$/;

/** In a column of ends: "2026-11-15 12:30", or a day alone. */
function partsOfEnd(cell: string | undefined): { day?: string | undefined; clock?: string | undefined } {
  const both = /^(\S*\d{4}\S*?)[T\s]+(\d{1,2}[.:]\d{2})(?::\d{2})?$/.exec(cell ?? "");
  if (cell !== undefined && DAY_ALONE.test(cell)) return { day: cell };
  return both ? { day: both[1], clock: both[2] } : { clock: cell };
}

const withoutKl = (clock: string) => clock.replace(/^kl\.?\s?/i, "");
const AM_OR_PM = /^\d{1,2}(?::\d{2})?\s?[ap]m$/i;

export function rowOfColumns(cells: readonly string[], columns: readonly Column[], table: number): TableRow[] {
  const all = (column: Column) => cells.filter((cell, index) => columns[index] === column && cell !== "");
  const when = plainLine(whenOf(all));
  const title = all("title").join(" ");
  if (when === "" && title === "") return [];
  const isOfServices = columns.includes("priest") && !columns.includes("title");
  const details = [...all("priest"), ...all("detail"), ...all("other")];
  return [
    {
      when,
      title: title || (isOfServices ? "Gudstjeneste" : (details.shift() ?? "")),
      place: all("place").join(", ") || null,
      address: all("address")[0] ?? null,
      description: details.join(". ") || null,
      url: all("url").find((cell) => /^https?:\/\//i.test(cell)) ?? null,
      dayCell: [...all("weekday"), ...all("date"), ...all("when")].find((cell) => !PLAIN_CLOCK.test(cell)) ?? null,
      table,
    },
  ];
}

/** In the words of a programme: "søndag 9. august kl 19 - 20". */
function whenOf(all: (column: Column) => string[]): string {
  const dates = [...all("date").map(asDay).map(dayInWords), ...all("when")];
  const clocks = all("time").map(asClock).map(withoutComma);
  const start = [
    ...all("weekday"),
    ...dates,
    ...clocks.map((clock) => (PLAIN_CLOCK.test(clock) ? `kl ${withoutKl(clock)}` : clock)),
  ].join(" ");
  const { day, clock: end } = partsOfEnd(all("endTime").map(asClock).map(withoutComma)[0]);
  const last = all("endDate").map(asDay).map(dayInWords)[0] ?? day;
  const isLong = last !== undefined && !(dates[0] ?? all("time")[0] ?? "").startsWith(last);
  if (isLong) return `${start} - ${last}${end ? ` kl ${withoutKl(end)}` : ""}`;
  const isClock = end !== undefined && (PLAIN_CLOCK.test(end) || AM_OR_PM.test(end));
  return isClock && clocks.length > 0 ? `${start} - ${withoutKl(end)}` : start;
}

/** Sheets count days from 30 December 1899. */
const BEFORE_1970 = 25_569;

/** "46341" in a column of days is a sheet's 2026-11-15. */
const asDay = (cell: string): string =>
  /^4\d{4}(?:[.,]0+)?$/.test(cell) ? dayText(Number.parseInt(cell, 10) - BEFORE_1970) : cell;

/** "0,4583" of a day in a column of clocks is 11:00. */
function asClock(cell: string): string {
  if (!/^0[.,]\d{3,}$/.test(cell)) return cell;
  return timeOfMinutes(Math.round(Number(cell.replace(",", ".")) * 24 * 60));
}
