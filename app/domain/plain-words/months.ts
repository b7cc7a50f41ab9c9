import { addMonths, calendarDate, dayIn, type DayNumber, daysInMonth, nthIn } from "~/domain/time/days-and-moments";
import type { DayLimits } from "./when";

/** A month that is over is next year's. */
export function monthDays(month: number, year: number, today: DayNumber): DayLimits {
  const last = dayIn(year, month, daysInMonth(year, month));
  return [Math.max(today, dayIn(year, month, 1)), last];
}

export function comingMonth(month: number, today: DayNumber): DayLimits {
  const { year, month: current } = calendarDate(today);
  return monthDays(month, month < current ? year + 1 : year, today);
}

/** The next such day of any month. */
export function nthOfMonths(nth: number, weekday: number, today: DayNumber): DayNumber {
  for (let ahead = 0; ; ahead++) {
    const { year, month } = calendarDate(addMonths(today - calendarDate(today).date + 1, ahead));
    const day = nthIn(nth, weekday, month, year);
    if (day >= today) return day;
  }
}
