import ICAL from "ical.js";
import { DAY_SECONDS } from "./civil-date";

/** How long something lasts: whole days by the calendar, and seconds by the stopwatch (RFC 5545, 3.3.6). */
export interface Duration {
  days: number;
  seconds: number;
}

const LONGEST_TEXT = 50;
const LONGEST_DAYS = 10 * 366;

/** Reads `P1W` or `P1DT2H30M`. Null where it is no duration, a negative one, or one of many years. */
export function parseDuration(text: string): Duration | null {
  const written = text.slice(0, LONGEST_TEXT).trim().toUpperCase();
  if (!/^\+?P/.test(written)) return null;
  try {
    const { weeks, days, hours, minutes, seconds } = ICAL.Duration.fromString(written);
    const duration = { days: weeks * 7 + days, seconds: hours * 3600 + minutes * 60 + seconds };
    return secondsOf(duration) <= LONGEST_DAYS * DAY_SECONDS ? duration : null;
  } catch {
    return null;
  }
}

export const secondsOf = ({ days, seconds }: Duration) => days * DAY_SECONDS + seconds;
