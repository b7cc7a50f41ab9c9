export const WEEKDAYS = [
  "mandag|måndag|monday|man|mån|mon|ma|må",
  "tirsdag|tysdag|tisdag|tuesday|tirsd|tirs|tir|tis|ti|tys|ty|tues|tue",
  "onsdag|wednesday|onsd|ons|on|wed",
  "torsdag|thursday|torsd|tors|tor|to|thurs|thu",
  "fredag|friday|fre|fr|fri",
  "lørdag|laurdag|lördag|saturday|lørd|lør|lör|laur|lau|lø|sat",
  "søndag|sundag|söndag|sunday|sønd|søn|sön|sun|sø|su",
].map((names) => names.split("|"));

export const MONTHS = [
  "januar|januari|january|jan",
  "februar|februari|february|febr|feb",
  "mars|marts|march|mar",
  "april|apr",
  "mai|maj|may",
  "juni|june|jun",
  "juli|july|jul",
  "august|augusti|aug",
  "september|sept|sep",
  "oktober|october|okt|oct",
  "november|nov",
  "desember|december|des|dec",
].map((names) => names.split("|"));

/** Of days, from Monday, and months in the languages of congregations in Norway: Sami, German, Polish, Ukrainian, Russian. */
const ELSEWHERE_DAYS = [
  "vuossárga|montag|poniedziałek|понеділок|понедельник",
  "maŋŋebárga|dienstag|wtorek|вівторок|вторник",
  "gaskavahkku|mittwoch|środa|середа|среда",
  "duorastat|donnerstag|czwartek|четвер|четверг",
  "bearjadat|freitag|piątek|п[ʼ'’]ятниця|пятница",
  "lávvardat|lávvardaga|samstag|sobota|субота|суббота",
  "sotnabeaivi|sonntag|niedziela|неділя|воскресенье",
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

const anyOf = (table: string[][]) =>
  `(?:${table
    .flat()
    .sort((a, b) => b.length - a.length)
    .join("|")})`;

export const WEEKDAY = anyOf(WEEKDAYS);
export const LONG_WEEKDAY = anyOf(
  WEEKDAYS.map((names) => names.filter((name) => name.endsWith("day") || name.endsWith("dag"))),
);
export const MONTH = anyOf(MONTHS);

/** 0 is Monday. */
export const weekdayNamed = (name: string): number => WEEKDAYS.findIndex((names) => names.includes(name.toLowerCase()));

/** 1 to 12. */
export const monthNamed = (name: string): number => MONTHS.findIndex((names) => names.includes(name.toLowerCase())) + 1;

export const monthName = (month: number): string | undefined => MONTHS[month - 1]?.[0];

const inNorwegian = (elsewhere: readonly string[], own: readonly string[][], beside: (names: string) => string) =>
  elsewhere.map((names, nth) => [new RegExp(beside(names), "giu"), own[nth]?.[0] ?? ""] as const);
const NAMES_ELSEWHERE = [
  ...inNorwegian(ELSEWHERE_DAYS, WEEKDAYS, (names) => `(?<!\\p{L})(?:${names})(?=[,.:]?\\s+\\d)`),
  ...inNorwegian(ELSEWHERE_MONTHS, MONTHS, (names) => `(?<=\\d\\.?\\s?)(?:${names})(?!\\p{L})`),
];
const IS_ELSEWHERE = new RegExp([...ELSEWHERE_DAYS, ...ELSEWHERE_MONTHS].join("|"), "iu");

/** "6 grudnia", "Sonntag 6.", in Norwegian. */
export const withNorwegianNames = (line: string): string =>
  IS_ELSEWHERE.test(line) ? NAMES_ELSEWHERE.reduce((rest, [pattern, name]) => rest.replace(pattern, name), line) : line;
