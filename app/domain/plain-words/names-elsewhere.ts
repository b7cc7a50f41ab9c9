import { MONTH, monthNamed } from "./names";

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
export const ELSEWHERE_MONTHS = [
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

export const DAY_ELSEWHERE = ELSEWHERE_DAYS.join("|");
export const MONTH_ANYWHERE = `(?:${MONTH}|${ELSEWHERE_MONTHS.join("|")})`;

const nthOf = (names: readonly string[], name: string): number =>
  names.findIndex((one) => one.split("|").includes(name.toLowerCase()));
/** 0 is Monday. */
export const dayElsewhere = (name: string): number => nthOf(ELSEWHERE_DAYS, name);
/** 1 to 12. */
export const monthAnywhere = (name: string): number => monthNamed(name) || nthOf(ELSEWHERE_MONTHS, name) + 1;
