const DAY = 24 * 60;

/** An end time before the start time means the next day up to this length; longer events need an end day. */
export const NIGHT_MAX_HOURS = 12;

/**
 * Parses a typed time ("9:5", "18.30") to HH:MM; null where it is no time. Many phone keypads have only digits, so "11"
 * and "930" are times too.
 */
export function parseClockTime(text: string): string | null {
  const [, hour, minute = "0"] = /^(\d{1,2})[:.](\d{1,2})$/.exec(text) ?? /^(\d{1,2})(\d{2})?$/.exec(text) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, "0")}:${minute.padStart(2, "0")}`;
}

/**
 * Returns the end (HH:MM) of an event that keeps its length when its start moves. Null where a time is missing, or
 * where the end would be so late the next day that it needs a date.
 */
export function endMovedAlong({ from, to, end }: { from: string; to: string; end: string }): string | null {
  if ([from, to, end].some((time) => parseClockTime(time) !== time)) return null;
  const length = (minutesOf(end) - minutesOf(from) + DAY) % DAY;
  const moved = minutesOf(to) + length;
  if (length === 0 || (moved >= DAY && length > NIGHT_MAX_HOURS * 60)) return null;
  const padded = (n: number) => String(n).padStart(2, "0");
  return `${padded(Math.floor(moved / 60) % 24)}:${padded(moved % 60)}`;
}

/** Returns the minutes since midnight of HH:MM. */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(":").map(Number) as [number, number];
  return hours * 60 + minutes;
}

/** Returns HH:MM on the 12-hour clock: "6:30 PM". */
export function twelveHours(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? "AM" : "PM"}`;
}
