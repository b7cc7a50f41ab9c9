import { dayNumber, dayOf, dayText, lastWeekday, MONDAY, shiftDay, SUNDAY, weekOf } from "./days-and-moments";

export type CalendarWeek = ReturnType<typeof weekAt>;

/** "this", "next", or the week of a YYYY-MM-DD. */
export function weekAt(which: string, now: Date) {
  const day = which === "this" ? dayOf(now) : which === "next" ? shiftDay(dayOf(now), 7) : which;
  const monday = lastWeekday(dayNumber(day), MONDAY);
  return { from: dayText(monday), to: dayText(monday + SUNDAY) /** ISO 8601. */, number: weekOf(monday, MONDAY).week };
}
