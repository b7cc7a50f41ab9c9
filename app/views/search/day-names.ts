import { churchYearMessages } from "#messages/church-year";
import type { Locale } from "~/domain/site/locales";
import { namesOfDay, numberedSunday } from "~/domain/time/church-year";
import { dayNumber } from "~/domain/time/days-and-moments";
import { messagesIn } from "~/i18n/messages-in";

/** "1. søndag i advent", or "4. søndag i advent · Julaften"; null for a day (YYYY-MM-DD) without a name. */
export function dayNames(day: string, locale: Locale): string | null {
  const { namedDays } = messagesIn(churchYearMessages, locale);
  const names = namesOfDay(dayNumber(day)).map((name) => namedDays[name]);
  return names.length > 0 ? names.join(" · ") : null;
}

/** With a Sunday's number where it has no name: "5. søndag i treenighetstiden · Sankthans". */
export function dayNamesOrSunday(day: string, locale: Locale): string | null {
  const number = numberedSunday(dayNumber(day));
  const sunday = number && messagesIn(churchYearMessages, locale).sunday(number);
  return [sunday, dayNames(day, locale)].filter((words) => words !== null).join(" · ") || null;
}
