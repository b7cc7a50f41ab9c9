import readWorkbook from "read-excel-file/universal";

/** Cells that a sheet may reach over: its empty ones are made as well. */
const MOST_CELLS = 1_000_000;
const MOST_ROWS = 10_000;
const FIRST_YEAR = 1901;
/** Names that Excel and others give a sheet by themselves. */
const NAMELESS = /^(?:ark|sheet|side|tabell?|table)\s?\d*$/i;
const FILLED_CELL = /<(?:\w+:)?c\s[^>]*?\br="([A-Z]{1,3})(\d{1,7})"[^>]*(?<!\/)>/g;

const columnNumber = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** The cells before the last filled one are too many. */
export function reachesTooFar(xml: string): boolean {
  let [row, column] = [0, 0];
  for (const [, letters = "", number] of xml.matchAll(FILLED_CELL)) {
    row = Math.max(row, Number(number));
    column = Math.max(column, columnNumber(letters));
  }
  return row * column > MOST_CELLS;
}

/** Tabs between cells; "2026-08-09", "19:00". Null where it has too many rows. Throws where it is damaged. */
export async function readSheets(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const sheets = await readWorkbook(bytes.slice().buffer, { parseNumber: numberText });
  if (sheets.reduce((sum, { data }) => sum + data.length, 0) > MOST_ROWS) return null;
  const texts = sheets.map(({ sheet, data }) => {
    const rows = data.map((row) => row.map(cellText).join("\t").trimEnd());
    return [...(NAMELESS.test(sheet) ? [] : [sheet, ""]), ...rows].join("\n");
  });
  return texts.join("\n\n");
}

function cellText(value: unknown): string {
  if (value instanceof Date) return dateText(value);
  return typeof value === "string" ? value.replace(/\s+/g, " ").trim() : "";
}

/** With a comma, because a point would make them look like days. */
const numberText = (written: string) => written.replace(".", ",");

const MINUTE = 60_000;

/** Sheets keep days and clocks as one number, whose fractions are never exact: it is rounded to the minute. */
function dateText(exact: Date): string {
  if (Number.isNaN(exact.getTime())) return "";
  const iso = new Date(Math.round(exact.getTime() / MINUTE) * MINUTE).toISOString();
  const [day = "", time = ""] = [iso.slice(0, 10), iso.slice(11, 16)];
  if (exact.getUTCFullYear() < FIRST_YEAR) return time;
  return time === "00:00" ? day : `${day} kl ${time}`;
}
