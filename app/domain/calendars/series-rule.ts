import { factsOf, type StandingRule } from "~/domain/events/recurrence";
import type { RecurrencePattern } from "~/domain/events/repetition";
import { calendarDate, dayNumber } from "~/domain/time/days-and-moments";
import { present } from "~/domain/values";

/** jCal (RFC 7265, 3.6.10), without its end. */
export type CalendarRule = Record<string, string | number | string[]>;

const WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const;
const WEEKS_APART: Partial<Record<RecurrencePattern, number>> = { biweekly: 2, triweekly: 3 };

export function calendarRule({ firstDay, ...repetition }: StandingRule): CalendarRule {
  const { pattern, weekday, date, place, month, every = 1, weekdays = [] } = factsOf(repetition, firstDay);
  switch (pattern) {
    case "daily":
      return { freq: "DAILY" };
    case "monthly":
      return { freq: "MONTHLY", bymonthday: date === LAST_DATE ? -1 : date };
    case "monthly_weekday":
    case "monthly_last_weekday":
      return { freq: "MONTHLY", byday: `${place === "last" ? -1 : place}${WEEKDAYS[weekday]}` };
    case "weekdays":
      return {
        freq: "WEEKLY",
        ...(every > 1 && { interval: every }),
        byday: weekdays.flatMap((each) => WEEKDAYS[each] ?? []),
        ...(every > 1 && { wkst: "MO" }),
      };
    case "yearly":
      return { freq: "YEARLY", bymonth: present(month, "month of a yearly series"), bymonthday: date };
    default:
      return { freq: "WEEKLY", ...(WEEKS_APART[pattern] && { interval: WEEKS_APART[pattern] }) };
  }
}

/**
 * Whether the calendar's rule gives a day (YYYY-MM-DD). Not the last day of a month shorter than the date (few programs
 * know BYSETPOS), nor picked days (not every program reads RDATE).
 */
export function givesDay({ pattern, firstDay }: StandingRule, day: string): boolean {
  const { date } = calendarDate(dayNumber(firstDay));
  if (pattern === "picked") return false;
  if (pattern === "monthly" && date === LAST_DATE) return true;
  return (pattern !== "monthly" && pattern !== "yearly") || calendarDate(dayNumber(day)).date === date;
}

const LAST_DATE = 31;
