import {
  calendarDate,
  type DayNumber,
  MONDAY,
  nextWeekday,
  placeInMonth,
  weekdayOf,
  weekOf,
} from "~/domain/time/calendar-days";
import type { Token } from "./tokens";

/** "hver torsdag", "fredager i partallsuker", "første søndag i måneden". */
export interface SaidRule {
  weekdays: number[];
  /** Weeks between. */
  step: number;
  /** Only weeks whose number is even, or odd. */
  isEven: boolean | null;
  /** 1 to 4, or -1 for the last one of a month. */
  nth: number | null;
  hasExceptions: boolean;
  at: number;
  end: number;
}

const NTH =
  /(?<!\p{L})(første|fyrste|1\.|andre|annen|2\.|tredje|3\.|fjerde|4\.|siste|first|second|third|fourth|last)\s+(?=(?:\p{L}+dag|\p{L}+day))/iu;
const IN_MONTH =
  /(?<!\p{L})(?:i|kvar|hver|of (?:the|each|every)|in (?:the|each|every))\s*(?:hver|kvar)?\s*(?:måned(?:en)?|månad(?:en)?|mnd\.?|month)(?!\p{L})/iu;
const EXCEPT =
  /(?<!\p{L})(?:unntatt|unnateke|utenom|utanom|bortsett fra|bortsett frå|ikke i|ikkje i|except)(?!\p{L})/iu;

/** The rule that a line says; null without one. */
export function ruleIn(line: string, tokens: Token[]): SaidRule | null {
  const every = tokens.find((token) => token.kind === "every");
  const parity = tokens.find((token) => token.kind === "parity");
  const weekdays = tokens.filter((token) => token.kind === "weekday");
  const nth = IN_MONTH.test(line) ? nthOf(NTH.exec(line)?.[1]) : null;
  const isRule =
    weekdays.length > 0 &&
    (nth !== null ||
      parity !== undefined ||
      weekdays.some(({ isPlural }) => isPlural) ||
      isBefore(every, weekdays[0], line));
  if (!isRule) return null;
  const parts = [every, parity, ...weekdays].filter((token) => token !== undefined);
  return {
    weekdays: [...new Set(weekdays.map(({ weekday }) => weekday))],
    step: every?.step ?? 1,
    isEven: parity?.isEven ?? null,
    nth,
    hasExceptions: EXCEPT.test(line),
    at: Math.min(...parts.map(({ at }) => at)),
    end: Math.max(...parts.map(({ end }) => end)),
  };
}

const isBefore = (every: Token | undefined, weekday: Token | undefined, line: string) =>
  every !== undefined && weekday !== undefined && /^\s*$/.test(line.slice(every.end, weekday.at));

function nthOf(word: string | undefined): number | null {
  if (word === undefined) return null;
  if (/^(?:første|fyrste|1\.|first)$/i.test(word)) return 1;
  if (/^(?:andre|annen|2\.|second)$/i.test(word)) return 2;
  if (/^(?:tredje|3\.|third)$/i.test(word)) return 3;
  return /^(?:fjerde|4\.|fourth)$/i.test(word) ? 4 : -1;
}

const MOST_DATES = 60;

/** The days of a rule from one day to another, both included. A rule of every second week counts from the first. */
export function datesOfRule({ weekdays, step, isEven, nth }: SaidRule, from: DayNumber, to: DayNumber): DayNumber[] {
  const days: DayNumber[] = [];
  for (const weekday of weekdays) {
    const first = nextWeekday(from, weekday);
    for (let day = first; day <= to && days.length < MOST_DATES; day += 7) {
      const isDue = nth !== null || isEven !== null || ((day - first) / 7) % step === 0;
      const isInWeek = isEven === null || (weekOf(day, MONDAY).week % 2 === 0) === isEven;
      const place = placeInMonth(day);
      const isNth = nth === null || (nth === -1 ? place.isLast : place.nth === nth);
      if (isDue && isInWeek && isNth) days.push(day);
    }
  }
  return days.sort((a, b) => a - b);
}

/** The Monday of a week of a year. */
export function mondayOfWeek(
  year: number,
  week: number,
  dayIn: (year: number, month: number, date: number) => DayNumber,
): DayNumber {
  const fourth = dayIn(year, 1, 4);
  return fourth - weekdayOf(fourth) + (week - 1) * 7;
}

export const yearOfDay = (day: DayNumber): number => calendarDate(day).year;
