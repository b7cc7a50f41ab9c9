import type { offlineMessages } from "#messages/offline";
import type { Preferences } from "~/domain/site/locales";
import { dayNumber, weekdayOf } from "~/domain/time/days-and-moments";

/** "i dag 18:04", "i går 18:04" or "mandag 18:04": nothing is kept for longer than a week. */
export function asOf(
  at: number,
  now: number,
  { day: texts }: typeof offlineMessages,
  timeFormat: Preferences["timeFormat"],
): string {
  const { day, time } = clockAt(at);
  const daysAgo = dayNumber(clockAt(now).day) - dayNumber(day);
  const clock = timeFormat === "12h" ? twelveHours(time) : time;
  if (daysAgo <= 0) return texts.today(clock);
  if (daysAgo === 1) return texts.yesterday(clock);
  return texts.onWeekday(texts.weekdays[weekdayOf(dayNumber(day))] ?? "", clock);
}

function twelveHours(time: string): string {
  const [hour, minute] = time.split(":") as [string, string];
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? "AM" : "PM"}`;
}

/** The browser's own calendar, because the server's would have to be loaded for this alone. */
const NORWAY = {
  timeZone: "Europe/Oslo",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
} as const;

function clockAt(at: number): { day: string; time: string } {
  const norway = new Intl.DateTimeFormat("en-GB", NORWAY);
  const parts = Object.fromEntries(norway.formatToParts(at).map(({ type, value }) => [type, value]));
  return { day: `${parts["year"]}-${parts["month"]}-${parts["day"]}`, time: `${parts["hour"]}:${parts["minute"]}` };
}
