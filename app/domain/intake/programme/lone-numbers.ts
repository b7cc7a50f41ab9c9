import { monthName } from "~/domain/plain-words/names";

/** "20.09", "20. 9.": a day or a clock. */
export const LONE_NUMBER = /^(\d{1,2})\.\s?(\d{1,2})\.?$/;

/** In a column of days it is no clock. */
export function dayInWords(cell: string): string {
  const [, date, month] = LONE_NUMBER.exec(cell) ?? [];
  const name = monthName(Number(month));
  return name === undefined ? cell : `${date}. ${name}`;
}
