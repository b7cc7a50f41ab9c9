export const WEEKDAYS = [
  "mandag|måndag|monday|vuossárga|montag|poniedziałek|понеділок|понедельник|man|mån|mon|ma|må",
  "tirsdag|tysdag|tisdag|tuesday|maŋŋebárga|dienstag|wtorek|вівторок|вторник|tirsd|tirs|tir|tis|ti|tys|ty|tues|tue",
  "onsdag|wednesday|gaskavahkku|mittwoch|środa|середа|среда|onsd|ons|on|wed",
  "torsdag|thursday|duorastat|donnerstag|czwartek|четвер|четверг|torsd|tors|tor|to|thurs|thu",
  "fredag|friday|bearjadat|freitag|piątek|пʼятниця|п'ятниця|пятница|fre|fr|fri",
  "lørdag|laurdag|lördag|saturday|lávvardat|lávvardaga|samstag|sobota|субота|суббота|lørd|lør|lör|laur|lau|lø|sat",
  "søndag|sundag|söndag|sunday|sotnabeaivi|sonntag|niedziela|неділя|воскресенье|sønd|søn|sön|sun|sø|su",
].map((names) => names.split("|"));

export const MONTHS = [
  "januar|januari|january|stycznia|січня|января|ođđajagimánu|jan",
  "februar|februari|february|lutego|лютого|февраля|guovvamánu|febr|feb",
  "mars|marts|march|märz|marca|березня|марта|njukčamánu|mar",
  "april|kwietnia|квітня|апреля|cuoŋománu|apr",
  "mai|maj|may|травня|мая|miessemánu",
  "juni|june|czerwca|червня|июня|geassemánu|jun",
  "juli|july|lipca|липня|июля|suoidnemánu|jul",
  "august|augusti|sierpnia|серпня|августа|borgemánu|aug",
  "september|września|вересня|сентября|čakčamánu|sept|sep",
  "oktober|october|października|жовтня|октября|golggotmánu|okt|oct",
  "november|listopada|листопада|ноября|skábmamánu|nov",
  "desember|december|dezember|grudnia|грудня|декабря|juovlamánu|des|dec",
].map((names) => names.split("|"));

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
