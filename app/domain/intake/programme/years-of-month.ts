import type { YearHeading } from "./year-headings";

export function yearsOfMonth({ years, months }: YearHeading, month: number): { years: number[]; isCertain: boolean } {
  const [first, second] = years as [number, number?];
  if (second !== undefined) {
    if (years.length > 2 || second !== first + 1) return { years, isCertain: false };
    if (month === 7) return { years, isCertain: false };
    return { years: [month > 7 ? first : second], isCertain: true };
  }
  if (months.length === 0 || months.includes(month)) return { years: [first], isCertain: true };
  const isNextYear = month < Math.min(...months) && Math.max(...months) === 12;
  return { years: isNextYear ? [first + 1, first] : [first, first + 1], isCertain: false };
}
