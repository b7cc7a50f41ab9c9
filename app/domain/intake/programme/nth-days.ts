import { LONG_WEEKDAY, MONTH, monthName, monthNamed, WEEKDAYS, weekdayNamed } from "~/domain/plain-words/names";
import {
  calendarDate,
  dayIn,
  type DayNumber,
  daysInMonth,
  lastWeekday,
  nextWeekday,
} from "~/domain/time/days-and-moments";

const NTHS = ["første|fyrste|1\\.|first", "andre|annen|2\\.|second", "tredje|3\\.|third", "fjerde|4\\.|fourth"];
const NTH_OF_MONTH = new RegExp(
  `(?<!\\p{L})(?:den )?(?:(${NTHS.join("|")}|siste|last))\\s(${LONG_WEEKDAY})(?:en)?\\s(?:i|in|of)\\s(${MONTH})(?!\\p{L})`,
  "giu",
);

/** "Første tirsdag i februar" is written as "tirsdag 2. februar": the next such day, whose weekday tells its year. */
export const withNthDays = (line: string, today: DayNumber): string =>
  line.replace(NTH_OF_MONTH, (_, nth: string, name: string, ofMonth: string) => {
    const weekday = weekdayNamed(name);
    const month = monthNamed(ofMonth);
    const place = NTHS.findIndex((names) => new RegExp(`^(?:${names})$`, "iu").test(nth));
    const { year } = calendarDate(today);
    const dayOf = (in_: number) =>
      place < 0
        ? lastWeekday(dayIn(in_, month, daysInMonth(in_, month)), weekday)
        : nextWeekday(dayIn(in_, month, 1), weekday) + place * 7;
    const day = [year, year + 1].map(dayOf).find((one) => one >= today)!;
    return `${WEEKDAYS[weekday]![0]!} ${calendarDate(day).date}. ${monthName(month)!}`;
  });
