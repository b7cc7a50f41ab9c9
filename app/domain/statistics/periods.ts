import { dayNumber, dayText } from "~/domain/time/calendar-days";
import { daysOfMonth, shiftMonth } from "~/domain/time/month";
import { monthOf, type MonthText } from "~/domain/time/month-text";
import { type DayRange, dayOf, shiftDay } from "~/domain/time/wall-clock";

/** Months in a chart of months. */
export const CHART_MONTHS = 12;

/** Returns the last day that is over in Norway, and so has all its counts. */
export const lastCountedDay = (now: Date): string => shiftDay(dayOf(now), -1);

/** A first day that is before all that are kept. */
export const EVER = "0000-01-01";

/** Returns the months that can be shown, the latest first: from the first that has sums, but no longer than they are kept. */
export function shownMonths(firstDay: string | null, now: Date, kept: number): MonthText[] {
  const last = monthOf(lastCountedDay(now));
  const months = Array.from({ length: kept }, (_, before) => shiftMonth(last, -before));
  const first = firstDay && monthOf(firstDay);
  return months.filter((month) => month === last || (first !== null && month >= first));
}

/** Returns a month's days that are over, in order. */
export function countedDays(month: MonthText, now: Date): string[] {
  const { from, to } = daysOfMonth(month);
  const last = lastCountedDay(now);
  return daysFromTo({ from, to: to < last ? to : last });
}

/** Returns the months of a chart that ends with one. */
export const chartMonths = (last: MonthText): MonthText[] =>
  Array.from({ length: CHART_MONTHS }, (_, at) => shiftMonth(last, at + 1 - CHART_MONTHS));

/** Returns whether all days of a month are over. */
export const isOver = (month: MonthText, now: Date): boolean => daysOfMonth(month).to <= lastCountedDay(now);

/** Returns the days from first to last; none where the last is before the first. */
export function daysFromTo({ from, to }: DayRange): string[] {
  const length = Math.max(0, dayNumber(to) - dayNumber(from) + 1);
  return Array.from({ length }, (_, later) => dayText(dayNumber(from) + later));
}
