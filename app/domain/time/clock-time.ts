const DAY = 24 * 60;

/** An end time before the start time is the next day's up to this length; longer events need an end day. */
export const NIGHT_MAX_HOURS = 12;

/** "9:5" and "18.30" to HH:MM; also "11" and "930", because many phone keypads have only digits. */
export function parseClockTime(text: string): string | null {
  const [, hour, minute = "0"] = /^(\d{1,2})[:.](\d{1,2})$/.exec(text) ?? /^(\d{1,2})(\d{2})?$/.exec(text) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, "0")}:${minute.padStart(2, "0")}`;
}

/** HH:MM, the length kept; null where a time is missing, or the end would be so late that it needs a date. */
export function endMovedAlong({ from, to, end }: { from: string; to: string; end: string }): string | null {
  if ([from, to, end].some((time) => parseClockTime(time) !== time)) return null;
  const length = (minutesOf(end) - minutesOf(from) + DAY) % DAY;
  const moved = minutesOf(to) + length;
  if (length === 0 || (moved >= DAY && length > NIGHT_MAX_HOURS * 60)) return null;
  return timeOfMinutes(moved);
}

/** HH:MM of so many minutes since midnight, of this day or the next. */
export function timeOfMinutes(minutes: number): string {
  const padded = (n: number) => String(n).padStart(2, "0");
  return `${padded(Math.floor(minutes / 60) % 24)}:${padded(minutes % 60)}`;
}

/** Of HH:MM. */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(":").map(Number) as [number, number];
  return hours * 60 + minutes;
}

/** HH:MM as "6:30 PM". */
export function twelveHours(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? "AM" : "PM"}`;
}
