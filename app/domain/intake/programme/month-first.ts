import { MONTH } from "~/domain/plain-words/names";
import { SLASHES } from "./settle-numbers";

export type SlashOrder = "day_first" | "month_first" | "unknown";

const FOREIGN = /\d\s?[ap]m(?!\p{L})|start date|start time|^(?:[^\n]{0,80}[,;\t])?"?date"?[,;\t]/imu;

/** "12/02/2026,7:00 PM" in cells: so calendars write their export. */
const AMERICAN_SHEET = /\d{4}[,;\t]\d{1,2}:\d{2}(?::\d{2})?\s[AP]M[,;\t]/;

/** Programs of other countries write "09/10/2026" month first; days after the twelfth show it. */
export function slashOrderOf(text: string): SlashOrder {
  let isDayFirst = false;
  let isMonthFirst = false;
  for (const [, first, second] of text.matchAll(SLASHES)) {
    isDayFirst ||= Number(first) > 12;
    isMonthFirst ||= Number(second) > 12;
  }
  if (isMonthFirst || AMERICAN_SHEET.test(text)) return isDayFirst ? "unknown" : "month_first";
  return isDayFirst || !FOREIGN.test(text) ? "day_first" : "unknown";
}

/** Writes days with the month first as 2026-09-10. */
export const withMonthsFirst = (line: string): string =>
  line.replace(
    SLASHES,
    (_, month: string, date: string, year: string) => `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`,
  );

const LISTED = new RegExp(
  `^\\s*(${MONTH})\\s?:?\\s+((?:\\d{1,2}\\.?(?:,\\s*|\\s(?:og|and)\\s|\\s+(?=\\d)))+\\d{1,2}\\.?)(?=\\s|$|\\()`,
  "iu",
);

const LED = new RegExp(`^\\s*(${MONTH})\\.?\\s(\\d{1,2})\\.?(?=\\s?[:–-]\\s|\\skl\\.?\\s\\d)`, "iu");

/** "Jan. 18.: …" and "jan 18 kl. 19" are written as "18. jan", and "Januar 5, 12, 19" as "5., 12., 19. januar". */
export const withListedMonths = (line: string): string =>
  line
    .replace(LED, "$2. $1")
    .replace(
      LISTED,
      (_, month: string, days: string) =>
        `${[...days.matchAll(/\d{1,2}/g)].map(([day]) => `${day}.`).join(", ")} ${month}`,
    );

const MONTH_AHEAD = new RegExp(`^\\s*(${MONTH})\\.?\\s+(\\d{1,2})\\.\\s+(?=\\p{L})`, "iu");
const NUMBER_AHEAD = new RegExp(`^\\s*(\\d{1,2})\\.\\s+(?=\\p{L})(?!${MONTH}(?!\\p{L}))`, "iu");

/** "JAN 13. Lunsj" and below it "27. Bingo": each with its month, in a list of several months. */
export function withMonthsOfList(lines: readonly string[]): readonly string[] {
  if (lines.filter((line) => MONTH_AHEAD.test(line)).length < 2) return lines;
  let month: string | undefined;
  return lines.map((line) => {
    month = MONTH_AHEAD.exec(line)?.[1] ?? (NUMBER_AHEAD.test(line) ? month : undefined);
    return month === undefined ? line : line.replace(MONTH_AHEAD, "$2. $1 ").replace(NUMBER_AHEAD, `$1. ${month} `);
  });
}
