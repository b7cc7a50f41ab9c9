import { format as formatDate } from "date-fns";
import { eventsMessages } from "#messages/events";
import { dateNames, formats } from "#messages/formats";
import type { Locale, Preferences } from "~/domain/site/locales";
import { dayText, momentAt, nextWeekday } from "~/domain/time/days-and-moments";
import { inNorway } from "~/domain/time/in-norway";
import { messagesIn } from "~/i18n/messages-in";
import type { Formats } from "./formats";

type Clock = Pick<Preferences, "locale" | "timeFormat">;

/** `pattern` is date-fns's; Norwegian time. */
export function formatMoment(moment: Date, pattern: string, locale: Locale): string {
  return formatDate(inNorway(moment), pattern, { locale: messagesIn(dateNames, locale) });
}

/** By the numbers of weekdayOf(). */
export const formatWeekday = (weekday: number, locale: Locale): string =>
  formatMoment(momentAt(dayText(nextWeekday(0, weekday)), "12:00"), "EEEE", locale);

/** Norwegian time. */
export function formatAs(
  kind: Exclude<keyof Formats, "name" | "numbers" | "time">,
  moment: Date,
  locale: Locale,
): string {
  return formatMoment(moment, messagesIn(formats, locale)[kind], locale);
}

/** "18:30", or "6:30 PM", in every language. */
export function formatTime(moment: Date, { locale, timeFormat }: Clock): string {
  return formatDate(inNorway(moment), messagesIn(formats, locale).time[timeFormat]);
}

/** A line may end before "kl. 18:30", not in it. */
export function keepWhole(text: string, time: string): string {
  const end = ` ${time}`;
  return text.replace(end, end.replaceAll(" ", "\u00A0"));
}

/** "søndag 7. juni", with the year where it is another. */
export function formatDay(moment: Date, now: Date, locale: Locale): string {
  const isThisYear = inNorway(moment).getFullYear() === inNorway(now).getFullYear();
  return formatAs(isThisYear ? "weekday" : "weekdayAndYear", moment, locale);
}

/** "7. juni kl. 18:30", in English "7 June at 18:30". */
export function formatDayAndTime(moment: Date, clock: Clock): string {
  const { dayAt } = messagesIn(eventsMessages, clock.locale);
  return dayAt(formatAs("day", moment, clock.locale), formatTime(moment, clock));
}
