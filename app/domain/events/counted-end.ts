import { dayNumber, dayText } from "~/domain/time/days-and-moments";
import { clashOn, type DayChoice } from "./clashes";
import { type CountedEnd, latestUntil, SERIES_MAX_OCCURRENCES } from "./recurrence";
import { daysFrom, firstDayFrom, type RepeatRule } from "./repetition";

export const isCountRight = (count: number): boolean => count >= 1 && count <= SERIES_MAX_OCCURRENCES;

interface Counted extends RepeatRule, DayChoice {
  startDay: string;
  anchorDay?: string | undefined;
}

/** YYYY-MM-DD. Days that clash do not count; days left out by hand do, so that leaving one out adds no other. */
export function lastDayOfCount({ count, after }: CountedEnd, series: Counted): string {
  const { startDay, anchorDay, avoids, kept = [] } = series;
  const first = dayNumber(anchorDay ?? firstDayFrom(series, startDay));
  const latest = latestUntil(startDay, series.pattern);
  let [last, left] = [startDay, count];
  for (const number of daysFrom(series, first, dayNumber(startDay))) {
    const day = dayText(number);
    if (after !== null && day <= after) continue;
    last = day;
    if (!avoids || kept.includes(day) || clashOn(day, avoids) === null) left--;
    if (left <= 0 || day > latest) break;
  }
  return last;
}
