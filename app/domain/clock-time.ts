/** A time as somebody types it ("9:5", "18.30"), as HH:MM; null where the clock does not show it. */
export function parseClockTime(text: string): string | null {
  const [, hour, minute] = /^(\d{1,2})[:.](\d{1,2})$/.exec(text) ?? [];
  if (hour === undefined || minute === undefined || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, "0")}:${minute.padStart(2, "0")}`;
}

/** HH:MM as the 12-hour clock says it: "6:30 PM". */
export function twelveHours(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? "AM" : "PM"}`;
}
