import {
  dayNumber,
  dayOf,
  type DayRange,
  dayText,
  monthOf,
  type MonthText,
  shiftDay,
} from "~/domain/time/days-and-moments";
import { daysOfMonth, shiftMonth } from "~/domain/time/month";

export const CHART_MONTHS = 12;

/** The last day that is over in Norway, with all its counts. */
export const lastCountedDay = (now: Date): string => shiftDay(dayOf(now), -1);

export const EVER = "0000-01-01";

/** The latest first, from the first with sums, no longer than they are kept. */
export function shownMonths(firstDay: string | null, now: Date, kept: number): MonthText[] {
  const last = monthOf(lastCountedDay(now));
  const months = Array.from({ length: kept }, (_, before) => shiftMonth(last, -before));
  const first = firstDay && monthOf(firstDay);
  return months.filter((month) => month === last || (first !== null && month >= first));
}

export function countedDays(month: MonthText, now: Date): string[] {
  const { from, to } = daysOfMonth(month);
  const last = lastCountedDay(now);
  return daysFromTo({ from, to: to < last ? to : last });
}

export const chartMonths = (last: MonthText): MonthText[] =>
  Array.from({ length: CHART_MONTHS }, (_, at) => shiftMonth(last, at + 1 - CHART_MONTHS));

export const isOver = (month: MonthText, now: Date): boolean => daysOfMonth(month).to <= lastCountedDay(now);

export function daysFromTo({ from, to }: DayRange): string[] {
  const length = Math.max(0, dayNumber(to) - dayNumber(from) + 1);
  return Array.from({ length }, (_, later) => dayText(dayNumber(from) + later));
}
