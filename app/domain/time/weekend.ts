import { dayNumber, dayText, FRIDAY, lastWeekday, MONDAY } from "./calendar-days";
import { dayOf, momentAt, shiftDay, startOfNorwegianDay } from "./wall-clock";

/** The hour on Friday that the weekend begins. */
const BEGINS = "15:00";

export interface Weekend {
  /** Friday, Saturday and Sunday, as YYYY-MM-DD. */
  days: [string, string, string];
  /** From Friday at 15:00 to the night after Sunday, [start, end). */
  start: Date;
  end: Date;
}

/** Returns the weekend that comes, or that is: the one of this week, which begins on Monday. */
export function weekendAt(now: Date): Weekend {
  const friday = dayText(lastWeekday(dayNumber(dayOf(now)), MONDAY) + FRIDAY);
  const days: Weekend["days"] = [friday, shiftDay(friday, 1), shiftDay(friday, 2)];
  return { days, start: momentAt(friday, BEGINS), end: startOfNorwegianDay(shiftDay(friday, 3)) };
}
