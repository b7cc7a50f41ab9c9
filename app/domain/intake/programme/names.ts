/** Names of weekdays and months in bokmål, nynorsk and English, long and short. */
const WEEKDAYS = [
  "mandag|måndag|monday|man|mon",
  "tirsdag|tysdag|tuesday|tirs|tir|tys|tue",
  "onsdag|wednesday|ons|wed",
  "torsdag|thursday|tors|tor|thu",
  "fredag|friday|fre|fri",
  "lørdag|laurdag|saturday|lør|laur|lau|sat",
  "søndag|sundag|sunday|søn|sun",
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

const longestFirst = (table: string[][]) => table.flat().sort((a, b) => b.length - a.length);

export const WEEKDAY_NAMES = longestFirst(WEEKDAYS);
export const MONTH_NAMES = longestFirst(MONTHS);

/** 0 is Monday. */
export const weekdayNamed = (name: string): number => WEEKDAYS.findIndex((names) => names.includes(name.toLowerCase()));

/** 1 to 12. */
export const monthOf = (name: string): number => MONTHS.findIndex((names) => names.includes(name.toLowerCase())) + 1;
