const WEEKDAYS = [
  "mandag|måndag|monday|man|mån|mon|ma|må",
  "tirsdag|tysdag|tuesday|tirs|tir|ti|tys|ty|tues|tue",
  "onsdag|wednesday|ons|on|wed",
  "torsdag|thursday|tors|tor|to|thurs|thu",
  "fredag|friday|fre|fr|fri",
  "lørdag|laurdag|saturday|lør|laur|lau|lø|sat",
  "søndag|sundag|sunday|søn|sun|sø",
].map((names) => names.split("|"));

const MONTHS = [
  "januar|january|jan",
  "februar|february|febr|feb",
  "mars|march|mar",
  "april|apr",
  "mai|may",
  "juni|june|jun",
  "juli|july|jul",
  "august|aug",
  "september|sept|sep",
  "oktober|october|okt|oct",
  "november|nov",
  "desember|december|des|dec",
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
