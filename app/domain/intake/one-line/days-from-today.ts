import { MONTH, monthName, WEEKDAY } from "~/domain/plain-words/names";
import { calendarDate, type DayNumber, weekdayOf } from "~/domain/time/days-and-moments";
import { monthEndsIn } from "../programme/month-ends";
import type { LineDoubt } from "./said";

const LONG = "(?:mandag|måndag|tirsdag|tysdag|onsdag|torsdag|fredag|lørdag|laurdag|søndag|sundag)(?:en)?";
const NAMES = ["mandag", "tirsdag", "onsdag", "torsdag", "fredag", "lørdag", "søndag"];
const whole = (words: string) => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, "giu");
const aheadOfDay = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})\\s(?=${LONG}(?!\\p{L}))`, "giu");

const FIRST_WORD = /^\p{L}+/u;
const NEXT = aheadOfDay("nest[ea]");
const COMING = aheadOfDay("førstkomm?[ea]nde|kommende|komande|denne|nå på|no på|til|på");
const AHEAD: readonly (readonly [RegExp, number])[] = [
  [whole("i ?dag|i ?kveld|i ?ettermiddag|today|tonight"), 0],
  [whole("i ?morgen|i ?morgon|tomorrow"), 1],
  [whole("i ?overmorgen|i ?overmorgon"), 2],
];

/** "Fredag 19-22": hours, where no month follows. */
const HOURS = new RegExp(
  `(?<!\\p{L})(${LONG}(?:er|ar)?)\\s((?:[01]?\\d|2[0-3])\\s?[–-]\\s?(?:[01]?\\d|2[0-4]))(?![\\d.:/]|\\s?${MONTH}(?!\\p{L}))`,
  "giu",
);

export type DatedLine = ReturnType<typeof withDaysFromToday>;

/** A line that is written now tells which day "i morgen" is: the readers get it as a date with its year. */
export function withDaysFromToday(text: string, today: DayNumber) {
  const written = monthEndsIn(text, today);
  const isBeforeDate = (rest: string) => new RegExp(`^\\s?${WEEKDAY}\\.?,?\\s(?:den\\s)?\\d`, "iu").test(rest);
  const doubts: LineDoubt[] = [];
  const ended = written.reduce((rest, { from, to }) => rest.replace(from, to), text);
  let line = ended.replace(NEXT, (found, at: number) => {
    const rest = ended.slice(at + found.length);
    const [weekday] = FIRST_WORD.exec(rest)!;
    written.push({ from: `${found}${weekday}`, to: weekday });
    if (!isBeforeDate(rest)) doubts.push("which_week");
    return "";
  });
  line = line.replace(COMING, "").replace(HOURS, "$1 kl $2");
  for (const [words, days] of AHEAD)
    line = line.replace(words, (from) => {
      const to = dayInWords(today + days);
      written.push({ from, to });
      return to;
    });
  return {
    line,
    /** As written, where the line says it otherwise. */
    written,
    doubts,
  };
}

function dayInWords(day: DayNumber): string {
  const { year, month, date } = calendarDate(day);
  return `${NAMES[weekdayOf(day)]!} ${date}. ${monthName(month)!} ${year}`;
}
