import { calendarDate, dayIn, type DayNumber, daysInMonth, weekdayOf } from "~/domain/time/calendar-days";
import type { Doubt } from "../understood";
import type { Token } from "./tokens";

/** A day as a line has it: what is not said may stand in a heading. */
export interface SaidDay {
  date: number;
  month: number | null;
  year: number | null;
  weekday: number | null;
}

/** One or more days in a row. */
export interface SaidDays {
  first: SaidDay;
  last: SaidDay | null;
  at: number;
  end: number;
}

const gapBetween = (line: string, a: { end: number }, b: { at: number }) => line.slice(a.end, b.at);
export const ADJACENT = /^[\s,.:]*(?:den|d\.)?\s*$/i;
const AND = /^[\s.]*(?:,|og|samt|and|&|\+|\/|;)\s*(?:den\s*)?$/i;
export const TO = /^[\s.]*(?:-|–|—|til|t\.?o\.?m\.?|til og med|to)\s*(?:og med\s*)?(?:den\s*)?$/i;

interface Item extends SaidDay {
  joins: "and" | "to" | null;
  at: number;
  end: number;
}

/** All days that the line names, in its order. `mayBeClock` says of "11.10" that it is a time here. */
export function daysIn(line: string, tokens: Token[]): SaidDays[] {
  const said: SaidDays[] = [];
  for (const group of groupsOf(line, tokens)) {
    const items = fillIn(group);
    for (let index = 0; index < items.length; index++) {
      const item = items[index]!;
      const next = items[index + 1];
      if (next?.joins === "to") {
        said.push({ first: item, last: next, at: item.at, end: next.end });
        index++;
      } else said.push({ first: item, last: null, at: item.at, end: item.end });
    }
  }
  return said;
}

/** Runs of days that belong together: "fredag 5. til søndag 7. juli 2027". */
function groupsOf(line: string, tokens: Token[]): Item[][] {
  const groups: Item[][] = [];
  let group: Item[] = [];
  let weekdays: (Token & { kind: "weekday" })[] = [];
  let previous: Token | null = null;
  const close = () => {
    if (group.length > 0) groups.push(group);
    group = [];
  };
  for (const token of tokens) {
    const gap = previous ? gapBetween(line, previous, token) : "";
    const joins: Item["joins"] = previous === null ? null : TO.test(gap) ? "to" : AND.test(gap) ? "and" : null;
    const isNear = previous !== null && (joins !== null || ADJACENT.test(gap));
    if (!isNear) {
      if (token.kind !== "month" && token.kind !== "year") close();
      weekdays = [];
    }
    const last = group.at(-1);
    switch (token.kind) {
      case "weekday":
        if (!token.isPlural) weekdays.push(token);
        break;
      case "date":
      case "numeric": {
        const weekday = weekdays.shift();
        group.push({
          date: token.date,
          month: token.kind === "numeric" ? token.month : null,
          year: token.kind === "numeric" ? token.year : null,
          weekday: weekday?.weekday ?? null,
          joins: group.length === 0 ? null : joinOf(joins, weekday, last!, line),
          at: Math.min(token.at, weekday?.at ?? token.at),
          end: token.end,
        });
        break;
      }
      case "month":
        if (last && isNear && last.month === null) {
          last.month = token.month;
          last.end = token.end;
        } else close();
        break;
      case "year":
        if (last && isNear && last.month !== null) {
          last.year = token.year;
          last.end = token.end;
        }
        break;
      default:
        close();
        weekdays = [];
    }
    previous = token;
  }
  close();
  return groups;
}

/** How a day hangs together with the one before: the join may stand before its weekday. */
function joinOf(joins: Item["joins"], weekday: Token | undefined, last: Item, line: string): Item["joins"] {
  if (!weekday) return joins ?? "and";
  const gap = line.slice(last.end, weekday.at);
  return TO.test(gap) ? "to" : "and";
}

/** Months and years that are said once count for the days before them; a year also for those after. */
function fillIn(items: Item[]): Item[] {
  const filled = items.map((item) => ({ ...item }));
  for (let index = filled.length - 2; index >= 0; index--) {
    filled[index]!.month ??= filled[index + 1]!.month;
    if (filled[index]!.year === null && filled[index + 1]!.year !== null) {
      const wraps = filled[index]!.month! > filled[index + 1]!.month!;
      filled[index]!.year = filled[index + 1]!.year! - (wraps ? 1 : 0);
    }
  }
  for (let index = 1; index < filled.length; index++) {
    const before = filled[index - 1]!;
    if (filled[index]!.year === null && before.year !== null && filled[index]!.month !== null)
      filled[index]!.year = before.year + (filled[index]!.month! < before.month! ? 1 : 0);
  }
  return filled;
}

export type DayProblem = "no_date" | "no_such_day" | "weekday_differs" | "too_far_away";

export interface ResolvedDay {
  day: DayNumber;
  doubts: Doubt[];
}

/** What headings have said of the days below them. */
export interface DayContext {
  years: readonly number[];
  month: number | null;
  today: DayNumber;
}

const DAYS_BACK = 400;
const DAYS_AHEAD = 800;
/** A day without a year is in the year that begins so many days ago. */
const RECENT = 45;

/**
 * The day that is meant. A year that is said, here or in a heading, must fit the weekday that is said; without a year the
 * weekday decides among the years around now. A day that nothing but nearness speaks for is in doubt.
 */
export function resolveDay(said: SaidDay, context: DayContext): ResolvedDay | DayProblem {
  const month = said.month ?? context.month;
  if (month === null) return "no_date";
  const { year: thisYear } = calendarDate(context.today);
  const years = said.year !== null ? [said.year] : context.years.length > 0 ? context.years : null;
  const possible = (years ?? [thisYear - 1, thisYear, thisYear + 1, thisYear + 2])
    .filter((year) => said.date <= daysInMonth(year, month))
    .map((year) => dayIn(year, month, said.date));
  if (possible.length === 0) return "no_such_day";
  const fitting = said.weekday === null ? possible : possible.filter((day) => weekdayOf(day) === said.weekday);
  if (fitting.length === 0) return "weekday_differs";
  const near = fitting.filter((day) => day >= context.today - DAYS_BACK && day <= context.today + DAYS_AHEAD);
  if (near.length === 0) return "too_far_away";
  const next = near.find((day) => day >= context.today - RECENT) ?? near.at(-1)!;
  const isGuessed = years === null && said.weekday === null;
  return {
    day: next,
    doubts: isGuessed || (years !== null && near.length > 1 && said.weekday === null) ? ["year_guessed"] : [],
  };
}
