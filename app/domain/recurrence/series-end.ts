import { calendarDate, dayIn, dayNumber, dayText } from "../calendar-days";

/** How the end of a series is chosen: with June, when the working year of most congregations ends; with the year; or by a date. */
export const SERIES_ENDS = ["june", "year", "date"] as const;
export type SeriesEnd = (typeof SERIES_ENDS)[number];

/** The last possible day of a series that starts on a day, both YYYY-MM-DD; `date` is what was typed. */
export function lastDayBy(end: SeriesEnd, startDay: string, date: string): string {
  if (end === "date") return date;
  const { year, month } = calendarDate(dayNumber(startDay));
  if (end === "year") return dayText(dayIn(year, 12, 31));
  return dayText(dayIn(month <= 6 ? year : year + 1, 6, 30));
}
