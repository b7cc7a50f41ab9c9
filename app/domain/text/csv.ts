/** What spreadsheets would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Returns a line of a CSV file (RFC 4180) by Norwegian custom: fields apart by semicolons, as spreadsheets there expect.
 * An apostrophe before what would be a formula makes it text.
 */
export function csvLine(fields: readonly (string | number | null)[]): string {
  return `${fields.map(csvField).join(";")}\r\n`;
}

/** Tells spreadsheets that the file is in UTF-8; stands before its first line. */
export const CSV_MARK = "\uFEFF";

function csvField(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
