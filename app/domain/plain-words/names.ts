export const WEEKDAYS = [
  "mandag|måndag|monday|manda|månda|mand|månd|man|mån|mon|ma|må",
  "tirsdag|tysdag|tisdag|tuesday|tirsda|tysda|tirsd|tysd|tirs|tir|tis|ti|tys|ty|tues|tue",
  "onsdag|wednesday|onsda|onsd|ons|on|wed",
  "torsdag|thursday|torsda|torsd|tors|tor|to|thurs|thu",
  "fredag|friday|freda|fred|fre|fr|fri",
  "lørdag|laurdag|lördag|saturday|lørda|laurda|lørd|laurd|lør|lör|laur|lau|lø|sat",
  "søndag|sundag|söndag|sunday|sønda|sunda|sønd|sund|søn|sön|sun|sø|su",
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
