import type { offlineMessages } from "#messages/offline";
import type { Preferences } from "~/domain/site/preferences";
import { dayNumber, weekdayOf } from "~/domain/time/calendar-days";
import { wallClockAt } from "~/domain/time/wall-clock";

/** Returns "i dag 18:04", "i går 18:04" or "mandag 18:04": nothing is kept for longer than a week. */
export function asOf(
  at: number,
  now: number,
  { day: texts }: typeof offlineMessages,
  timeFormat: Preferences["timeFormat"],
): string {
  const { day, time } = wallClockAt(new Date(at));
  const daysAgo = dayNumber(wallClockAt(new Date(now)).day) - dayNumber(day);
  const clock = timeFormat === "12h" ? twelveHours(time) : time;
  if (daysAgo <= 0) return texts.today(clock);
  if (daysAgo === 1) return texts.yesterday(clock);
  return texts.onWeekday(texts.weekdays[weekdayOf(dayNumber(day))]!, clock);
}

function twelveHours(time: string): string {
  const [hour, minute] = time.split(":") as [string, string];
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? "AM" : "PM"}`;
}
