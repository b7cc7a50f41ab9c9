import type { Doubt } from "~/domain/sources/understood";
import { calendarDate, nextWeekday, weekdayOf } from "~/domain/time/days-and-moments";
import type { ResolvedSpan } from "./resolve-day";
import type { SaidWords } from "./said-words";

export interface OpenDay {
  spans: ResolvedSpan[];
  words: SaidWords;
  open: Doubt[];
  url: string | null;
  line: number;
  text: string;
  hasEvents: boolean;
  isLate: boolean;
  isEvent: boolean;
  /** Alone between empty lines: what stands in the blocks below is on it. */
  isHeading?: boolean;
}

export const isOfWeekday = ({ spans }: OpenDay, weekday: number): boolean =>
  spans.length === 1 && spans.every(({ day, last }) => last === null && weekdayOf(day) === weekday);

const WEEK = 7;

/** Within less than seven days: "Lørdag" below "Stevne 14.–16. august". */
export function dayOfSpan({ day, last, how, isCamp }: ResolvedSpan, weekday: number): ResolvedSpan | null {
  const found = nextWeekday(day, weekday);
  return last !== null && last - day < WEEK && found <= last
    ? { day: found, last: null, how, ...(isCamp && { isPart: true }) }
    : null;
}

/** Guessed where the line names another year: "søndag 9. august kl 11 i 2025". */
export const inYearOf = (span: ResolvedSpan, text: string): ResolvedSpan => {
  const said = [...text.matchAll(/(?<!\p{L})(?:i|in) (20\d\d)(?!\d)/giu)].map(([, year]) => Number(year));
  const isOther = said.some((year) => year !== calendarDate(span.day).year);
  return isOther ? { ...span, how: "guessed" } : span;
};

/** "Sommerleir 2027", or a season: "Sangkafé 2026/27". */
function yearSaid([first, second, ...more]: readonly number[], { day }: ResolvedSpan): number | undefined {
  if (first === undefined || second === undefined || more.length > 0) return more.length > 0 ? undefined : first;
  const { month } = calendarDate(day);
  if (second !== first + 1 || month === 7) return undefined;
  return month > 7 ? first : second;
}

export const withYearTold = (span: ResolvedSpan): ResolvedSpan => ({
  ...span,
  how: span.how === "guessed" ? "derived" : span.how,
});

/** Words beside it name the year: "Sommerleir 2027". */
export const toldByYear = (span: ResolvedSpan, years: readonly number[]): ResolvedSpan =>
  yearSaid(years, span) === calendarDate(span.day).year ? withYearTold(span) : span;
