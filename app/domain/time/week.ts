import {
  dayNumber,
  dayOf,
  type DayRange,
  dayText,
  lastWeekday,
  MONDAY,
  shiftDay,
  SUNDAY,
  weekOf,
} from "./days-and-moments";

export interface CalendarWeek extends DayRange {
  /** ISO 8601. */
  number: number;
}

/** "this", "next", or the week of a YYYY-MM-DD. */
export function weekAt(which: string, now: Date): CalendarWeek {
  const day = which === "this" ? dayOf(now) : which === "next" ? shiftDay(dayOf(now), 7) : which;
  const monday = lastWeekday(dayNumber(day), MONDAY);
  return { from: dayText(monday), to: dayText(monday + SUNDAY), number: weekOf(monday, MONDAY).week };
}
