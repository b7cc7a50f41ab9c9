import { calendarDate, dayNumber, dayText, placeInMonth } from "../calendar-days";
import { dayOfTurn, isMonthly, type RecurrencePattern } from "./patterns";

export interface MovedRule {
  pattern: RecurrencePattern;
  /** Where a day of the old rule comes to lie; days as YYYY-MM-DD. */
  move(day: string): string;
}

/**
 * What becomes of a series when one of its days is moved: days and weeks move as far, months follow the rule anew from
 * the new day (from the first Sunday to the second Saturday, from the 31st to the 30th).
 */
export function moveRule(pattern: RecurrencePattern, from: string, to: string): MovedRule {
  if (from === to) return { pattern, move: (day) => day };
  const target = dayNumber(to);
  if (!isMonthly(pattern)) {
    const shift = target - dayNumber(from);
    return { pattern, move: (day) => dayText(dayNumber(day) + shift) };
  }
  const movedPattern = pattern === "monthly_last_weekday" && !placeInMonth(target).isLast ? "monthly_weekday" : pattern;
  const turn = (day: string) => monthNumber(day) - monthNumber(from);
  return { pattern: movedPattern, move: (day) => dayText(dayOfTurn(movedPattern, target, turn(day))) };
}

function monthNumber(day: string): number {
  const { year, month } = calendarDate(dayNumber(day));
  return year * 12 + month;
}
