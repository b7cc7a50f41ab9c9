import { MONTH, monthName, monthNamed } from "~/domain/plain-words/names";
import { type Edit, editsOf, withEdits } from "~/domain/plain-words/numbers-in-words";
import { calendarDate, type DayNumber, daysInMonth } from "~/domain/time/days-and-moments";

const UNTIL_ITS_END = new RegExp(
  `(?<!\\p{L})(?:(?:ut|resten av)(?:\\s(?:hele|heile))?\\s(?:(${MONTH})(?:\\s(?:måned|månad))?|året)|(?:(${MONTH})|året)\\sut(?=\\s*(?:$|[,.;)])))(?!\\p{L})`,
  "giu",
);

/** How "ut mai" and "året ut" are written for the readers: "til 31. mai". */
export const monthEndsIn = (line: string, today: DayNumber): Edit[] =>
  editsOf(line, UNTIL_ITS_END, ([, behind, name = behind]) => {
    const month = name === undefined ? 12 : monthNamed(name);
    const { year, month: now } = calendarDate(today);
    return `til ${daysInMonth(month < now ? year + 1 : year, month)}. ${monthName(month)}`;
  });

export const withMonthEnds = (line: string, today: DayNumber): string => withEdits(line, monthEndsIn(line, today));
