/** A calendar month, as YYYY-MM. */
export type MonthText = string;

/** Returns the month of a day (YYYY-MM-DD). */
export const monthOf = (day: string): MonthText => day.slice(0, "YYYY-MM".length);
