import { factsOf, type RecurrencePattern, type StandingRule } from "~/domain/events/recurrence";
import { calendarDate, dayNumber } from "~/domain/time/calendar-days";

/** A rule of recurrence as jCal has it (RFC 7265, 3.6.10), without its end. */
export type CalendarRule = Record<string, string | number>;

const WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const;
const WEEKS_APART: Partial<Record<RecurrencePattern, number>> = { biweekly: 2, triweekly: 3 };

/** Returns the rule (RFC 5545, RRULE) that gives a series' days, from any of those that `givesDay` names. */
export function calendarRule({ pattern, firstDay }: StandingRule): CalendarRule {
  const { weekday, date, place } = factsOf(pattern, firstDay);
  switch (pattern) {
    case "daily":
      return { freq: "DAILY" };
    case "monthly":
      return { freq: "MONTHLY", bymonthday: date === LAST_DATE ? -1 : date };
    case "monthly_weekday":
    case "monthly_last_weekday":
      return { freq: "MONTHLY", byday: `${place === "last" ? -1 : place}${WEEKDAYS[weekday]}` };
    default:
      return { freq: "WEEKLY", ...(WEEKS_APART[pattern] && { interval: WEEKS_APART[pattern] }) };
  }
}

/**
 * Returns whether the calendar's rule gives a day (YYYY-MM-DD) of the series' own. A shorter month has its last day
 * instead of the 29th or 30th; only few programs know a rule for that (BYSETPOS), so that such days stand by themselves.
 */
export function givesDay({ pattern, firstDay }: StandingRule, day: string): boolean {
  const { date } = factsOf(pattern, firstDay);
  return pattern !== "monthly" || date === LAST_DATE || calendarDate(dayNumber(day)).date === date;
}

const LAST_DATE = 31;
