import { dayText } from "~/domain/time/days-and-moments";

/** Sheets count days from 30 December 1899. */
const BEFORE_1970 = 25_569;

/** "46341" in a column of days is a sheet's 2026-11-15. */
export const asDay = (cell: string): string =>
  /^4\d{4}(?:[.,]0+)?$/.test(cell) ? dayText(Number.parseInt(cell, 10) - BEFORE_1970) : cell;

/** "0,4583" of a day in a column of clocks is 11:00. */
export function asClock(cell: string): string {
  if (!/^0[.,]\d{3,}$/.test(cell)) return cell;
  const minutes = Math.round(Number(cell.replace(",", ".")) * 24 * 60);
  const twoDigits = (number: number) => String(number).padStart(2, "0");
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}
