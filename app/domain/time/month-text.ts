export type MonthText = string;

/** Of a YYYY-MM-DD. */
export const monthOf = (day: string): MonthText => day.slice(0, "YYYY-MM".length);
