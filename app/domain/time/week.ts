import { dayNumber, dayText, lastWeekday, MONDAY, SUNDAY, weekOf } from "./calendar-days";
import { type DayRange, dayOf, shiftDay } from "./wall-clock";

/** A week, from Monday to Sunday. */
export interface CalendarWeek extends DayRange {
  /** Its number by ISO 8601. */
  number: number;
}

/** Returns this week, the next, or the one that has a day (YYYY-MM-DD). */
export function weekAt(which: string, now: Date): CalendarWeek {
  const day = which === "this" ? dayOf(now) : which === "next" ? shiftDay(dayOf(now), 7) : which;
  const monday = lastWeekday(dayNumber(day), MONDAY);
  return { from: dayText(monday), to: dayText(monday + SUNDAY), number: weekOf(monday, MONDAY).week };
}
