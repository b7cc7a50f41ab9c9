import {
  dayIn,
  dayOf,
  type DayRange,
  daysInMonth,
  dayText,
  lastWeekday,
  MONDAY,
  monthOf,
  type MonthText,
  weekOf,
} from "./days-and-moments";

const yearAndMonth = (month: MonthText) => month.split("-").map(Number) as [year: number, month: number];

export function shiftMonth(month: MonthText, by: number): MonthText {
  const [year, number] = yearAndMonth(month);
  return monthOf(dayText(dayIn(year, number + by, 1)));
}

export function daysOfMonth(month: MonthText): DayRange {
  const [year, number] = yearAndMonth(month);
  return { from: `${month}-01`, to: `${month}-${daysInMonth(year, number)}` };
}

export interface WeekOfMonth {
  /** ISO 8601. */
  week: number;
  /** Monday to Sunday as YYYY-MM-DD; null for another month's. */
  days: (string | null)[];
}

export function weeksOfMonth(month: MonthText): WeekOfMonth[] {
  const [year, number] = yearAndMonth(month);
  const first = dayIn(year, number, 1);
  const last = dayIn(year, number + 1, 0);
  const weeks: WeekOfMonth[] = [];
  for (let monday = lastWeekday(first, MONDAY); monday <= last; monday += 7) {
    const days = Array.from({ length: 7 }, (_, later) => monday + later);
    weeks.push({
      week: weekOf(monday, MONDAY).week,
      days: days.map((day) => (day >= first && day <= last ? dayText(day) : null)),
    });
  }
  return weeks;
}

export function shownMonth(
  { month, day, from }: { month?: MonthText | undefined; day?: string | undefined; from?: Date | null },
  now: Date,
): { month: MonthText; day: string | null } {
  const shown = month ?? monthOf(day ?? dayOf(from && from > now ? from : now));
  return { month: shown, day: day && monthOf(day) === shown ? day : null };
}
