import { MONTHS, WEEKDAYS } from "./names";

/** Of days, from Monday, and months in the languages of congregations in Norway: Sami, German, Polish, Ukrainian, Russian. */
export const ELSEWHERE_DAYS = [
  "vuossárga|montag|poniedziałek|понеділок|понедельник",
  "maŋŋebárga|dienstag|wtorek|вівторок|вторник",
  "gaskavahkku|mittwoch|środa|środę|середа|среда",
  "duorastat|donnerstag|czwartek|четвер|четверг",
  "bearjadat|freitag|piątek|пʼятниця|п'ятниця|п’ятниця|пятница",
  "lávvardat|lávvardaga|samstag|sobota|sobotę|субота|суббота",
  "sotnabeaivi|sonntag|niedziela|niedzielę|неділя|воскресенье",
];
const ELSEWHERE_MONTHS = [
  "stycznia|січня|января|ođđajagimánu",
  "lutego|лютого|февраля|guovvamánu",
  "märz|marca|березня|марта|njukčamánu",
  "kwietnia|квітня|апреля|cuoŋománu",
  "травня|мая|miessemánu",
  "czerwca|червня|июня|geassemánu",
  "lipca|липня|июля|suoidnemánu",
  "sierpnia|серпня|августа|borgemánu",
  "września|вересня|сентября|čakčamánu",
  "października|жовтня|октября|golggotmánu",
  "listopada|листопада|ноября|skábmamánu",
  "dezember|grudnia|грудня|декабря|juovlamánu",
];

const inNorwegian = (elsewhere: readonly string[], own: readonly string[][], beside: (names: string) => string) =>
  elsewhere.map((names, nth) => [new RegExp(beside(names), "giu"), own[nth]?.[0] ?? ""] as const);
const NAMES_ELSEWHERE = [
  ...inNorwegian(ELSEWHERE_DAYS, WEEKDAYS, (names) => `(?<!\\p{L}|\\p{Lu}\\p{L}+\\s)(?:${names})(?=[,.:]?\\s+\\d)`),
  ...inNorwegian(ELSEWHERE_MONTHS, MONTHS, (names) => `(?<=\\d\\.?\\s?)(?:${names})(?!\\p{L})`),
];
const IS_ELSEWHERE = new RegExp([...ELSEWHERE_DAYS, ...ELSEWHERE_MONTHS].join("|"), "iu");

/** "6 grudnia", "Sonntag 6.", in Norwegian. */
export const withNorwegianNames = (line: string): string =>
  IS_ELSEWHERE.test(line) ? NAMES_ELSEWHERE.reduce((rest, [pattern, name]) => rest.replace(pattern, name), line) : line;
