import { calendarDate, type DayNumber, weekdayOf } from "~/domain/time/days-and-moments";
import { MONTH, monthName, WEEKDAYS } from "./names";

/** What stands instead from `at` up to `end`. */
export interface Edit {
  at: number;
  end: number;
  to: string;
}

export const editsOf = (text: string, words: RegExp, to: (match: RegExpMatchArray) => string): Edit[] =>
  [...text.matchAll(words)].map((match) => ({ at: match.index, end: match.index + match[0].length, to: to(match) }));

export const withEdits = (line: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((one, other) => other.at - one.at)
    .reduce((rest, { at, end, to }) => rest.slice(0, at) + to + rest.slice(end), line);

const TENS = ["", "tjue", "tretti"];
const UNITS = "|en|to|tre|fire|fem|seks|sju|åtte|ni".split("|");
const TEENS = "ti|elleve|tolv|tretten|fjorten|femten|seksten|sytten|atten|nitten".split("|");
const NTHS = "|første|andre|tredje|fjerde|femte|sjette|sjuende|åttende|niende|tiende|ellevte|tolvte".split("|");

export const wordOf = (number: number): string =>
  number < 20 ? `${UNITS[number] ?? TEENS[number - 10]}` : `${TENS[Math.floor(number / 10) - 1]}${UNITS[number % 10]}`;

/** "Ellevte", "tjueførste": as people dictate them. */
export function nthOf(number: number): string {
  if (number <= 12) return `${NTHS[number]}`;
  if (number < 20) return `${TEENS[number - 10]?.replace(/en$/, "")}ende`;
  const [tens, unit] = [TENS[Math.floor(number / 10) - 1], number % 10];
  return unit === 0 ? `${tens?.replace(/e$/, "")}ende` : `${tens}${NTHS[unit]}`;
}

const DATES = new Map(Array.from({ length: 31 }, (_, index) => [nthOf(index + 1), index + 1]));
const HOURS = new Map(Array.from({ length: 12 }, (_, index) => [wordOf(index + 13), index + 13]));
const anyOf = (words: Iterable<string>) => [...words].sort((one, other) => other.length - one.length).join("|");

const DATE = new RegExp(`(?<!\\p{L})(${anyOf(DATES.keys())})(?=\\s${MONTH}(?!\\p{L}))`, "giu");
const HOUR = new RegExp(`(?<=(?<!\\p{L})klokk[ae]n?\\s)(${anyOf(HOURS.keys())})(?!\\p{L})`, "giu");

/** "Ellevte desember" and "klokken nitten", with their digits. */
export const numbersInWords = (text: string): Edit[] => [
  ...editsOf(text, DATE, ([from]) => `${DATES.get(from.toLowerCase())}.`),
  ...editsOf(text, HOUR, ([from]) => String(HOURS.get(from.toLowerCase()))),
];

export const spanInWords = (first: DayNumber, last: DayNumber | null): string =>
  last === null || first === last ? fullDay(first) : `${fullDay(first)} – ${fullDay(last)}`;

function fullDay(day: DayNumber): string {
  const { year, month, date } = calendarDate(day);
  return `${WEEKDAYS[weekdayOf(day)]?.[0]} ${date}. ${monthName(month)} ${year}`;
}
