import { dayNumber, dayText, FRIDAY, lastWeekday, MONDAY } from "./calendar-days";
import { dayOf, momentAt, shiftDay, startOfNorwegianDay } from "./wall-clock";

const BEGINS = "15:00";

export interface Weekend {
  /** Friday to Sunday, as YYYY-MM-DD. */
  days: [string, string, string];
  /** [start, end): from Friday at 15:00 to the night after Sunday. */
  start: Date;
  end: Date;
}

export function weekendAt(now: Date): Weekend {
  const friday = dayText(lastWeekday(dayNumber(dayOf(now)), MONDAY) + FRIDAY);
  const days: Weekend["days"] = [friday, shiftDay(friday, 1), shiftDay(friday, 2)];
  return { days, start: momentAt(friday, BEGINS), end: startOfNorwegianDay(shiftDay(friday, 3)) };
}
