import { DAY_SECONDS } from "../ical/civil-date";

/** What starts in the next twelve months is imported. */
const MONTHS = 12;

/** How far behind the horizon a reading looks for what comes over it next. */
const LOOKAHEAD_DAYS = 2;

/** The moment twelve months from now. */
export function horizonOf(now: Date): Date {
  const horizon = new Date(now);
  horizon.setUTCMonth(horizon.getUTCMonth() + MONTHS);
  return horizon;
}

/** How many days ahead a calendar is read. */
export const daysToRead = (now: Date) => (horizonOf(now).getTime() - now.getTime()) / (DAY_SECONDS * 1000) + LOOKAHEAD_DAYS;

/**
 * Until when (unix seconds) a feed that says it has not changed can be believed: until its next occurrence comes over
 * the horizon. `beyond` is the first one behind it, null where none was seen.
 */
export function copyGoodUntil(now: Date, beyond: Date | null): number {
  const untilThen = beyond ? (beyond.getTime() - horizonOf(now).getTime()) / 1000 : LOOKAHEAD_DAYS * DAY_SECONDS;
  return Math.floor(now.getTime() / 1000 + Math.max(0, untilThen));
}
