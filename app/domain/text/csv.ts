const FORMULA = /^[=+\-@\t\r]/;

/** RFC 4180 with semicolons, as Norwegian spreadsheets expect; an apostrophe makes text of what would be a formula. */
export const csvLine = (fields: readonly (string | number | null)[]): string => `${fields.map(csvField).join(";")}\r\n`;

/** Tells spreadsheets that the file is UTF-8; stands first. */
export const CSV_MARK = "\uFEFF";

function csvField(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
