import { MONTH, monthName, monthNamed } from "~/domain/plain-words/names";
import { calendarDate, type DayNumber, daysInMonth } from "~/domain/time/days-and-moments";

const UNTIL_ITS_END = new RegExp(`(?<!\\p{L})ut(?:\\s(?:hele|heile))?\\s(?:(${MONTH})|året)(?!\\p{L})`, "giu");

/** How "ut mai" and "ut året" are written for the readers: "til 31. mai". */
export const monthEndsIn = (line: string, today: DayNumber): { from: string; to: string }[] =>
  [...line.matchAll(UNTIL_ITS_END)].map(([from, name]) => {
    const month = name === undefined ? 12 : monthNamed(name);
    const { year, month: now } = calendarDate(today);
    return { from, to: `til ${daysInMonth(month < now ? year + 1 : year, month)}. ${monthName(month)}` };
  });

export const withMonthEnds = (line: string, today: DayNumber): string =>
  monthEndsIn(line, today).reduce((rest, { from, to }) => rest.replace(from, to), line);
