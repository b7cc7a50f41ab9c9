import { eventsMessages } from "#messages/events";
import { formats } from "#messages/formats";
import { endsAnotherDay, type EventTimes, lastDayOf } from "~/domain/events/span";
import type { Locale, Preferences } from "~/domain/site/locales";
import { inNorway } from "~/domain/time/in-norway";
import { messagesIn } from "~/i18n/messages-in";
import { formatAs, formatDay, formatMoment, formatTime } from "./format";

/** "fredag 20. november", or "fredag 4. – søndag 6. desember"; with the year where it is another. */
export function formatEventDays(times: EventTimes, now: Date, locale: Locale): string {
  const last = lastDayOf(times);
  return last
    ? `${firstOfDays(times.start, last, locale)} – ${formatDay(last, yearOfBoth(times.start, last, now), locale)}`
    : formatDay(times.start, now, locale);
}

/** Without the month and year that it shares with the last. */
function firstOfDays(first: Date, last: Date, locale: Locale): string {
  const isSame = (pattern: string) => formatMoment(first, pattern, locale) === formatMoment(last, pattern, locale);
  if (isSame("yyyy-MM")) return formatAs("weekdayAlone", first, locale);
  return formatAs(isSame("yyyy") ? "weekday" : "weekdayAndYear", first, locale);
}

/** Both days show their year where these differ. */
function yearOfBoth(first: Date, last: Date, now: Date): Date {
  return inNorway(first).getFullYear() === inNorway(last).getFullYear() ? now : first;
}

/** "28. november–3. desember", "4.–6. desember"; with the year where it is another. */
export function formatDaySpan(first: Date, last: Date, now: Date, locale: Locale): string {
  const isSame = (pattern: string) => formatMoment(first, pattern, locale) === formatMoment(last, pattern, locale);
  const { day } = messagesIn(formats, locale);
  const from = isSame("yyyy-MM")
    ? formatMoment(first, day.replace(/ .*/, ""), locale)
    : formatAs(isSame("yyyy") ? "day" : "dayAndYear", first, locale);
  const isThisYear = inNorway(last).getFullYear() === inNorway(yearOfBoth(first, last, now)).getFullYear();
  return `${from}–${formatAs(isThisYear ? "day" : "dayAndYear", last, locale)}`;
}

/** "kl. 18:00 – 19:30", with weekdays where it ends on another day; null for whole days. */
export function formatEventHours(times: EventTimes, clock: Pick<Preferences, "locale" | "timeFormat">): string | null {
  const m = messagesIn(eventsMessages, clock.locale);
  if (times.isAllDay) return lastDayOf(times) ? null : m.allDay;
  const { start, end } = times;
  const from = formatTime(start, clock);
  if (!end || end <= start) return m.at(from);
  if (!endsAnotherDay(times)) return m.at(`${from} – ${formatTime(end, clock)}`);
  const onDay = (moment: Date) => `${formatMoment(moment, "EEE", clock.locale)} ${m.at(formatTime(moment, clock))}`;
  return `${onDay(start)} – ${onDay(end)}`;
}

/** "20. november 2026 kl. 18:00", without the time for whole days. */
export function formatSharedDate(
  { start, isAllDay }: EventTimes,
  clock: Pick<Preferences, "locale" | "timeFormat">,
): string {
  const day = formatAs("dayAndYear", start, clock.locale);
  return isAllDay ? day : messagesIn(eventsMessages, clock.locale).dayAt(day, formatTime(start, clock));
}
