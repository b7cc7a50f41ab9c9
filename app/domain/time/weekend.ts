import {
  dayNumber,
  dayOf,
  dayText,
  FRIDAY,
  lastWeekday,
  momentAt,
  MONDAY,
  shiftDay,
  startOfNorwegianDay,
} from "./days-and-moments";

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
