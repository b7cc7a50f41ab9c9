import { MONTH, monthNamed } from "./names";

/** Of days, from Monday (the longer before what they begin with), and months in the languages of congregations in Norway: Sami, German, Spanish, French, Polish, Ukrainian, Russian. */
export const ELSEWHERE_DAYS = [
  "vuossárga|montag|lunes|lundi|poniedziałek|poniedziałku|понеділок|понеділка|понедельник",
  "maŋŋebárga|dienstag|martes|mardi|wtorek|wtorku|вівторок|вівторка|вторник",
  "gaskavahkku|mittwoch|miércoles|mercredi|środa|środę|środy|середа|середи|среда",
  "duorastat|donnerstag|jueves|jeudi|czwartek|czwartku|четверга|четверг|четвер",
  "bearjadat|freitag|viernes|vendredi|piątek|piątku|пʼятниця|п'ятниця|п’ятниця|п.ятниці|пятница",
  "lávvardaga|lávvardat|samstag|sábado|samedi|sobota|sobotę|soboty|субота|суботи|суббота",
  "sotnabeaivi|sonntag|domingo|dimanche|niedziela|niedzielę|niedzieli|неділя|неділю|неділі|воскресенье|ahad|الأحد",
];
export const ELSEWHERE_MONTHS = [
  "stycznia|enero|janvier|січня|января|ođđajagimánu",
  "lutego|febrero|février|лютого|февраля|guovvamánu",
  "märz|marzo|marca|березня|марта|njukčamánu",
  "kwietnia|abril|avril|квітня|апреля|cuoŋománu",
  "травня|mayo|мая|miessemánu",
  "czerwca|junio|juin|червня|июня|geassemánu",
  "lipca|julio|juillet|липня|июля|suoidnemánu",
  "sierpnia|agosto|août|серпня|августа|borgemánu",
  "września|septiembre|septembre|вересня|сентября|čakčamánu",
  "października|octubre|octobre|жовтня|октября|golggotmánu",
  "listopada|noviembre|novembre|листопада|ноября|skábmamánu",
  "dezember|diciembre|décembre|grudnia|грудня|декабря|juovlamánu",
];

/** In short, from Monday: "So, 29. November, 11:00 Uhr". */
export const GERMAN_DAYS = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"];
export const DAY_ELSEWHERE = ELSEWHERE_DAYS.join("|");
export const MONTH_ANYWHERE = `(?:${MONTH}|${ELSEWHERE_MONTHS.join("|")})`;

const nthOf = (names: readonly string[], name: string): number =>
  names.findIndex((one) => one.split("|").includes(name.toLowerCase()));
/** 0 is Monday. */
export const dayElsewhere = (name: string): number => nthOf(ELSEWHERE_DAYS, name);
/** 1 to 12. */
export const monthAnywhere = (name: string): number => monthNamed(name) || nthOf(ELSEWHERE_MONTHS, name) + 1;
