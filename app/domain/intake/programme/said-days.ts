import type { FeastDay } from "~/domain/time/feast-days";
import type { Token } from "./time-words";

/** What is not said may stand in a heading. */
export interface SaidDay {
  date: number | null;
  month: number | null;
  year: number | null;
  weekday: number | null;
  feast: FeastDay | null;
}

export interface SaidDays {
  first: SaidDay;
  last: SaidDay | null;
  at: number;
  end: number;
  /** Of what begins elsewhere: "ut mai". */
  isEnd?: boolean | undefined;
  /** "Natt til" this day. */
  isNightBefore?: boolean | undefined;
}

export type DayToken = Token & { kind: "date" | "numeric" | "feast" };

export const NONE_SAID: SaidDay = { date: null, month: null, year: null, weekday: null, feast: null };

export const saidDayOf = (token: DayToken): SaidDay =>
  token.kind === "feast"
    ? { ...NONE_SAID, feast: token.feast }
    : token.kind === "date"
      ? { ...NONE_SAID, date: token.date }
      : { ...NONE_SAID, date: token.date, month: token.month, year: token.year };

export const endOfToken = (token: DayToken): SaidDay | null =>
  token.kind === "numeric" && token.last ? { ...NONE_SAID, ...token.last } : null;

/** "Søndag 29. november, 1. søndag i advent". */
export const isSameDay = (last: SaidDay, token: Token, gap: string) =>
  !/og|and|&|samt/i.test(gap) &&
  (token.kind === "feast" ? last.feast === null && last.date !== null : last.feast !== null && last.date === null);

/** A month or year said once counts for the days before it; a year also for those after. */
export function fillIn(days: SaidDays[]) {
  const all = days.flatMap(({ first, last }) => (last ? [first, last] : [first]));
  for (let index = all.length - 2; index >= 0; index--) {
    const [day, next] = [all[index], all[index + 1]];
    if (!day || !next) continue;
    if (day.date !== null) day.month ??= next.month;
    if (day.year === null && next.year !== null)
      day.year = next.year - (day.month !== null && next.month !== null && day.month > next.month ? 1 : 0);
  }
  for (const [index, day] of all.entries()) {
    const { year = null, month = null } = all[index - 1] ?? {};
    if (day.year === null && year !== null && day.month !== null && month !== null)
      day.year = year + (day.month < month ? 1 : 0);
  }
}
